import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterEach, expect, test } from 'vitest';
import { GAMES } from '../../src/games/rules.ts';
import { MIGRATIONS } from '../../src/store/schema.ts';
import { DATABASE } from '../../src/server/main.ts';
import { verify } from '../../src/table/verify.ts';
import { bearer, call } from './caller.ts';
import { connect, type Client } from './client.ts';
import { closeHouses, newFolder, openHouse } from './house.ts';
import { play } from './player.ts';

afterEach(closeHouses);

/** A table as a program of that format left it (`test/earlier/write.ts`). */
interface Left {
  readonly game: string;
  readonly table: string;
  readonly token: string;
  readonly other: string;
  readonly match: string | null;
  readonly isOver: boolean;
}

const file = (format: number, kind: 'db.gz' | 'json'): string => `test/earlier/format-${format}.${kind}`;

/** Those that a program after them reads, and today's, once it is written down. */
const FORMATS = MIGRATIONS.map((_, i) => i + 1).filter(
  (format) => format < MIGRATIONS.length || existsSync(file(format, 'json')),
);

const lobbyOf = ({ newest }: Client, kind: string) =>
  newest(kind)?.['lobby'] as { phase: string; earlier: object | null } | undefined;

/** Both people come back, end what cannot be played any more, and play to the end. */
async function playOn(url: string, { game, table, token, other, isOver }: Left): Promise<void> {
  const clients = [await connect(url, { table, token }), await connect(url, { table, token: other })];
  const [host] = clients;
  if (host === undefined) throw new Error('nobody came');
  const lobby = lobbyOf(host, 'welcome');
  const goesOn = !isOver && lobby?.earlier === null;
  if (!isOver && !goesOn) {
    host.say({ t: 'abandon', id: 1 });
    await host.next((told) => told.t === 'done' && told['id'] === 1);
  }
  // A player that begins now does not hear of what is over.
  const seen = clients.map((client) => client.told.length);
  const over = clients.map((client, i) => play(goesOn ? client : later(client, seen[i] ?? 0), game, 5 + i).over);
  if (!goesOn) {
    host.say({ t: 'start', id: 2 });
    await host.next((told) => told.t === 'done' && told['id'] === 2);
  }
  expect((await over[0])?.outcome).not.toBeNull();
  await Promise.all(clients.map((client) => client.close()));
}

function later(client: Client, from: number): Client {
  return { ...client, told: client.told.slice(from) };
}

test('every format there was has a database that its program wrote', () => {
  expect(FORMATS.length).toBeGreaterThanOrEqual(MIGRATIONS.length - 1);
  expect(FORMATS.filter((format) => !existsSync(file(format, 'db.gz')))).toEqual([]);
});

test.each(FORMATS)(
  'a database of format %i is opened, its records are shown, and its tables play on',
  async (format) => {
    const data = newFolder();
    writeFileSync(join(data, DATABASE), gunzipSync(readFileSync(file(format, 'db.gz'))));
    const left = JSON.parse(readFileSync(file(format, 'json'), 'utf8')) as readonly Left[];
    const house = await openHouse({ data, keepTables: null, keepRecords: null });
    const copied = existsSync(join(data, `${DATABASE}.before-format-${MIGRATIONS.length}`));
    expect(copied).toBe(format < MIGRATIONS.length);
    for (const { table, token, match, isOver } of left) {
      if (!isOver) continue;
      const { status, body } = await call(
        house.url,
        'GET',
        `/api/tables/${table}/records/${match}`,
        undefined,
        bearer(token),
      );
      expect(status).toBe(200);
      expect(verify(body, GAMES).flaw).toBeNull();
    }
    await Promise.all(left.map((each) => playOn(house.url, each)));
  },
);
