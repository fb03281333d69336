import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { afterEach, expect, test } from 'vitest';
import { fakeIo } from '../../src/cli/fake.ts';
import { verify } from '../../src/cli/verify.ts';
import { GAMES } from '../../src/games/index.ts';
import { closeHouses, openHouse } from './house.ts';

afterEach(closeHouses);

const run = promisify(execFile);
const bot = new URL('../../examples/bot.js', import.meta.url).pathname;

interface End {
  readonly table: string;
  readonly match: string;
  readonly outcome: unknown;
}

test.each(Object.keys(GAMES))(
  '%s: the example bot plays a whole game; its record is genuine, and with any byte changed it is not',
  async (game) => {
    const { url } = await openHouse();
    const { stdout, stderr } = await run(process.execPath, [bot, url, game, '3'], { timeout: 100_000 });
    expect(stderr).toBe('');
    const { table, match, outcome } = JSON.parse(stdout) as End;
    const record = await (await fetch(`${url}/api/tables/${table}/records/${match}`)).text();
    expect(JSON.parse(record)).toMatchObject({ game, outcome, fairness: { match } });

    const { house } = (await (await fetch(`${url}/api/games`)).json()) as { house: string };
    const good = fakeIo({ files: { 'record.json': record } });
    expect(await verify(['record.json', '--house', house], good)).toBe(0);
    expect(good.said.out).toContain('record.json: genuine');
    const stranger = fakeIo({ files: { 'record.json': record } });
    expect(await verify(['record.json'], stranger)).toBe(0);
    expect(stranger.said.out).toContain(`signed by the house ${house}`);
    expect(stranger.said.out).not.toContain('genuine');

    const step = Math.ceil(record.length / 40);
    for (let at = step >> 1; at < record.length; at += step) {
      const other = record[at] === '1' ? '2' : '1';
      const touched = record.slice(0, at) + other + record.slice(at + 1);
      const io = fakeIo({ files: { 'record.json': touched } });
      expect(await verify(['record.json'], io), `byte ${at}`).toBe(1);
      expect(io.said.err, `byte ${at}`).toMatch(/^stolik verify: record\.json: [\w.[\], -]+: /);
    }
  },
);
