import { hash, randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { botNamed } from '../../src/games/all-bots.ts';
import { levelsOf } from '../../src/games/bots.ts';
import { GAMES } from '../../src/games/rules.ts';
import type { Game } from '../../src/kernel/contract.ts';
import type { Json } from '../../src/kernel/json.ts';
import { openStream } from '../../src/kernel/stream.ts';
import { seedKey } from '../../src/kernel/fairness.ts';
import { fastRandom } from '../../src/kernel/fast-random.ts';
import { threadRunner } from '../../src/server/thinkers/pool.ts';
import { openClock } from '../../src/server/time.ts';
import { openSqlite } from '../../src/store/sqlite.ts';
import { localRunner } from '../../src/runner/local-runner.ts';
import { createTables } from '../../src/table/tables.ts';
import { TEMPO } from '../../src/table/tempo.ts';

export interface LoopDelay {
  readonly moves: number;
  readonly failed: number;
  readonly p50: number;
  readonly p99: number;
  readonly most: number;
  /** How much of one processor the server's own thread used. */
  readonly used: number;
}

interface LegalView {
  readonly question: number | null;
  readonly seat: number;
  readonly table: object;
  readonly own: object;
}

/** Milliseconds between two looks at the event loop; what is told is what came on top. */
const RESOLUTION = 1;

/** Tables of one person, who answers at once, and three bots, for some seconds: how late is the server's event loop? */
export async function loopDelay(
  game: Game,
  level: string,
  tablesToLay: number,
  seconds: number,
  threads: boolean,
  quick: boolean,
): Promise<LoopDelay> {
  const folder = mkdtempSync(join(tmpdir(), 'stolik-'));
  const store = await openSqlite(join(folder, 'stolik.db'), {});
  const clock = openClock((thrown) => console.error(thrown));
  const pool = threadRunner({ time: clock, lost: (why) => console.error(why) });
  let failed = 0;
  let moves = 0;
  const tables = createTables({
    environment: {
      games: GAMES,
      levels: levelsOf,
      sha256: (bytes) => hash('sha256', bytes, 'hex'),
      mostChairs: 12,
    },
    keeper: store,
    time: clock,
    random: (bytes) => randomBytes(bytes),
    bots: threads ? pool : localRunner(botNamed),
    tempo: { ...TEMPO, promises: 0 },
    report: ({ kind }) => {
      if (kind === 'bot-failed') failed++;
    },
  });
  const dice = fastRandom(openStream(seedKey('loop'), 'people'));
  for (let i = 0; i < tablesToLay; i++) {
    const host = { name: 'Ala', lang: 'pl', token: `t${i}`, face: 'fox' };
    const made = await tables.create({ game: game.id, options: {}, settings: { quickBots: quick }, host });
    if (!made.ok) throw new Error(made.code);
    const handle = await tables.open(made.id);
    if (handle === undefined) throw new Error('no table');
    const who = { kind: 'chair', chair: made.chair } as const;
    handle.arrive(made.chair);
    for (const name of ['Trybik', 'Dioda', 'Nit']) await handle.submit(who, { do: 'bot', name, level });
    handle.listen((told) => {
      if (told.kind === 'lobby') {
        if (told.lobby().phase === 'ended') void handle.submit(who, { do: 'start' });
        return;
      }
      if (told.kind !== 'view') return;
      moves++;
      const { question, seat, table, own } = JSON.parse(
        `{${told.showing.shared()},${told.showing.own(made.chair)}}`,
      ) as LegalView;
      if (question === null || !told.showing.isAwaited(made.chair)) return;
      const move = game.sample({ ...table, ...own }, seat, dice) as Json;
      void handle.submit(who, { do: 'move', question, move });
    });
    await handle.submit(who, { do: 'start' });
  }
  await wait(2000);
  moves = 0;
  const before = process.threadCpuUsage();
  const began = performance.now();
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION });
  delay.enable();
  await wait(seconds * 1000);
  delay.disable();
  const { user, system } = process.threadCpuUsage(before);
  const used = (user + system) / 1000 / (performance.now() - began);
  await tables.close();
  pool.close();
  await store.close();
  rmSync(folder, { recursive: true, force: true });
  const late = (nanoseconds: number): number => Math.max(0, nanoseconds / 1e6 - RESOLUTION);
  const [p50, p99, most] = [delay.percentile(50), delay.percentile(99), delay.max].map(late);
  return { moves, failed, p50: p50 ?? 0, p99: p99 ?? 0, most: most ?? 0, used };
}
