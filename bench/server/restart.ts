import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { DatabaseSync } from 'node:sqlite';
import { DATABASE } from '../../src/server/main.ts';
import { openSqlite } from '../../src/store/sqlite.ts';
import { isOpen, startChild, type Child } from './child.ts';
import { createLedger } from './ledger.ts';
import { openParty } from './party.ts';
import { timesOf, type Times } from './crash.ts';

export interface Restart {
  readonly tables: number;
  readonly moves: number;
  /** Size of the database. */
  readonly megabytes: number;
  /** Milliseconds from the start of the process to its being open. */
  readonly opened: number;
  /** From a hello over HTTP to a view, for tables picked from all over. */
  readonly firstLook: Times;
  /** From a move over HTTP to its being durable, for tables nobody had touched since the restart. */
  readonly firstMove: Times;
  /** Seconds until every single one had been looked at. */
  readonly allSeconds: number;
  /** What a table without sockets costs once it has left memory, in KiB. */
  readonly kibPerTable: number;
}

/** The same with a file of years: only what the size of the file could change. */
export type LargeRestart = Pick<Restart, 'tables' | 'megabytes' | 'opened' | 'firstLook' | 'firstMove'> & {
  /** Whether the file was in the system's memory. */
  readonly cached: boolean;
};

const SAMPLE = 200;
const MOVES = 40;
const AT_ONCE = 50;
const PATIENCE = 75_000;

/** A crash of a server with very many tables in the middle of a match. */
export async function restart(tables: number): Promise<Restart> {
  const data = mkdtempSync(join(tmpdir(), 'stolik-restart-'));
  try {
    const tokens = await playHalf(data);
    const path = join(data, DATABASE);
    // Opened and closed, so that the log is folded and every step has a row to copy.
    await (await openSqlite(path)).close();
    const ids = multiply(path, tables);
    const child = await start(data);
    const before = await heapKiB(child);
    const [token = ''] = tokens;
    const look = async (id: string): Promise<void> => void (await lookAt(child.url, id, token));
    const spread = (i: number): string => ids[Math.floor((i * tables) / SAMPLE)] ?? '';
    const firstLook = await timed((i) => look(spread(2 * i)), SAMPLE / 2);
    // All tables are copies of one, so whoever is asked at the first is asked at all.
    const asked = await whoIsAsked(child.url, spread(0), tokens);
    const firstMove = await timed((i) => bet(child.url, spread(2 * i + 1), asked), SAMPLE / 2);
    const from = performance.now();
    for (let i = 0; i < tables; i += AT_ONCE) await Promise.all(ids.slice(i, i + AT_ONCE).map(look));
    const allSeconds = Math.round((performance.now() - from) / 10) / 100;
    // Tables nobody watches leave memory after a minute.
    await sleep(PATIENCE);
    const kibPerTable = Math.round((100 * ((await heapKiB(child)) - before)) / tables) / 100;
    await child.kill();
    return {
      tables,
      moves: MOVES,
      megabytes: megabytesOf(path),
      opened: Math.round(child.openedAfter),
      firstLook,
      firstMove,
      allSeconds,
      kibPerTable,
    };
  } finally {
    rmSync(data, { recursive: true, force: true });
  }
}

/** A crash of a server that has kept records for years: `megabytes` of them, beside very many tables in the middle of a match. */
export async function restartLarge(tables: number, megabytes: number): Promise<readonly LargeRestart[]> {
  const data = mkdtempSync(join(tmpdir(), 'stolik-large-'));
  try {
    const tokens = await playHalf(data);
    const path = join(data, DATABASE);
    await (await openSqlite(path)).close();
    const ids = multiply(path, tables);
    weighDown(path, megabytes);
    const rows: LargeRestart[] = [];
    for (const cached of [true, false]) {
      if (!cached) forget(path);
      const child = await start(data);
      const spread = (i: number): string => ids[Math.floor((i * tables) / SAMPLE)] ?? '';
      const at = cached ? 0 : SAMPLE / 2;
      const firstLook = await timed(
        async (i) => void (await lookAt(child.url, spread(at + 2 * i), tokens[0] ?? '')),
        SAMPLE / 4,
      );
      const asked = await whoIsAsked(child.url, spread(at), tokens);
      const firstMove = await timed((i) => bet(child.url, spread(at + 2 * i + 1), asked), SAMPLE / 4);
      await child.kill();
      const opened = Math.round(child.openedAfter);
      rows.push({ tables, megabytes: megabytesOf(path), cached, opened, firstLook, firstMove });
    }
    return rows;
  } finally {
    rmSync(data, { recursive: true, force: true });
  }
}

const RECORD = 20_000;

