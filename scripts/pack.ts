import { execFileSync } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { makePackage } from './package.ts';

// `npm run package`: the package as a tarball, and how large it is. Into `dist`, or a folder that is named.

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

const into = resolve(process.argv[2] ?? join(ROOT, 'dist'));
const out = join(into, 'package');
await makePackage(out);
for (const [name, kilobytes] of sizesOf(out)) console.log(`${String(kilobytes).padStart(7)} kB  ${name}`);
const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
const packed = execFileSync(npm, ['pack', '--json', '--pack-destination', into], {
  cwd: out,
  encoding: 'utf8',
  env: { ...process.env, npm_config_loglevel: 'error' },
});
const [{ filename, size, unpackedSize }] = JSON.parse(packed) as [
  { filename: string; size: number; unpackedSize: number },
];
const tarball = relative('.', join(into, filename));
console.log(`\n${tarball}: ${kB(size)} kB packed, ${kB(unpackedSize)} kB installed; it needs nothing but Node.`);
console.log(`Start it anywhere:  npx ./${tarball}    or  npm install -g ./${tarball} && stolik`);
