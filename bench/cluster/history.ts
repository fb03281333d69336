import { createHash } from 'node:crypto';
import { Client } from 'pg';
import { levelsOf } from '../../src/games/bots.ts';
import { GAMES } from '../../src/games/rules.ts';
import { apply } from '../../src/table/apply.ts';
import { readBase, readStep } from '../../src/table/base.ts';
import type { Environment } from '../../src/table/environment.ts';
import type { Table } from '../../src/table/table.ts';
import { deadlineOf } from '../../src/table/timer.ts';
import type { Ledger } from './ledger.ts';

/** What the logs say, held against what people saw and were told. */
export interface History {
  readonly tables: number;
  readonly steps: number;
  readonly moves: number;
  readonly matches: number;
  readonly strokes: number;
  /** How much later than their deadline clocks struck, in milliseconds. */
  readonly lateness: readonly number[];
  readonly faults: readonly string[];
}

const environment: Environment = {
  games: GAMES,
  levels: levelsOf,
  sha256: (bytes) => createHash('sha256').update(bytes).digest('hex'),
  mostChairs: 4000,
};

/** Nobody waits longer than this for a clock, whatever goes wrong. */
const LATEST = 8000;

interface Row {
  readonly n: number;
  readonly at: string;
  readonly data: string;
}

interface Entry {
  readonly by: string;
  readonly move: string;
}

/** A table as it was made: its log is replayed from there. Asked at once, because a base is replaced when a match ends. */
export async function baseOf(database: string, table: string): Promise<string> {
  return asking(database, async (client) => {
    const asked = 'SELECT data FROM stolik.bases WHERE tbl = $1 AND n = 0';
    const [row] = (await client.query<{ data: string }>(asked, [table])).rows;
    if (row === undefined) throw new Error(`${table} is not as it was made any more`);
    return row.data;
  });
}

export async function checkHistory(
  database: string,
  bases: ReadonlyMap<string, string>,
  ledger: Ledger,
): Promise<History> {
  const faults: string[] = [];
  const entries = new Map<string, Entry[]>();
  const hashes = new Map<string, Map<number, string>>();
  const lateness: number[] = [];
  let steps = 0;
  let moves = 0;
  let strokes = 0;
  await asking(database, async (client) => {
    for (const [table, base] of bases) {
      const { rows } = await client.query<Row>(
        'SELECT n, at, data FROM stolik.steps WHERE tbl = $1 AND n > 0 ORDER BY n',
        [table],
      );
      const wrong = rows.findIndex(({ n }, i) => n !== i + 1);
      if (wrong !== -1) faults.push(`${table}: place ${rows[wrong]?.n ?? 0} stands where ${wrong + 1} should`);
      try {
        let at: Table = readBase(environment, base);
        const opened = new Map<string, number>();
        for (const row of rows) {
          steps++;
          const time = Number(row.at);
          const step = readStep(at, row.data);
          const before = at.playing;
          at = apply(environment, at, time, step);
          const { playing } = at;
          if (playing !== null) {
            const page = hashes.get(playing.id) ?? new Map<number, string>();
            hashes.set(playing.id, page.set(playing.match.length, playing.hash));
            for (const [seat, question] of playing.match.questions.entries()) {
              const key = `${playing.id}/${seat}/${question}`;
              if (question !== null && !opened.has(key)) opened.set(key, time);
            }
          }
          if (step.k !== 'move' || before === null) continue;
          moves++;
          const question = before.match.questions[step.seat] ?? null;
          const key = `${before.id}/${step.seat}/${question}`;
          entries.set(key, [...(entries.get(key) ?? []), { by: step.by, move: JSON.stringify(step.move) }]);
          if (step.by !== 'clock') continue;
          strokes++;
          const pace = before.match.game.pace(before.match.state, step.seat);
          const early = (opened.get(key) ?? 0) + 1000 * (pace?.seconds ?? 0) - time;
          if (early > 0) faults.push(`${before.id}: a clock struck ${early} ms early`);
          // Clocks stand still while nothing can be kept, and the log says so.
          const late = time - (deadlineOf(before, step.seat) ?? time);
          if (late > LATEST) faults.push(`${before.id}: a clock struck ${late} ms late`);
          lateness.push(late);
        }
      } catch (thrown) {
        faults.push(`${table}: its log does not replay: ${thrown instanceof Error ? thrown.message : 'unknown'}`);
      }
    }
  });
  for (const [key, all] of entries) {
    if (all.length > 1)
      faults.push(`${key}: answered ${all.length} times, by ${all.map(({ by }) => by).join(' and ')}`);
  }
  for (const { match, seat, question, move } of ledger.acks) {
    const [entry] = entries.get(`${match}/${seat}/${question}`) ?? [];
    if (entry === undefined) faults.push(`${match}/${seat}/${question}: acknowledged, and not in the log`);
    else if (entry.move !== move)
      faults.push(`${match}/${seat}/${question}: another move than the acknowledged is in the log`);
  }
  for (const [match, page] of ledger.pins) {
    for (const [n, hash] of page) {
      if (hashes.get(match)?.get(n) !== hash)
        faults.push(`${match}: what was shown after ${n} entries is not in the log`);
    }
  }
  return {
    tables: bases.size,
    steps,
    moves,
    matches: hashes.size,
    strokes,
    lateness: lateness.toSorted((a, b) => a - b),
    faults,
  };
}

async function asking<T>(database: string, ask: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: database });
  await client.connect();
  try {
    return await ask(client);
  } finally {
    await client.end();
  }
}
