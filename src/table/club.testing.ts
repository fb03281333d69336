import { hearLobby, type Share } from '../kernel/share.ts';
import type { BotRunner } from '../runner/bot-runner.ts';
import type { PersonCommand, Who } from './command.ts';
import type { Environment } from './environment.ts';
import type { Append, Keeper, Kept } from './keeper.ts';
import type { Publication } from './publication.ts';
import { createTables, type Handle, type Report, type Tables } from './tables.ts';
import { TEMPO, type Tempo } from './tempo.ts';
import { bytesFrom, fakeTime, quiet, testBots, testEnvironment, type FakeTime } from './table.testing.ts';

/** A store whose appends a test can hold back or refuse. */
export interface Balky extends Keeper {
  /** What the next appends answer instead of keeping anything. */
  fail: (append: Append) => Kept | undefined;
  /** While it is true, appends are kept but nobody is told. */
  hold: boolean;
  release(): Promise<void>;
  appends: Append[];
}

function balky(store: Keeper): Balky {
  let held: (() => void)[] = [];
  const made: Balky = {
    ...store,
    appends: [],
    hold: false,
    fail: () => undefined,
    async append(append) {
      made.appends.push(append);
      const failed = made.fail(append);
      if (made.hold) await new Promise<void>((resolve) => void held.push(resolve));
      return failed ?? store.append(append);
    },
    async release() {
      made.hold = false;
      const all = held;
      held = [];
      for (const resolve of all) resolve();
      await quiet();
    },
  };
  return made;
}

/** How a program is started otherwise than usual. */
export interface Otherwise {
  readonly tempo?: Partial<Tempo>;
  readonly bots?: BotRunner;
  readonly lastAlive?: number;
  readonly clocks?: boolean;
  /** Games that are otherwise than they should be. */
  readonly games?: Environment['games'];
  readonly appendLate?: NonNullable<Keeper['appendLate']>;
}

/** Tables at a store that may balk, in a time that passes when it is told to. */
export interface Club {
  readonly time: FakeTime;
  readonly store: Balky;
  readonly reports: Report[];
  tables: Tables;
  /** Another program at the same store. */
  start(more?: Otherwise): Tables;
  /** A new table with these people at it. */
  table(game?: string, people?: readonly string[], options?: object, tables?: Tables): Promise<Handle>;
  /** Everybody comes, promises and opens; the cards are dealt. */
  deal(handle: Handle, people?: number): Promise<void>;
}

function environmentOf({ clocks = true, games }: Otherwise): Environment {
  const usual = testEnvironment();
  return { ...usual, clocks, games: { ...usual.games, ...games } };
}

export function club(keeper: Keeper): Club {
  const time = fakeTime();
  const store = balky(keeper);
  const reports: Report[] = [];
  const random = bytesFrom('tables');
  const start = (more: Otherwise = {}): Tables =>
    createTables({
      environment: environmentOf(more),
      keeper: {
        ...store,
        append: (each) => store.append(each),
        ...(more.appendLate !== undefined && { appendLate: more.appendLate }),
        lastAlive: more.lastAlive ?? null,
      },
      time,
      random,
      bots: more.bots ?? testBots(),
      tempo: { ...TEMPO, ...more.tempo },
      report: (report) => void reports.push(report),
    });
  const made: Club = {
    time,
    store,
    reports,
    tables: start(),
    start,
    async table(game = 'rudy', people = ['Ala', 'Ola'], options = {}, tables = made.tables) {
      const [host = '', ...others] = people;
      const created = await tables.create({
        game,
        options,
        settings: {},
        host: { name: host, lang: 'pl', token: `t ${host}` },
      });
      if (!created.ok) throw new Error(created.code);
      const handle = await tables.open(created.id);
      if (handle === undefined) throw new Error('not there');
      for (const name of others)
        await handle.submit({ kind: 'visitor' }, { do: 'sit', name, lang: 'pl', token: `t ${name}` });
      return handle;
    },
    async deal(handle, people = 2) {
      for (let chair = 0; chair < people; chair++) handle.arrive(chair);
      await handle.submit(as(0), { do: 'start' });
      await shuffle(handle, people);
      await time.pass(0);
    },
  };
  return made;
}

/** The devices of the first so many chairs promise and open. */
export async function shuffle(handle: Handle, people: number): Promise<void> {
  const shares = new Map<number, Share>();
  for (const _ of ['promise', 'open']) {
    for (let chair = 0; chair < people; chair++) {
      const { share, say } = hearLobby(shares.get(chair), await handle.lobby(), chair, () => `${chair}`.repeat(64));
      if (share !== undefined) shares.set(chair, share);
      if (say === undefined) continue;
      const { t, ...rest } = say;
      await handle.submit(as(chair), { do: t, ...rest } as PersonCommand);
    }
  }
}

export function as(chair: number): Who {
  return { kind: 'chair', chair };
}

/** A bet at a table of Rudy. */
export function bet(question: number, number: number): PersonCommand {
  return { do: 'move', question, move: { number } };
}

/** Everything a table says from now on. */
export function hear(handle: Handle): Publication[] {
  const heard: Publication[] = [];
  handle.listen((publication) => void heard.push(publication));
  return heard;
}

export function views(
  heard: readonly Publication[],
): { n: number; movers: readonly number[]; events: readonly string[] }[] {
  return heard.flatMap((each) =>
    each.kind === 'view' ? [{ n: each.showing.n, movers: each.movers, events: each.events }] : [],
  );
}
