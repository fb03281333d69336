import { execFile } from 'node:child_process';
import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, describe, expect, test } from 'vitest';
import { fakeIo } from '../../src/cli/fake.testing.ts';
import { verify } from '../../src/cli/commands/verify.ts';
import { GAMES } from '../../src/games/rules.ts';
import { submit } from '../../src/kernel/match.ts';
import { readRecord } from '../../src/kernel/record.ts';
import { replay } from '../../src/kernel/replay.ts';
import { KITS } from '../kits.ts';
import { bearer, call, createTable } from './caller.ts';
import { closeHouses, newFolder, openHouse } from './house.ts';

afterEach(closeHouses);

const run = promisify(execFile);

interface End {
  readonly table: string;
  readonly match: string;
  readonly outcome: unknown;
  readonly moves: readonly number[];
  readonly refused: readonly {
    readonly n: number;
    readonly seat: number;
    readonly move: unknown;
    readonly code: string;
  }[];
}

/** Whether a move was right when it was made: after so many entries, before somebody was quicker. */
function wasRight(record: unknown, { n, seat, move }: End['refused'][number]): boolean {
  const read = readRecord(record, GAMES);
  if (!read.ok) throw new Error(read.why);
  let right = false;
  replay(read.value, (match) => {
    if (match.length === n) right = submit(match, { seat, move, by: 'player' }).ok;
  });
  return right;
}

/** The bot on its own, in a folder where nothing else is. */
async function bot(file: 'bot.js' | 'bot.py', ...args: string[]): Promise<{ end: End; lines: string[] }> {
  const folder = newFolder();
  copyFileSync(new URL(`../../examples/${file}`, import.meta.url), join(folder, file));
  const program = file === 'bot.js' ? process.execPath : 'python3';
  const { stdout, stderr } = await run(program, [file, ...args], { cwd: folder, timeout: 200_000, maxBuffer: 1 << 26 });
  expect(stderr).toBe('');
  const lines = stdout.trimEnd().split('\n');
  return { end: JSON.parse(lines.at(-1) ?? '') as End, lines };
}

/** The games whose moves the examples work out from a view, as docs/protocol.md tells. */
const KNOWN = ['rudy', 'mozg', 'ruletka'];

/** Each game as it is by default, and by as many other options as there are. */
const games = KNOWN.flatMap((game) => {
  const options = KITS[game]?.options ?? [];
  return [options[0] ?? {}, options.at(-1) ?? {}].map((each) => [game, each] as const);
});

describe.each(['bot.js', 'bot.py'] as const)('examples/%s, copied somewhere else', (file) => {
  test.each(games)('plays a whole game of %s with %j, and no move is refused but by a race', async (game, options) => {
    const { url } = await openHouse();
    const seats = game === 'rudy' ? '3' : '4';
    const { end, lines } = await bot(file, url, game, seats, JSON.stringify(options));
    const { table, match, outcome, moves, refused } = end;
    expect(moves.every((count) => count > 0)).toBe(true);
    expect(lines[0]).toContain(`has opened a table of ${game}`);
    const { body: record } = await call(url, 'GET', `/api/tables/${table}/records/${match}`);
    expect(record).toMatchObject({ game, options, outcome, fairness: { match } });
    expect(refused.filter((each) => !wasRight(record, each))).toEqual([]);
  });

  test('sits down by the code and plays with somebody else', async () => {
    const { url } = await openHouse();
    const { table, token, code } = await createTable(url, 'rudy', { settings: { minding: false } });
    const playing = bot(file, url, code, 'Robo');
    const me = bearer(token);
    const say = (message: unknown) => call(url, 'POST', `/api/tables/${table}/messages`, message, me);
    const look = async () => (await call(url, 'GET', `/api/tables/${table}`, undefined, me)).body;
    const isThere = ({ lobby }: Record<string, unknown>): boolean =>
      (lobby as { readonly chairs: readonly { readonly name: string; readonly present: boolean }[] }).chairs.some(
        ({ name, present }) => name === 'Robo' && present,
      );
    while (!isThere(await look())) await new Promise((resolve) => setTimeout(resolve, 20));
    await say({ t: 'start' });
    for (let turn = 1; turn <= 20;) {
      const { body, status } = await call(url, 'GET', `/api/tables/${table}/view`, undefined, me);
      const question = status === 200 ? body['question'] : null;
      if (typeof question !== 'number') await new Promise((resolve) => setTimeout(resolve, 20));
      else if ((await say({ t: 'move', question, move: { number: turn } })).status === 200) turn++;
    }
    const { end, lines } = await playing;
    expect(lines[0]).toBe('Robo sits down at a table of rudy, and waits for its host to start');
    expect(end).toMatchObject({ table, moves: [20], refused: [] });
  });

  test('says what is wrong with a code nobody has', async () => {
    const { url } = await openHouse();
    await expect(bot(file, url, 'ZZZZZZ', 'Robo')).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringMatching('no-table'),
    });
  });
});

test.each(KNOWN)('%s: the record of a bot’s game is genuine, and with any byte changed it is not', async (game) => {
  const { url } = await openHouse();
  const { end } = await bot('bot.js', url, game, '3');
  const record = await (await fetch(`${url}/api/tables/${end.table}/records/${end.match}`)).text();
  expect(JSON.parse(record)).toMatchObject({ game, outcome: end.outcome, fairness: { match: end.match } });

  const { house } = (await (await fetch(`${url}/api/games`)).json()) as { house: string };
  const good = fakeIo({ files: { 'record.json': record } });
  expect(await verify.run(['record.json', '--house', house], good)).toBe(0);
  expect(good.said.out).toContain('record.json: genuine');
  const stranger = fakeIo({ files: { 'record.json': record } });
  expect(await verify.run(['record.json'], stranger)).toBe(0);
  expect(stranger.said.out).toContain(`signed by the house ${house}`);
  expect(stranger.said.out).not.toContain('genuine');

  const step = Math.ceil(record.length / 40);
  for (let at = step >> 1; at < record.length; at += step) {
    const other = record[at] === '1' ? '2' : '1';
    const touched = record.slice(0, at) + other + record.slice(at + 1);
    const io = fakeIo({ files: { 'record.json': touched } });
    expect(await verify.run(['record.json'], io), `byte ${at}`).toBe(1);
    expect(io.said.err, `byte ${at}`).toMatch(/^stolik verify: record\.json: [\w.[\], -]+: /);
  }
});
