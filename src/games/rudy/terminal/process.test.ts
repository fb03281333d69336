import { spawnSync } from 'node:child_process';
import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';

const SCRIPT = fileURLToPath(new URL('../../../../scripts/stolik.js', import.meta.url));

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