/** Records of matches long over. */
function weighDown(path: string, megabytes: number): void {
  const db = new DatabaseSync(path);
  const insert = db.prepare('INSERT INTO records (match, tbl, at, data) VALUES (?, ?, ?, ?)');
  const data = `{"made":"${'x'.repeat(RECORD)}"}`;
  const many = Math.ceil((megabytes * 1_000_000) / RECORD);
  db.exec('BEGIN');
  for (let i = 0; i < many; i++) insert.run(`m${i}`, `long gone ${i % 997}`, i, data);
  db.exec('COMMIT; PRAGMA wal_checkpoint(TRUNCATE)');
  db.close();
}

function megabytesOf(path: string): number {
  return Math.round(statSync(path).size / 1_000_000);
}

/** As after a restart of the machine: the system has nothing of the file in memory. */
function forget(path: string): void {
  execFileSync('sync', [path]);
  execFileSync('dd', [`if=${path}`, 'iflag=nocache', 'count=0'], { stdio: 'ignore' });
}

async function start(data: string): Promise<Child> {
  const child = await startChild(data);
  if (!isOpen(child)) throw new Error(child.err);
  return child;
}

async function timed(work: (i: number) => Promise<void>, count: number): Promise<Times> {
  const times: number[] = [];
  for (let i = 0; i < count; i++) {
    const from = performance.now();
    await work(i);
    times.push(performance.now() - from);
  }
  return timesOf(times);
}

/** One table of Rudy in the middle of its match; the tokens of its seats. */
async function playHalf(data: string): Promise<readonly string[]> {
  const child = await start(data);
  const ledger = createLedger();
  const party = await openParty({ url: child.url, game: 'rudy', seats: 4, seed: 3, ledger });
  await Promise.all(party.seats.map((seat) => seat.connect(child.url)));
  while (party.seats.reduce((sum, { moves }) => sum + moves, 0) < MOVES) await sleep(1);
  await child.kill();
  for (const seat of party.seats) seat.disconnect();
  return party.tokens;
}

/** As many copies of that table as are wanted, each under an id and a code of its own. */
function multiply(path: string, tables: number): string[] {
  const db = new DatabaseSync(path);
  const { tid, id, code } = db.prepare('SELECT tid, id, code FROM tables').get() as {
    tid: number;
    id: string;
    code: string;
  };
  const { n, data } = db.prepare('SELECT n, data FROM bases WHERE tid = ?').get(tid) as { n: number; data: string };
  const table = db.prepare('INSERT INTO tables (id, code, due) VALUES (?, ?, NULL)');
  const base = db.prepare('INSERT INTO bases VALUES (?, ?, ?)');
  const steps = db.prepare(
    'INSERT INTO runs (tid, n, last, at, data) SELECT ?, n, last, at, data FROM runs WHERE tid = ? ORDER BY n',
  );
  const ids: string[] = [];
  db.exec('BEGIN');
  for (let i = 0; i < tables; i++) {
    const newId = i.toString(16).padStart(32, '0');
    const newCode = `X${i.toString(36).toUpperCase().padStart(5, '0')}`;
    const { lastInsertRowid } = table.run(newId, newCode);
    base.run(lastInsertRowid, n, data.replace(id, newId).replace(code, newCode));
    steps.run(lastInsertRowid, tid);
    ids.push(newId);
  }
  // As a crash leaves it: it is read through at the start.
  db.exec('UPDATE pulse SET closed = 0; COMMIT');
  db.close();
  return ids;
}

interface LegalView {
  readonly question: number | null;
}

async function lookAt(url: string, id: string, token: string): Promise<LegalView> {
  const answer = await fetch(`${url}/api/tables/${id}/view`, { headers: { authorization: `Bearer ${token}` } });
  const text = await answer.text();
  if (!text.includes('"question"')) throw new Error(`no view of ${id}: ${text}`);
  return JSON.parse(text) as LegalView;
}

interface Asked {
  readonly token: string;
  readonly question: number;
}

async function whoIsAsked(url: string, id: string, tokens: readonly string[]): Promise<Asked> {
  for (const token of tokens) {
    const { question } = await lookAt(url, id, token);
    if (question !== null) return { token, question };
  }
  throw new Error(`nobody is asked at ${id}`);
}

/** A bet; its answer comes when it is durable. */
async function bet(url: string, id: string, { token, question }: Asked): Promise<void> {
  const told = await fetch(`${url}/api/tables/${id}/messages`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ t: 'move', question, move: { number: 1 } }),
  });
  if (!told.ok) throw new Error(`no move at ${id}: ${await told.text()}`);
}

/** What the server has on its heap and still needs. */
async function heapKiB({ pid, url }: Child): Promise<number> {
  process.kill(pid, 'SIGUSR2');
  await sleep(1000);
  const metrics = await (await fetch(`${url}/metrics`)).text();
  return Number(/^process_heap_bytes (\d+)/m.exec(metrics)?.[1] ?? Number.NaN) / 1024;
}
