import { beforeEach, describe, expect, it } from 'vitest';
import { openMemory } from '../store/memory.ts';
import type { Append, Kept, Store } from '../store/store.ts';
import { writeBase, readTable } from './base.ts';
import type { BotRunner } from './bot-runner.ts';
import type { PersonCommand, Who } from './command.ts';
import type { Publication } from './publication.ts';
import { bytesFrom, fakeTime, quiet, testBots, testHouse, type FakeTime } from './testing.ts';
import { createTables, type Handle, type Report, type Tables } from './tables.ts';
import { TEMPO, type Tempo } from './tempo.ts';
import { verify } from './verify.ts';

const as = (chair: number): Who => ({ kind: 'chair', chair });

/** A store whose appends a test can hold back or refuse. */
interface Balky extends Store {
  /** What the next appends answer instead of keeping anything. */
  fail: (append: Append) => Kept | undefined;
  /** While it is true, appends are kept but nobody is told. */
  hold: boolean;
  release(): Promise<void>;
  appends: Append[];
}

function balky(store: Store): Balky {
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

let time: FakeTime;
let store: Balky;
let reports: Report[];
let tables: Tables;

interface Otherwise {
  readonly tempo?: Partial<Tempo>;
  readonly bots?: BotRunner;
  readonly lastAlive?: number;
  readonly appendLate?: NonNullable<Store['appendLate']>;
}

function start(more: Otherwise = {}): Tables {
  return createTables({
    house: testHouse(),
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
}

let random: (bytes: number) => Uint8Array;

beforeEach(() => {
  time = fakeTime();
  store = balky(openMemory());
  reports = [];
  random = bytesFrom('tables');
  tables = start();
});

async function table(game = 'rudy', people = ['Ala', 'Ola'], options: object = {}, at = tables): Promise<Handle> {
  const [host = '', ...others] = people;
  const created = await at.create({
    game,
    options,
    settings: {},
    host: { name: host, lang: 'pl', token: `t ${host}` },
  });
  if (!created.ok) throw new Error(created.code);
  const handle = await at.open(created.id);
  if (handle === undefined) throw new Error('not there');
  for (const name of others)
    await handle.submit({ kind: 'visitor' }, { do: 'sit', name, lang: 'pl', token: `t ${name}` });
  return handle;
}

async function deal(handle: Handle, people = 2): Promise<void> {
  for (let chair = 0; chair < people; chair++) handle.arrive(chair);
  await handle.submit(as(0), { do: 'start' });
  const { preparing } = await handle.lobby();
  for (let chair = 0; chair < people; chair++) {
    const bytes = `${chair}`.repeat(64);
    await handle.submit(as(chair), { do: 'contribute', match: preparing?.match ?? '', bytes });
  }
  await time.pass(0);
}

function hear(handle: Handle): Publication[] {
  const heard: Publication[] = [];
  handle.listen((publication) => void heard.push(publication));
  return heard;
}

function views(heard: readonly Publication[]): { n: number; movers: readonly number[]; events: readonly string[] }[] {
  return heard.flatMap((each) =>
    each.kind === 'view' ? [{ n: each.showing.n, movers: each.movers, events: each.events }] : [],
  );
}

const move = (question: number, number: number): PersonCommand => ({ do: 'move', question, move: { number } });

async function playOut(handle: Handle, people = 2): Promise<void> {
  for (let turn = 0; turn < 20; turn++) {
    for (let chair = 0; chair < people; chair++) {
      expect(await handle.submit(as(chair), move(turn * people, 3))).toEqual({ ok: true });
    }
  }
  await time.pass(0);
}

describe('tables', () => {
  it('are made, found by their code in any case, and opened', async () => {
    const handle = await table();
    const { code } = handle;
    expect(code).toMatch(/^[A-HJKMNP-Z2-9]{6}$/);
    expect(await tables.find(code.toLowerCase())).toBe(handle.id);
    expect(await tables.open('nowhere')).toBeUndefined();
    const wrong = await tables.create({
      game: 'rudy',
      options: { x: 1 },
      settings: {},
      host: { name: 'A', lang: 'pl', token: 't' },
    });
    expect(wrong).toMatchObject({ ok: false, code: 'no-game', place: 'options.x' });
  });

  it('know their people by the hash of their token and nobody else', async () => {
    const handle = await table();
    expect(await handle.whoHolds('t Ola')).toEqual(as(1));
    expect(await handle.whoHolds('t Jan')).toBeUndefined();
    const { watch, tv } = await handle.links();
    expect(await handle.whoWatches('watch', watch)).toEqual({ kind: 'watcher', link: 'watch' });
    expect(await handle.whoWatches('watch', tv)).toBeUndefined();
    await handle.submit(as(0), { do: 'set', settings: { spectators: false } });
    expect(await handle.whoWatches('watch', watch)).toBeUndefined();
    expect(await handle.whoWatches('tv', tv)).toEqual({ kind: 'watcher', link: 'tv' });
  });

  it('play a match from the commitment to a record that can be verified', async () => {
    const handle = await table();
    const heard = hear(handle);
    await deal(handle);
    const closed = heard.findIndex((each) => each.kind === 'lobby' && each.lobby().preparing?.closed?.length === 2);
    const dealt = heard.findIndex((each) => each.kind === 'view');
    expect(closed).toBeGreaterThan(-1);
    expect(dealt).toBeGreaterThan(closed);
    await playOut(handle);
    const { match, phase } = await handle.lobby();
    expect(phase).toBe('ended');
    const record = await tables.record(match?.match ?? '', handle.id);
    const pins = heard.flatMap((each) =>
      each.kind === 'view'
        ? [{ n: each.showing.n, hash: (JSON.parse(`{${each.showing.shared()}}`) as { hash: string }).hash }]
        : [],
    );
    expect(pins).toHaveLength(41);
    expect(verify(JSON.parse(record ?? ''), testHouse().games, pins)).toMatchObject({ ok: true });
    await deal(handle);
    expect((await handle.lobby()).phase).toBe('playing');
    expect(await tables.record(match?.match ?? '', handle.id)).toBe(record);
  });

  it('have no record of a match that runs', async () => {
    const handle = await table();
    await deal(handle);
    const { match } = await handle.lobby();
    expect(await tables.record(match?.match ?? '', handle.id)).toBeUndefined();
    expect(await tables.record('another', handle.id)).toBeUndefined();
  });
});

describe('nothing is shown before it is durable', () => {
  it('neither to whoever moved, nor to anybody else, nor by a refusal that would give it away', async () => {
    const handle = await table();
    await deal(handle);
    const heard = hear(handle);
    store.hold = true;
    const answers: unknown[] = [];
    const first = handle.submit(as(0), move(0, 3)).then((answer) => answers.push(answer));
    const twice = handle.submit(as(0), move(0, 4)).then((answer) => answers.push(answer));
    const other = handle.submit(as(1), move(0, 5)).then((answer) => answers.push(answer));
    await quiet();
    expect([answers, views(heard), (await handle.showing())?.n]).toEqual([[], [], 0]);
    await store.release();
    await Promise.all([first, twice, other]);
    expect(answers).toEqual([{ ok: true }, { ok: false, code: 'already-written' }, { ok: true }]);
    expect(views(heard).map(({ n, movers }) => [n, movers])).toEqual([
      [1, [0]],
      [2, [1]],
    ]);
  });

  it('and what is decided before a keeper takes it is kept at once and told at once, with all who moved', async () => {
    const waiting: (() => Promise<void>)[] = [];
    const appendLate: NonNullable<Store['appendLate']> = (take, done) =>
      void waiting.push(async () => {
        const taken = take();
        if (taken !== undefined) done(store.fail(taken) ?? (await store.append(taken)));
      });
    const commit = async (): Promise<void> => {
      while (waiting.length > 0) await waiting.shift()?.();
      await quiet();
    };
    const handle = await table();
    await deal(handle);
    const late = start({ appendLate });
    const again = await late.open(handle.id);
    if (again === undefined) throw new Error('not there');
    const heard = hear(again);
    await again.showing();
    store.appends = [];
    const answers = Promise.all([again.submit(as(0), move(0, 3)), again.submit(as(1), move(0, 4))]);
    await quiet();
    expect([views(heard), store.appends]).toEqual([[], []]);
    await commit();
    expect(await answers).toEqual([{ ok: true }, { ok: true }]);
    expect(store.appends.map(({ steps }) => steps.length)).toEqual([2]);
    expect(views(heard).map(({ n, movers, events }) => [n, movers, events.length])).toEqual([[2, [0, 1], 3]]);
    store.fail = () => ({ ok: false, why: 'full' });
    const refused = Promise.all([again.submit(as(0), move(2, 5)), again.submit(as(1), move(2, 6))]);
    await commit();
    expect(await refused).toEqual([
      { ok: false, code: 'store-full' },
      { ok: false, code: 'store-full' },
    ]);
    expect([(await again.showing())?.n, views(heard).length]).toEqual([2, 1]);
  });

  it('and what there is no room for never happened: it is refused with the reason and can be tried again', async () => {
    const handle = await table();
    await deal(handle);
    const heard = hear(handle);
    const before = await handle.look((sight) => sight.showing?.shared());
    store.fail = () => ({ ok: false, why: 'full' });
    const answers = await Promise.all([handle.submit(as(0), move(0, 3)), handle.submit(as(1), move(0, 3))]);
    expect(answers).toEqual([
      { ok: false, code: 'store-full' },
      { ok: false, code: 'store-full' },
    ]);
    expect(views(heard)).toEqual([]);
    expect(await handle.look((sight) => sight.showing?.shared())).toBe(before);
    store.fail = () => undefined;
    expect(await handle.submit(as(0), move(0, 7))).toEqual({ ok: true });
    expect((await handle.showing())?.n).toBe(1);
  });

  it('the table itself tries again when there is room: a clock that struck in vain strikes later', async () => {
    const handle = await table('rudy', ['Ala', 'Ola'], { time: 20 });
    await deal(handle);
    store.fail = () => ({ ok: false, why: 'full' });
    await time.pass(20_500);
    expect((await handle.showing())?.n).toBe(0);
    store.fail = () => undefined;
    await time.pass(1000);
    expect((await handle.showing())?.n).toBe(2);
  });

  it('a crash between deciding and keeping leaves the table as it was', async () => {
    const handle = await table();
    await deal(handle);
    store.hold = true;
    void handle.submit(as(0), move(0, 3));
    await quiet();
    const inner = openMemoryOf(store);
    const kept = await inner.load(handle.id);
    if (kept === undefined) throw new Error('lost');
    expect(readTable(testHouse(), kept).playing?.match.length).toBe(0);
  });
});

/** The store behind, which has only what was really kept. */
function openMemoryOf(of: Balky): Pick<Store, 'load'> {
  return { load: (id) => of.load(id) };
}

describe('two programs at one store', () => {
  it('never both write a place: one reloads and answers again', async () => {
    const handle = await table();
    await deal(handle);
    const elsewhere = start();
    const other = await elsewhere.open(handle.id);
    if (other === undefined) throw new Error('not there');
    expect((await other.showing())?.n).toBe(0);
    expect(await handle.submit(as(0), move(0, 3))).toEqual({ ok: true });
    expect(await other.submit(as(1), move(0, 4))).toEqual({ ok: true });
    expect(reports.some(({ kind }) => kind === 'conflict')).toBe(true);
    expect((await other.showing())?.n).toBe(2);
    expect(await handle.submit(as(0), move(0, 5))).toEqual({ ok: false, code: 'already-written' });
    expect(await handle.submit(as(0), move(2, 5))).toEqual({ ok: false, code: 'already-written' });
  });
});

describe('the lobby of a match that is prepared', () => {
  it('asks for contributions and shows the closed list at once; who has contributed may wait', async () => {
    const handle = await table('rudy', ['Ala', 'Ola', 'Ula']);
    const heard = hear(handle);
    await deal(handle, 3);
    const told = heard.flatMap((each) => {
      if (each.kind !== 'lobby') return [];
      const { preparing } = each.lobby();
      return preparing === null ? [] : [[each.now, preparing.contributed.length, preparing.closed !== null]];
    });
    expect(told).toEqual([
      [true, 0, false],
      [false, 1, false],
      [false, 2, false],
      [false, 3, false],
      [true, 3, true],
    ]);
  });

  it('closes the list with its last contribution in one commit, and deals in the next', async () => {
    const appendLate: NonNullable<Store['appendLate']> = (take, done) =>
      queueMicrotask(() => {
        const taken = take();
        if (taken !== undefined) void store.append(taken).then(done);
      });
    const handle = await table('rudy', ['Ala', 'Ola'], {}, start({ appendLate }));
    store.appends = [];
    await deal(handle);
    const kinds = store.appends.map(({ steps }) => steps.map(({ data }) => (JSON.parse(data) as { k: string }).k));
    expect(kinds).toEqual([['prepare'], ['contribute'], ['contribute', 'close'], ['deal']]);
  });
});

describe('a restart', () => {
  it('gives every table back, byte for byte, at any moment', async () => {
    const handle = await table('snap', ['Ala', 'Ola', 'Ula'], { time: 5 });
    await deal(handle, 3);
    await handle.submit(as(0), { do: 'move', question: 0, move: { hide: 7 } });
    const kept = await store.load(handle.id);
    if (kept === undefined) throw new Error('lost');
    const base = writeBase(readTable(testHouse(), kept));
    const again = start({ lastAlive: time.now() });
    const reopened = await again.open(handle.id);
    expect(await reopened?.look((sight) => sight.showing?.own(0))).toContain('"hidden":7');
    expect(base).toContain('"hidden":[7,0,0]');
  });

  it('shows the time that was left in the very first look, to all who look at once', async () => {
    const handle = await table('rudy', ['Ala', 'Ola'], { time: 20 });
    await deal(handle);
    await time.pass(5000);
    const lastAlive = time.now();
    await tables.close();
    await time.pass(3_600_000);
    const again = start({ lastAlive });
    const reopened = await again.open(handle.id);
    if (reopened === undefined) throw new Error('lost');
    const looks = await Promise.all([0, 1, 2].map(() => reopened.look(({ showing }) => showing?.left(time.now()))));
    expect(looks).toEqual([15_000, 15_000, 15_000]);
  });

  it('counts an outage that could not be noted when it happened as soon as it can', async () => {
    const handle = await table('rudy', ['Ala', 'Ola'], { time: 20 });
    await deal(handle);
    const lastAlive = time.now();
    await tables.close();
    await time.pass(3_600_000);
    store.fail = () => ({ ok: false, why: 'full' });
    const again = start({ lastAlive });
    const reopened = await again.open(handle.id);
    await reopened?.showing();
    await time.pass(2000);
    store.fail = () => undefined;
    await time.pass(1000);
    expect((await reopened?.showing())?.left(time.now())).toBe(17_000);
  });

  it('goes on with the time that was left, also for tables nobody touches', async () => {
    const handle = await table('rudy', ['Ala', 'Ola'], { time: 20 });
    await deal(handle);
    await time.pass(5000);
    const lastAlive = time.now();
    await tables.close();
    await time.pass(3_600_000);
    const again = start({ lastAlive });
    await again.begin();
    const reopened = await again.open(handle.id);
    await time.pass(10_000);
    expect(again.inMemory).toBe(0);
    await time.pass(4000);
    expect((await store.steps(handle.id, 1, 99)).some(({ data }) => data.includes('"by":"clock"'))).toBe(false);
    await time.pass(1500);
    expect((await reopened?.showing())?.n).toBe(2);
    expect(reports.some(({ kind }) => kind === 'resumed-clock')).toBe(true);
    expect((await reopened?.showing())?.left(time.now())).toBeGreaterThan(18_000);
  });

  it('in the middle of preparing deals what was prepared', async () => {
    const handle = await table();
    handle.arrive(0);
    await handle.submit(as(0), { do: 'start' });
    await tables.close();
    await time.pass(60_000);
    const again = start({ lastAlive: time.now() - 60_000 });
    await again.begin();
    await time.pass(2100);
    const reopened = await again.open(handle.id);
    expect((await reopened?.lobby())?.phase).toBe('playing');
  });

  it('after the last move, before the record was kept, still gives the record', async () => {
    const handle = await table('snap');
    await deal(handle);
    const keep = store.keepRecord.bind(store);
    store.keepRecord = () => Promise.resolve({ ok: false, why: 'full' });
    tables = start();
    const broke = await tables.open(handle.id);
    for (const question of [0, 1, 2]) {
      await broke?.submit(as(0), { do: 'move', question, move: { snap: true } });
    }
    const match = (await broke?.lobby())?.match?.match ?? '';
    expect(await tables.record(match, handle.id)).toBeUndefined();
    expect(await broke?.submit(as(0), { do: 'start' })).toEqual({ ok: false, code: 'store-failed' });
    store.keepRecord = keep;
    const again = start();
    expect(verify(JSON.parse((await again.record(match, handle.id)) ?? ''), testHouse().games).ok).toBe(true);
  });
});

describe('memory', () => {
  it('is left by tables nobody touches, watched or not, and entered again when they are', async () => {
    const handle = await table();
    await deal(handle);
    const heard = hear(handle);
    await tables.begin();
    expect(tables.inMemory).toBe(1);
    await time.pass(70_000);
    expect(tables.inMemory).toBe(0);
    expect(await handle.submit(as(0), move(0, 3))).toEqual({ ok: true });
    expect(views(heard).map(({ n }) => n)).toEqual([1]);
    expect(tables.inMemory).toBe(1);
  });

  it('holds no timer for tables where nothing waits', async () => {
    const handle = await table();
    await deal(handle);
    await handle.submit(as(0), move(0, 3));
    expect(time.waiting).toBe(0);
  });

  it('is filled from the newest base', async () => {
    tables = start({ tempo: { base: 10 } });
    const handle = await table();
    await deal(handle);
    for (let turn = 0; turn < 12; turn++) {
      for (const chair of [0, 1]) await handle.submit(as(chair), move(2 * turn, 3));
    }
    const kept = await store.load(handle.id);
    expect(kept?.steps.length).toBeLessThan(10);
    expect(kept?.base.n).toBeGreaterThan(15);
    const again = await start().open(handle.id);
    expect((await again?.showing())?.n).toBe(24);
    expect(await again?.showing().then((shown) => shown?.shared())).toBe((await handle.showing())?.shared());
  });
});

describe('presence', () => {
  it('lets a bot mind an absent seat after a while, and gives it back at once', async () => {
    const handle = await table();
    handle.arrive(0);
    const leave = handle.arrive(1);
    await deal(handle, 0);
    await handle.submit(as(0), { do: 'start' });
    await time.pass(2000);
    leave();
    await time.pass(19_000);
    expect((await handle.lobby()).chairs[1]?.minded).toBe(false);
    await time.pass(4000);
    expect((await handle.lobby()).chairs[1]).toMatchObject({ minded: true, present: false });
    expect((await handle.showing())?.n).toBe(1);
    handle.arrive(1);
    await quiet();
    expect((await handle.lobby()).chairs[1]).toMatchObject({ minded: false, present: true });
    await handle.submit(as(0), move(0, 3));
    await time.pass(60_000);
    expect((await handle.showing())?.n).toBe(2);
  });

  it('counts devices: a person with two is here until both are gone', async () => {
    const handle = await table();
    const phone = handle.arrive(1);
    const laptop = handle.arrive(1);
    phone();
    phone();
    expect((await handle.lobby()).chairs[1]?.present).toBe(true);
    laptop();
    expect((await handle.lobby()).chairs[1]?.present).toBe(false);
  });

  it('answers at once for whoever left where nobody minds', async () => {
    const handle = await table();
    await deal(handle);
    await handle.submit(as(0), { do: 'set', settings: { minding: false } });
    await handle.submit(as(1), { do: 'leave' });
    await time.pass(0);
    expect((await handle.showing())?.n).toBe(1);
  });
});

describe('bots', () => {
  it('play a whole match with a person, thinking for a time that follows from public facts', async () => {
    const handle = await table('rudy', ['Ala']);
    await handle.submit(as(0), { do: 'bot', name: 'Bot', level: 'greedy' });
    await handle.submit(as(0), { do: 'bot', name: 'Robot', level: 'random' });
    await deal(handle, 1);
    expect((await handle.showing())?.n).toBe(0);
    await time.pass(699);
    expect((await handle.showing())?.n).toBe(0);
    await time.pass(1600);
    expect((await handle.showing())?.n).toBe(2);
    for (let turn = 0; turn < 20; turn++) {
      await handle.submit(as(0), move(3 * turn, 2));
      await time.pass(2300);
    }
    expect((await handle.lobby()).phase).toBe('ended');
    expect(reports.filter(({ kind }) => kind === 'bot-failed' || kind === 'broken')).toEqual([]);
  });

  it('answer at once where the table asks for it', async () => {
    const handle = await table('rudy', ['Ala']);
    await handle.submit(as(0), { do: 'bot', name: 'Bot', level: 'random' });
    await handle.submit(as(0), { do: 'set', settings: { quickBots: true } });
    await deal(handle, 1);
    expect((await handle.showing())?.n).toBe(1);
  });

  it('that fail, cheat or sleep are replaced by the fallback, and that is told', async () => {
    const sick: BotRunner = {
      observe: () => {
        throw new Error('blind');
      },
      choose: ({ sight }) => {
        if (sight.n < 2) return Promise.reject(new Error('dead'));
        return sight.n < 4 ? Promise.resolve({ number: 'x' }) : new Promise(() => {});
      },
      forget: () => {},
    };
    tables = start({ bots: sick });
    const handle = await table('rudy', ['Ala']);
    await handle.submit(as(0), { do: 'bot', name: 'Bot', level: 'random' });
    await deal(handle, 1);
    for (let turn = 0; turn < 3; turn++) {
      await time.pass(12_500);
      expect((await handle.showing())?.n).toBe(2 * turn + 1);
      await handle.submit(as(0), move(2 * turn, 2));
    }
    const told = reports.filter(({ kind }) => kind === 'bot-failed').map(({ detail }) => detail ?? '');
    for (const why of ['blind', 'dead', 'malformed', 'late'])
      expect(told.some((each) => each.includes(why))).toBe(true);
    const moves = (await store.steps(handle.id, 1, 99)).filter(({ data }) => data.includes('"by":"bot"'));
    expect(moves).toHaveLength(3);
  });

  it('remember after a restart what they had seen', async () => {
    const seen: string[][] = [];
    const remembering = (): BotRunner => ({
      observe: () => {},
      async choose({ history }) {
        seen.push((await history()).map(({ n, view }) => `${n} ${(view as { card: string }).card}`));
        return { number: 1 };
      },
      forget: () => {},
    });
    tables = start({ bots: remembering(), tempo: { base: 3 } });
    const handle = await table('rudy', ['Ala']);
    await handle.submit(as(0), { do: 'bot', name: 'Bot', level: 'random' });
    await deal(handle, 1);
    for (let turn = 0; turn < 4; turn++) {
      await handle.submit(as(0), move(2 * turn, 2));
      await time.pass(2500);
    }
    const before = seen.at(-1) ?? [];
    const again = start({ bots: remembering() });
    const reopened = await again.open(handle.id);
    await reopened?.submit(as(0), move(8, 2));
    await time.pass(2500);
    expect(seen.at(-1)?.slice(0, before.length)).toEqual(before);
    expect(new Set(seen.at(-1)).size).toBeGreaterThan(8);
  });

  it('never think for a match that is paused', async () => {
    const handle = await table('rudy', ['Ala']);
    await handle.submit(as(0), { do: 'bot', name: 'Bot', level: 'random' });
    await deal(handle, 1);
    await handle.submit(as(0), { do: 'pause' });
    await time.pass(10_000);
    expect((await handle.showing())?.n).toBe(0);
    await handle.submit(as(0), { do: 'resume' });
    await time.pass(3000);
    expect((await handle.showing())?.n).toBe(1);
  });
});

describe('what goes wrong elsewhere', () => {
  it('in a listener disturbs nobody', async () => {
    const handle = await table();
    await deal(handle);
    handle.listen(() => {
      throw new Error('deaf');
    });
    const heard = hear(handle);
    expect(await handle.submit(as(0), move(0, 3))).toEqual({ ok: true });
    expect(views(heard)).toHaveLength(1);
    expect(reports.some(({ kind, detail }) => kind === 'broken' && detail?.includes('deaf') === true)).toBe(true);
  });

  it('in a table that is damaged is told, and refused to whoever asks', async () => {
    const handle = await table();
    const load = store.load.bind(store);
    store.load = async (id) => {
      const kept = await load(id);
      return kept && { ...kept, steps: kept.steps.map((step) => ({ ...step, data: '{' })) };
    };
    const again = start();
    const damaged = await again.open(handle.id);
    expect(await damaged?.submit(as(0), { do: 'start' })).toEqual({ ok: false, code: 'store-failed' });
    await expect(damaged?.lobby()).rejects.toThrow('is no JSON');
    damaged?.arrive(0)();
    await quiet();
    expect(reports.some(({ kind }) => kind === 'damaged')).toBe(true);
  });

  it('after closing is refused', async () => {
    const handle = await table();
    const last = handle.submit(as(0), { do: 'lang', lang: 'en' });
    await tables.close();
    expect(await last).toEqual({ ok: true });
    expect(await handle.submit(as(0), { do: 'lang', lang: 'pl' })).toEqual({ ok: false, code: 'store-closed' });
    expect(
      await tables.create({ game: 'rudy', options: {}, settings: {}, host: { name: 'A', lang: 'pl', token: 't' } }),
    ).toEqual({
      ok: false,
      code: 'store-closed',
    });
  });
});
