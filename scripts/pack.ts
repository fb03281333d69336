import { execFileSync } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { makePackage } from './package.ts';

// `npm run package`: the package as a tarball, and how large it is.

const ROOT = join(import.meta.dirname, '..');

/** Kilobytes on the disk, folder by folder. */
function sizesOf(folder: string): readonly (readonly [name: string, kilobytes: number])[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const sizes = new Map<string, number>();
  for (const file of files) {
    const path = join(folder, file);
    if (!statSync(path).isFile()) continue;
    const [top = ''] = file.split(/[/\\]/);
    sizes.set(top, (sizes.get(top) ?? 0) + statSync(path).size);
  }
  return [...sizes].map(([name, bytes]) => [name, Math.ceil(bytes / 1024)] as const).toSorted((a, b) => b[1] - a[1]);
}

function kB(bytes: number): number {
  return Math.ceil(bytes / 1024);
}

const out = join(ROOT, 'dist/package');
await makePackage(out);
for (const [name, kilobytes] of sizesOf(out)) console.log(`${String(kilobytes).padStart(7)} kB  ${name}`);
const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
const packed = execFileSync(npm, ['pack', '--json', '--pack-destination', join(ROOT, 'dist')], {
  cwd: out,
  encoding: 'utf8',
  env: { ...process.env, npm_config_loglevel: 'error' },
});
const [{ filename, size, unpackedSize }] = JSON.parse(packed) as [
  { filename: string; size: number; unpackedSize: number },
];
console.log(
  `\ndist/${filename}: ${kB(size)} kB packed, ${kB(unpackedSize)} kB installed; it needs nothing but Node.`,
);
console.log(`Start it anywhere:  npx ./dist/${filename}    or  npm install -g ./dist/${filename} && stolik`);
