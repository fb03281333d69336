import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, expect, test } from 'vitest';
import { GAMES } from '../../src/games/index.ts';
import { verify } from '../../src/table/verify.ts';
import { readUp } from '../../src/wire/up.ts';
import { closeHouses, newFolder, openHouse } from './house.ts';

afterEach(closeHouses);

const run = promisify(execFile);
const protocol = readFileSync(new URL('../../docs/protocol.md', import.meta.url), 'utf8');

test('the session with curl runs as it is written', async () => {
  const { url } = await openHouse();
  const script = /## A session with curl[\s\S]*?```sh\n([\s\S]*?)```/.exec(protocol)?.[1] ?? '';
  // The command line has its own tests; the record it would check is checked below.
  const session = script.replace('npm run -s stolik -- verify record.json', '');
  expect(session).not.toBe(script);
  const cwd = newFolder();
  const path = [dirname(process.execPath), process.env['PATH']].join(delimiter);
  const { stdout } = await run('bash', ['-eu', '-c', session], { cwd, env: { PATH: path, HOUSE: url } });
  expect(stdout.match(/"t":"done"/g)).toHaveLength(21);
  const record: unknown = JSON.parse(readFileSync(join(cwd, 'record.json'), 'utf8'));
  expect(verify(record, GAMES)).toMatchObject({ ok: true, flaw: null });
});

test('every message up is in the page, and no other', () => {
  const up = /### Up([\s\S]*?)### Down/.exec(protocol)?.[1] ?? '';
  const told = [...up.matchAll(/t: "([a-z-]+)"/g)].map((match) => match[1] ?? '');
  const read = readUp({ t: '?' });
  const known = read.ok ? [] : (/one of (.*);/.exec(read.why)?.[1]?.split(', ') ?? []);
  expect(told.toSorted()).toEqual(known.toSorted());
});
