import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { gzipSync } from 'node:zlib';
import { createTable, sit } from '../server/caller.ts';
import { connect, type Client } from '../server/client.ts';
import { openHouse } from '../server/house.ts';
import { play } from '../server/player.ts';

// Writes a small database as this program keeps it, for the programs after it: `npm exec -c "node test/earlier/write.ts"`, before a
// change of the store. Of every game a table whose match is over, and one that is in the middle of a match.

const data = mkdtempSync(join(tmpdir(), 'stolik-earlier-'));
const house = await openHouse({ data });
const tables: object[] = [];

async function begin(game: string, seed: number) {
  const { table, token } = await createTable(house.url, game);
  const { token: other } = await sit(house.url, table, 'Ola');
  const clients: Client[] = [];
  for (const each of [token, other]) clients.push(await connect(house.url, { table, token: each }));
  const [host] = clients;
  if (host === undefined) throw new Error('nobody came');
  const [first] = clients.map((client, i) => play(client, game, seed + i));
  if (first === undefined) throw new Error('nobody plays');
  return { table, token, other, clients, host, over: first.over };
}

for (const game of ['rudy', 'mozg', 'ruletka']) {
  const over = await begin(game, 1);
  over.host.say({ t: 'start', id: 1 });
  const { match } = await over.over;
  await Promise.all(over.clients.map((client) => client.close()));
  tables.push({ game, table: over.table, token: over.token, other: over.other, match, isOver: true });

  const running = await begin(game, 9);
  let views = 0;
  const enough = new Promise<void>((resolve) => {
    running.host.listen(({ t }) => {
      if (t === 'view' && ++views === 5) resolve();
    });
  });
  running.host.say({ t: 'start', id: 1 });
  await enough;
  for (const client of running.clients) client.terminate();
  tables.push({ game, table: running.table, token: running.token, other: running.other, match: null, isOver: false });
}
await house.close();

const path = join(data, 'stolik.db');
const db = new DatabaseSync(path);
const [format] = Object.values(db.prepare('PRAGMA user_version').get() ?? {});
db.exec('PRAGMA wal_checkpoint(TRUNCATE); VACUUM; PRAGMA journal_mode = DELETE');
db.close();
writeFileSync(join(import.meta.dirname, `format-${Number(format)}.db.gz`), gzipSync(readFileSync(path), { level: 9 }));
writeFileSync(join(import.meta.dirname, `format-${Number(format)}.json`), `${JSON.stringify(tables, null, 2)}\n`);
