import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { wordsOf } from '../store/commits.ts';
import { copyDatabase } from '../store/copy.ts';
import { putInPlace } from '../store/restore.ts';
import { MIGRATIONS } from '../store/schema.ts';
import { inspect, surplusOf, type Contents, type Surplus } from '../store/sqlite-inspect.ts';
import { isStoreDamage } from '../store/store.ts';
import { backupName } from './backups.ts';
import { readConfig, type Config, type Flags } from './config.ts';
import { makeFolder } from './folder.ts';
import { isLocked, takeLock } from './lock.ts';
import { DATABASE } from './main.ts';
import type { RunIo } from './run.ts';

type Told = { readonly ok: boolean; readonly said: string };

/** Copies the database of a server that may be running to a new file, and reads the copy through. */
export async function backUp(flags: Flags, out: string | undefined, io: RunIo): Promise<0 | 1> {
  return tell('backup', io, flags, async (config) => {
    const to = out ?? join(config.backupFolder ?? join(config.data, 'backups'), backupName(Date.now()));
    if (config.database !== null) return dump(config.database, out ?? to.replace(/\.db$/, '.dump'), io.env);
    const from = join(config.data, DATABASE);
    if (!existsSync(from)) return no(`There is no database in ${config.data}: --data DIR says where it is.`);
    try {
      makeFolder(dirname(to));
      await copyDatabase(from, to);
    } catch (thrown) {
      return no(`${to}: ${wordsOf(thrown)}`);
    }
    const { tables, records } = inspect(to);
    return yes(`${to} is a copy of ${from}: ${counted(tables.size, 'table')}, ${counted(records.size, 'record')}.`);
  });
}

/** Puts a back-up in the place of the database of a server that does not run. */
export async function restore(flags: Flags, file: string, replace: boolean, io: RunIo): Promise<0 | 1> {
  return tell('restore', io, flags, async (config) => {
    if (config.database !== null) return no(PG_RESTORE(file));
    if (!existsSync(file)) return no(`There is no file ${file}.`);
    const backup = inspect(file);
    makeFolder(config.data);
    const lock = takeLock(config.data);
    try {
      return await restoreTo(join(config.data, DATABASE), file, backup, replace, io);
    } finally {
      lock.release();
    }
  });
}

async function restoreTo(path: string, file: string, backup: Contents, replace: boolean, io: RunIo): Promise<Told> {
  const isThere = existsSync(path);
  io.out(`${file}: ${described(backup)}.\n`);
  if (backup.format < MIGRATIONS.length) {
    io.out(
      `Its format is ${backup.format}; the next start changes it to ${MIGRATIONS.length}, and keeps a copy first.\n`,
    );
  }
  if (isThere) {
    io.out(`${path}: ${compared(path, backup)}\n`);
    if (!replace) {
      return no(
        `${path} is there, and nothing was changed. --replace puts the back-up in its place and keeps it beside.`,
      );
    }
  }
  const aside = `${path}.before-restore-${backupName(Date.now()).slice('stolik-'.length, -'.db'.length)}`;
  await putInPlace(file, path, aside);
  return yes(isThere ? `Restored. What was there is ${aside}; delete it when you are sure.` : `Restored to ${path}.`);
}

function described({ newest, tables, records }: Contents): string {
  const at = newest === null ? 'never written' : `last written ${told(newest)}`;
  return `${at}, ${counted(tables.size, 'table')}, ${counted(records.size, 'record')}`;
}

/** What would be lost, and what would come back. */
function compared(path: string, backup: Contents): string {
  let present: Contents;
  try {
    present = inspect(path);
  } catch (thrown) {
    if (!isStoreDamage(thrown)) throw thrown;
    return `it cannot be compared: ${thrown.message}.`;
  }
  const lost = surplusOf(present, backup);
  const found = surplusOf(backup, present);
  const which = (present.newest ?? 0) > (backup.newest ?? 0) ? 'it is newer than the back-up' : 'it is not newer';
  return `${described(present)}; ${which}.\n  Would be lost: ${listed(lost)}.\n  Would come back: ${listed(found)}.`;
}

function listed({ tables, goneOn, records }: Surplus): string {
  const parts = [
    ...(tables > 0 ? [counted(tables, 'whole table')] : []),
    ...(goneOn > 0 ? [`what was done since at ${counted(goneOn, 'table')}`] : []),
    ...(records > 0 ? [counted(records, 'record')] : []),
  ];
  return parts.length === 0 ? 'nothing' : parts.join(', ');
}

const PG_RESTORE = (file: string): string =>
  `With PostgreSQL: stop all nodes, then psql "$DATABASE_URL" -c 'DROP SCHEMA IF EXISTS stolik CASCADE' and pg_restore --dbname="$DATABASE_URL" ${file}`;

/** The address goes by the environment: others on this machine can read a command line, and it has the password. */
function dump(database: string, to: string, env: RunIo['env']): Told {
  if (existsSync(to)) return no(`${to}: is there already; a back-up never writes over anything`);
  makeFolder(dirname(to));
  const { hostname, port, username, password, pathname, searchParams } = new URL(database);
  const given = {
    PGHOST: searchParams.get('host') ?? decodeURIComponent(hostname),
    PGPORT: searchParams.get('port') ?? port,
    PGUSER: decodeURIComponent(username),
    PGPASSWORD: decodeURIComponent(password),
    PGDATABASE: decodeURIComponent(pathname.slice(1)),
    PGSSLMODE: searchParams.get('sslmode') ?? '',
  };
  const set = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== ''));
  const args = ['--format=custom', '--schema=stolik', `--file=${to}`];
  const { error, status, stderr } = spawnSync('pg_dump', args, { env: { ...env, ...set }, encoding: 'utf8' });
  if (error !== undefined) {
    return no(
      `pg_dump is not on this machine. Where it is: pg_dump --format=custom --schema=stolik --file=${to} "$DATABASE_URL"`,
    );
  }
  return status === 0 ? yes(`${to} is a dump of the database.`) : no(`pg_dump: ${stderr.trim()}`);
}

async function tell(verb: string, io: RunIo, flags: Flags, work: (config: Config) => Promise<Told>): Promise<0 | 1> {
  const read = readConfig(io.env, flags, io.client);
  const fail = (why: string): 1 => {
    io.err(`stolik ${verb}: ${why}\n`);
    return 1;
  };
  if (!read.ok) return fail(read.why.join('\n'));
  try {
    const { ok, said } = await work(read.config);
    if (!ok) return fail(said);
    io.out(`${said}\n`);
    return 0;
  } catch (thrown) {
    if (isStoreDamage(thrown)) return fail(`${thrown.message}.`);
    if (isLocked(thrown) || (thrown instanceof Error && 'code' in thrown)) return fail(thrown.message);
    throw thrown;
  }
}

function yes(said: string): Told {
  return { ok: true, said };
}

function no(said: string): Told {
  return { ok: false, said };
}

function counted(n: number, noun: string): string {
  return `${n} ${noun}${n === 1 ? '' : 's'}`;
}

function told(at: number): string {
  return `${new Date(at).toISOString().slice(0, 19).replace('T', ' ')} UTC`;
}
