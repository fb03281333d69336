import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { houseProcess } from './browser/process.ts';
import { copyOfRepository, type Copy } from './copy.ts';
import { call, createTable } from './server/caller.ts';
import { connect, type Client } from './server/client.ts';
import { shareIn } from './server/share.ts';

let copy: Copy;
let before: Map<string, string>;
let after: Map<string, string>;
let told: string;
beforeAll(async () => {
  copy = copyOfRepository();
  before = copy.files();
  told = await done('npm run -s new-game -- probe');
  after = copy.files();
});
afterAll(() => copy.remove());

/** What a command says that must succeed. */
async function done(command: string): Promise<string> {
  const { code, said } = await copy.run(command);
  if (code !== 0) throw new Error(`${command} ended with ${code}: ${said}`);
  return said;
}

/** Answers every question with one that is always legal, until there is an end. */
function takeOnes(client: Client): Promise<string> {
  shareIn(client);
  return new Promise((resolve) => {
    client.listen((message) => {
      const { question, lobby } = message as {
        question?: unknown;
        lobby?: { phase: string; match: { match: string } };
      };
      if (message.t === 'view' && typeof question === 'number') client.say({ t: 'move', question, move: { take: 1 } });
      if (lobby?.phase === 'ended') resolve(lobby.match.match);
    });
  });
}

describe('npm run new-game -- probe', () => {
  it('writes one folder, and one line of what was there', () => {
    const changed = [...after.keys()].filter((path) => after.get(path) !== before.get(path));
    expect(changed.filter((path) => before.has(path))).toEqual(['src/games/index.ts']);
    expect(changed.filter((path) => !before.has(path) && !path.startsWith('src/games/probe/'))).toEqual([]);
    expect([...before.keys()].filter((path) => !after.has(path))).toEqual([]);
    const [old, now] = [before, after].map((files) => files.get('src/games/index.ts')?.split('\n') ?? []);
    expect(now?.filter((line) => line !== "export { probe } from './probe/game.ts';")).toEqual(old);
    expect(now).toHaveLength((old?.length ?? 0) + 1);
    expect(now?.slice(1, -1)).toEqual(now?.slice(1, -1).toSorted());
  });

  it('tells every file it wrote, and what to do next', () => {
    const written = [...after.keys()].filter((path) => !before.has(path));
    expect(written.filter((path) => !told.includes(path))).toEqual([]);
    for (const next of ['play probe', 'sim probe', 'test:laws -- --game probe', 'npm start', 'docs/tutorial.md']) {
      expect(told).toContain(next);
    }
  });

  it('leaves nothing of the template behind', () => {
    const texts = [...after].filter(([path]) => !before.has(path)).map(([, text]) => text);
    expect(texts.join('\n')).not.toMatch(/yourgame|\/src\/|\bY1\b/i);
    expect(texts.join('\n')).toContain('[P1]');
  });

  it('makes a game that compiles, keeps the laws and passes its own tests', async () => {
    await done('npm run -s check:types');
    expect(await done('npm run -s test:laws -- --game probe --games 12')).toContain('1 passed, 0 failed');
    expect(await done('npm exec -c "vitest run src/games/probe test/parts.test.ts test/names.test.ts"')).toMatch(
      /Test Files +4 passed/,
    );
  });

  it('that is played by bots, and every record is played again', async () => {
    expect(await done('npm run -s stolik -- sim probe --games 20 --records games.ndjson')).toContain('random');
    expect(await done('npm run -s stolik -- replay games.ndjson')).toContain('20 records, 20 of them fine.');
  });

  it('that is played in the terminal, through a pipe', async () => {
    const said = await done(
      `yes 1 | head -30 | npm run -s stolik -- play probe --players 2 --seed a --lang en --options '{"last":"loses"}'`,
    );
    expect(said).toContain('take 3');
    expect(said).toMatch(/took, seat 0, count 1/);
    expect(said).toContain('You win!');
  });

  it('that is played at a table with a bot, on a server, and its record is genuine', async () => {
    const house = await houseProcess(copy.root);
    try {
      const seat = await createTable(house.url, 'probe', { settings: { quickBots: true } });
      const client = await connect(house.url, seat);
      const match = takeOnes(client);
      client.say({ t: 'bot', name: 'Bot', level: 'random', id: 1 });
      await client.next(({ t, id }) => t === 'done' && id === 1);
      client.say({ t: 'start' });
      const { body: record } = await call(house.url, 'GET', `/api/tables/${seat.table}/records/${await match}`);
      const { body: about } = await call(house.url, 'GET', '/api/games');
      writeFileSync(join(copy.root, 'record.json'), JSON.stringify(record));
      expect(record).toMatchObject({ game: 'probe', outcome: { places: expect.arrayContaining([1, 2]) } });
      expect(await done(`npm run -s stolik -- verify record.json --house ${String(about['house'])}`)).toContain(
        'record.json: genuine.',
      );
      await client.close();
    } finally {
      await house.close();
    }
  });
});

describe('new-game refuses', () => {
  it.each([
    ['', 'How is the game called? npm run new-game -- ID'],
    ['Chess', '"Chess" cannot be the id of a game: take 3 to 16 lower-case letters'],
    ['go', '"go" cannot be the id of a game'],
    ['averyveryverylongone', 'cannot be the id of a game'],
    ['rudy', 'There is a game rudy already, in src/games/rudy: take another id.'],
    ['table', '"table" is a room, src/table: take another id.'],
    ['class', 'The word "class" stands in src/'],
    ['chess draughts', 'One game at a time'],
  ])('"%s", and changes nothing', async (ids, why) => {
    const then = readFileSync(join(copy.root, 'src/games/index.ts'), 'utf8');
    const { code, said } = await copy.run(`npm run -s new-game -- ${ids}`);
    expect(code).toBe(1);
    expect(said).toContain(why);
    expect(readFileSync(join(copy.root, 'src/games/index.ts'), 'utf8')).toBe(then);
  });
});
