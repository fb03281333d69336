import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { gzipSync } from 'node:zlib';
import { MIGRATIONS as POSTGRES } from '../../src/store/postgres-schema.ts';
import { MIGRATIONS as SQLITE } from '../../src/store/schema.ts';
import { createTable, sit } from '../server/caller.ts';
import { connect, type Client } from '../server/client.ts';
import { startServers } from '../server/cluster-house.ts';
import { openHouse } from '../server/house.ts';
import { play } from '../server/player.ts';
import { binary } from '../services/binary.ts';

// Writes small databases as this program keeps them, for the programs after it: `npm exec -c "node test/earlier/write.ts"`, before a
// change of a store. Of every game a table whose match is over, and one that is in the middle of a match.

async function begin(url: string, game: string, seed: number) {
  const { table, token } = await createTable(url, game);
  const { token: other } = await sit(url, table, 'Ola');
  const host = await connect(url, { table, token });
  const clients: readonly Client[] = [host, await connect(url, { table, token: other })];
  const [over] = clients.map((client, i) => play(client, game, seed + i).over);
  return { seats: { game, table, token, other }, clients, host, over };
}

async function leaveTables(url: string): Promise<readonly object[]> {
  const tables: object[] = [];
  for (const game of ['rudy', 'mozg', 'ruletka']) {
    const done = await begin(url, game, 1);
    done.host.say({ t: 'start', id: 1 });
    const match = (await done.over)?.match;
    await Promise.all(done.clients.map((client) => client.close()));
    tables.push({ ...done.seats, match, isOver: true });

    const running = await begin(url, game, 9);
    let views = 0;
    const enough = new Promise<void>((resolve) => {
      running.host.listen(({ t }) => {
        if (t === 'view' && ++views === 5) resolve();
      });
    });
    running.host.say({ t: 'start', id: 1 });
    await enough;
    for (const client of running.clients) client.terminate();
    tables.push({ ...running.seats, match: null, isOver: false });
  }
  return tables;
}

function keep(name: string, kind: string, database: string | Buffer, tables: readonly object[]): void {
  const path = join(import.meta.dirname, name);
  writeFileSync(`${path}.${kind}.gz`, gzipSync(database, { level: 9 }));
  writeFileSync(`${path}.json`, `${JSON.stringify(tables, null, 2)}\n`);
}

const data = mkdtempSync(join(tmpdir(), 'stolik-earlier-'));
const house = await openHouse({ data });
const inSqlite = await leaveTables(house.url);
await house.close();
const file = join(data, 'stolik.db');
const db = new DatabaseSync(file);
db.exec('PRAGMA wal_checkpoint(TRUNCATE); VACUUM; PRAGMA journal_mode = DELETE');
db.close();
keep(`format-${SQLITE.length}`, 'db', readFileSync(file), inSqlite);

const servers = await startServers();
const database = await servers.postgres.database();
const [node] = await servers.nodes(1, { database });
const inPostgres = await leaveTables(node?.url ?? '');
await servers.closeNodes();
const dump = binary({ program: 'pg_dump', package: 'postgresql' });
const args = ['--inserts', '--schema=stolik', '--no-owner', database];
keep(`postgres-${POSTGRES.length}`, 'sql', execFileSync(dump, args, { maxBuffer: 1 << 28 }), inPostgres);
await servers.remove();
