import { beforeEach, describe, expect, it } from 'vitest';
import { openMemory } from '../store/memory.ts';
import { storeAway } from '../store/away.ts';
import type { Append, Kept, Store } from '../store/store.ts';
import type { BotRunner } from '../runner/bot-runner.ts';
import type { PersonCommand, Who } from './command.ts';
import type { Keeper } from './keeper.ts';
import type { Publication } from './publication.ts';
import { createTables, type Handle, type Report, type Tables } from './tables.ts';
import { TEMPO } from './tempo.ts';
import { shuffle } from './club.testing.ts';
import { bytesFrom, fakeTime, quiet, testBots, testEnvironment, type FakeTime } from './table.testing.ts';

const as = (chair: number): Who => ({ kind: 'chair', chair });
const move = (question: number, number = 3): PersonCommand => ({ do: 'move', question, move: { number } });
const STAND_IN = 3000;

/** A program that shares the store with others. What it keeps is heard by those that `tells` names. */
interface Node {
  readonly tables: Tables;
  readonly keeper: Keeper;
  readonly reports: string[];
  readonly tells: Node[];
  asked: number;
  /** Kept, but nobody is told until it is let go. */
  hold: boolean;
  release(): Promise<void>;
  handle(id: string): Promise<Handle>;
}

let time: FakeTime;
let store: Store;
let nodes: number;
let blind: boolean;

beforeEach(() => {
  time = fakeTime();
  store = openMemory();
  nodes = 0;
  blind = false;
});

function node(bots: BotRunner = testBots()): Node {
  const reports: string[] = [];
  let held: (() => void)[] = [];
  const append = async (each: Append): Promise<Kept> => {
    made.asked++;
    const kept = await store.append(each);
    if (made.hold) await new Promise<void>((resolve) => void held.push(resolve));
    if (kept.ok) for (const other of made.tells) other.tables.hear(each.table, each.n, each.steps);
    return kept;
  };
  const keeper = { ...store, append, outage: null };
  const tables = createTables({
    environment: testEnvironment(),
    keeper,
    time,
    random: bytesFrom(`node ${nodes++}`),
    bots,
    tempo: TEMPO,
    report: ({ kind }: Report) => void reports.push(kind),
    peers: { standIn: () => STAND_IN, blind: () => blind },
  });
  const made: Node = {
    tables,
    keeper,
    reports,
    tells: [],
    asked: 0,
    hold: false,
    async release() {
      made.hold = false;
      for (const resolve of held) resolve();
      held = [];
      await quiet();
    },
    async handle(id) {
      const handle = await tables.open(id);
      if (handle === undefined) throw new Error('not there');
      return handle;
    },
  };
  return made;
}

function together(...all: Node[]): void {
  for (const each of all) each.tells.push(...all.filter((other) => other !== each));
}

interface Party {
  readonly a: Handle;
  readonly b: Handle;
  readonly heardAtB: Publication[];
}

/** A table made at one node, looked at from another, in the middle of a match of two. */
async function party(here: Node, there: Node, options: object = {}, bots = 0): Promise<Party> {
  const created = await here.tables.create({
    game: 'rudy',
    options,
    settings: {},
    host: { name: 'Ala', lang: 'pl', token: 't Ala' },
  });
  if (!created.ok) throw new Error(created.code);
  const a = await here.handle(created.id);
  a.listen(() => {});
  await a.submit({ kind: 'visitor' }, { do: 'sit', name: 'Ola', lang: 'pl', token: 't Ola' });
  for (let i = 0; i < bots; i++) await a.submit(as(0), { do: 'bot', name: `Bot ${i}`, level: 'random' });
  for (const chair of [0, 1]) a.arrive(chair);
  const b = await there.handle(created.id);
  const heardAtB: Publication[] = [];
  b.listen((publication) => void heardAtB.push(publication));
  for (const chair of [0, 1]) b.arrive(chair);
  await quiet();
  await a.submit(as(0), { do: 'start' });
  await shuffle(a, 2);
  await time.pass(0);
  await there.tables.catchUp(a.id);
  return { a, b, heardAtB };
}

const shownAt = async (handle: Handle): Promise<number | undefined> => (await handle.showing())?.n;
const movesIn = async (id: string): Promise<string[]> =>
  (await store.steps(id, 1, 999)).map(({ data }) => data).filter((data) => data.includes('"k":"move"'));

describe('what another node kept', () => {
  it('is shown here as it is there: views with their events, the lobby, and who is sent away', async () => {
    const [one, two] = [node(), node()];
    together(one, two);
    const { a, b, heardAtB } = await party(one, two);
    heardAtB.length = 0;
    const heardAtA: Publication[] = [];
    a.listen((publication) => void heardAtA.push(publication));
    for (const chair of [0, 1]) await a.submit(as(chair), move(0));
    await a.submit(as(0), { do: 'set', settings: { spectators: false } });
    await a.submit(as(0), { do: 'kick', chair: 1 });
    const plain = (all: Publication[]) =>
      all
        .map((each) => (each.kind === 'view' ? { ...each, showing: each.showing.shared() } : each))
        .map((each) => (each.kind === 'lobby' ? { ...each, lobby: each.lobby(), listing: each.listing() } : each));
    expect(plain(heardAtB)).toEqual(plain(heardAtA));
    expect(plain(heardAtA).length).toBeGreaterThan(4);
    expect(await b.whoHolds('t Ola')).toBeUndefined();
    expect(two.reports).not.toContain('conflict');
  });

  it('is asked of the store where a message was lost: the next one shows the gap', async () => {
    const [one, two] = [node(), node()];
    const { a, b, heardAtB } = await party(one, two);
    await a.submit(as(0), move(0));
    expect(await shownAt(b)).toBe(0);
    one.tells.push(two);
    heardAtB.length = 0;
    await a.submit(as(1), move(0));
    await quiet();
    expect(await shownAt(b)).toBe(2);
    expect(heardAtB.filter(({ kind }) => kind === 'view')).toHaveLength(1);
    expect(two.reports).toContain('caught-up');
  });

  it('may come twice, late and out of order', async () => {
    const [one, two] = [node(), node()];
    const { a, b } = await party(one, two);
    await a.submit(as(0), move(0));
    await a.submit(as(1), move(0));
    await a.submit(as(0), move(2));
    const kept = await store.load(a.id);
    const steps = kept?.steps ?? [];
    const from = (kept?.base.n ?? 0) + 1;
    const tell = (i: number) => two.tables.hear(a.id, from + i, steps.slice(i, i + 1));
    const order = [0, steps.length - 2, steps.length - 2, steps.length - 1, steps.length - 3, 1];
    for (const i of order) {
      tell(i);
      await quiet();
    }
    expect(await shownAt(b)).toBe(3);
    expect(await b.submit(as(1), move(2))).toEqual({ ok: true });
    expect(two.reports).not.toContain('conflict');
  });

  it('comes while something of our own is on its way, and is not forgotten', async () => {
    const [one, two] = [node(), node()];
    together(one, two);
    const { a, b } = await party(one, two);
    two.hold = true;
    const mine = b.submit(as(1), move(0));
    await quiet();
    await one.tables.catchUp(a.id);
    await a.submit(as(0), move(0));
    await two.release();
    expect(await mine).toEqual({ ok: true });
    await quiet();
    expect(await shownAt(b)).toBe(2);
  });

  it('is read again and again while somebody moves, and they are answered', async () => {
    const [one, two] = [node(), node()];
    const { a, b } = await party(one, two);
    const { steps } = two.keeper;
    let looks = 6;
    // Whenever we look, somebody wants to see what is there after it.
    Object.assign(two.keeper, {
      steps: (...places: Parameters<typeof steps>) => {
        if (looks-- > 0) void two.tables.catchUp(a.id);
        return steps(...places);
      },
    });
    void two.tables.catchUp(a.id);
    const answers: unknown[] = [];
    for (const chair of [0, 1]) void b.submit(as(chair), move(0)).then((answer) => answers.push(answer));
    await time.pass(1000);
    expect(answers).toEqual([{ ok: true }, { ok: true }]);
    expect(await movesIn(a.id)).toHaveLength(2);
  });

  it('is known to whoever looks, heard of or not', async () => {
    const [one, two] = [node(), node()];
    const { a, b } = await party(one, two);
    await a.submit(as(0), { do: 'name', name: 'Alicja' });
    expect((await b.lobby()).chairs[0]?.name).toBe('Ala');
    await two.tables.catchUp(a.id);
    expect((await b.lobby()).chairs[0]?.name).toBe('Alicja');
  });

  it('is what is said, too; it reaches whoever listens', async () => {
    const [one, two] = [node(), node()];
    const { b, heardAtB } = await party(one, two);
    two.tables.overhear(b.id, { chair: 0, at: 1, text: 'Hej!' });
    expect(heardAtB.at(-1)).toEqual({ kind: 'said', said: { chair: 0, at: 1, text: 'Hej!' } });
  });
});

describe('of two nodes that race', () => {
  it('one loses the place, is told what the other did, and answers again; nobody notices', async () => {
    const [one, two] = [node(), node()];
    const { a, b, heardAtB } = await party(one, two);
    heardAtB.length = 0;
    expect(await Promise.all([a.submit(as(0), move(0)), b.submit(as(1), move(0))])).toEqual([
      { ok: true },
      { ok: true },
    ]);
    expect([...one.reports, ...two.reports]).toContain('conflict');
    expect(await movesIn(a.id)).toHaveLength(2);
    await two.tables.catchUp(a.id);
    expect(heardAtB.filter(({ kind }) => kind === 'view').length).toBeGreaterThan(0);
    expect(await shownAt(b)).toBe(2);
  });

  it('the one that closes meanwhile still answers, and closes', async () => {
    const [one, two] = [node(), node()];
    const { a, b } = await party(one, two);
    await a.submit(as(0), move(0));
    two.hold = true;
    const late = b.submit(as(1), move(0));
    await quiet();
    const closed = two.tables.close();
    await two.release();
    await closed;
    expect(await late).toEqual({ ok: false, code: 'store-closed' });
  });
});

describe('clocks', () => {
  it('strike once: whoever acted last strikes, and the others only if it does not', async () => {
    const [one, two] = [node(), node()];
    together(one, two);
    const { a, b } = await party(one, two, { time: 20 });
    const asked = two.asked;
    await time.pass(20_100);
    expect(await movesIn(a.id)).toHaveLength(2);
    expect([await shownAt(a), await shownAt(b)]).toEqual([2, 2]);
    expect(two.asked).toBe(asked);
    expect([...one.reports, ...two.reports]).not.toContain('conflict');
  });

  it('of a node that is gone strike a little later, once', async () => {
    const [one, two, three] = [node(), node(), node()];
    together(one, two, three);
    const { a, b } = await party(one, two, { time: 20 });
    (await three.handle(a.id)).listen(() => {});
    await three.tables.catchUp(a.id);
    await one.tables.close();
    await time.pass(20_000 + STAND_IN - 100);
    expect(await movesIn(a.id)).toHaveLength(0);
    await time.pass(200);
    expect(await movesIn(a.id)).toHaveLength(2);
    expect(await shownAt(b)).toBe(2);
    expect([...two.reports, ...three.reports].filter((kind) => kind === 'stood-in').length).toBeGreaterThan(0);
  });

  it('of tables nobody looks at any more are found in the store', async () => {
    const [one, two] = [node(), node()];
    const { a } = await party(one, one, { time: 20 });
    await one.tables.close();
    await two.tables.begin();
    await time.pass(20_000 + STAND_IN - 100);
    expect(await movesIn(a.id)).toHaveLength(0);
    await time.pass(TEMPO.sweep + 200);
    expect(await movesIn(a.id)).toHaveLength(2);
  });

  it.each([0, 1, 4, 8])(
    'are struck in time though the node could not read for a moment %i times before',
    async (blips) => {
      const [one, two] = [node(), node()];
      const { a } = await party(two, two, { time: 100 });
      await two.tables.close();
      const three = node();
      await one.tables.begin();
      await three.tables.begin();
      const { load, steps } = one.keeper;
      const away = () => Promise.reject(storeAway('away'));
      const due = async () => (await store.due(Number.MAX_SAFE_INTEGER, 1))[0];
      for (let i = 0; i < blips; i++) {
        const before = await due();
        await time.pass((before?.due ?? 0) - time.now() + 1500);
        Object.assign(one.keeper, { load: away, steps: away });
        await time.pass(4500);
        Object.assign(one.keeper, { load, steps });
        await time.pass(5000);
        expect((await due())?.at, 'the other node has struck').not.toBe(before?.at);
      }
      await three.tables.close();
      const last = await due();
      await time.pass((last?.due ?? 0) - time.now() + STAND_IN + TEMPO.sweep + 100);
      expect((await due())?.at).not.toBe(last?.at);
      expect((await movesIn(a.id)).length).toBeGreaterThanOrEqual(2 * (blips + 1));
    },
  );

  it('of tables others play on are left to them, however often the store is looked through', async () => {
    const [one, two] = [node(), node()];
    const { a } = await party(one, one, { time: 20 });
    await two.tables.begin();
    for (let i = 0; i < 5; i++) {
      await time.pass(15_000);
      await a.submit(as(0), { do: 'more-time', seconds: 15 });
    }
    expect(two.tables.inMemory).toBe(0);
    expect(one.reports).not.toContain('conflict');
  });
});

describe('bots', () => {
  it('think at one node only, and are taken over when it is gone', async () => {
    const chosen: string[] = [];
    const watchful = (name: string): BotRunner => {
      const bots = testBots();
      return {
        ...bots,
        choose(question) {
          chosen.push(name);
          return bots.choose(question);
        },
      };
    };
    const [one, two] = [node(watchful('one')), node(watchful('two'))];
    together(one, two);
    const { a, b } = await party(one, two, {}, 1);
    await time.pass(2500);
    expect(chosen).toEqual(['one']);
    expect(await shownAt(b)).toBe(1);
    await b.submit(as(0), move(0));
    await b.submit(as(1), move(0));
    await time.pass(2500);
    expect(chosen).toEqual(['one', 'two']);
    await a.submit(as(0), move(3));
    await a.submit(as(1), move(3));
    await one.tables.close();
    await time.pass(STAND_IN + 2500);
    expect(chosen).toEqual(['one', 'two', 'one', 'two']);
    expect(await movesIn(a.id)).toHaveLength(7);
  });

  it('whose node is gone wait where nobody looks and no clock runs, and go on when somebody is back', async () => {
    const [one, two] = [node(), node()];
    const { a } = await party(one, one, {}, 1);
    await one.tables.close();
    await two.tables.begin();
    await time.pass(3_600_000);
    expect(await movesIn(a.id)).toHaveLength(0);
    const b = await two.handle(a.id);
    b.listen(() => {});
    b.arrive(0);
    await time.pass(STAND_IN + 2500);
    expect(await movesIn(a.id)).toHaveLength(1);
  });

  it('whose node is gone are found in the store where a clock runs', async () => {
    const [one, two] = [node(), node()];
    const { a } = await party(one, one, { time: 5 }, 1);
    await one.tables.close();
    await two.tables.begin();
    await time.pass(5000 + STAND_IN + TEMPO.sweep + 2500);
    expect((await movesIn(a.id)).some((data) => data.includes('"by":"bot"'))).toBe(true);
  });
});

describe('a node whose store fails', () => {
  it('does not know whether it was kept, and looks', async () => {
    const one = node();
    const { a } = await party(one, one);
    const kept = store.append;
    store.append = async (each) => {
      await kept(each);
      return { ok: false, why: 'failed' };
    };
    const two = node();
    const b = await two.handle(a.id);
    b.listen(() => {});
    b.arrive(0);
    expect(await b.submit(as(0), move(0))).toEqual({ ok: false, code: 'store-failed' });
    store.append = kept;
    await time.pass(1000);
    expect(await shownAt(b)).toBe(1);
    expect(await movesIn(a.id)).toHaveLength(1);
  });
});

describe('a store that is away', () => {
  it('has damaged nothing: whoever asks is refused with the reason, and it is no mistake of ours', async () => {
    const [one, two] = [node(), node()];
    const { a } = await party(one, one);
    const b = await two.handle(a.id);
    const { load, record } = store;
    const away = () => Promise.reject(Object.assign(new Error('refused'), { name: 'StoreAway' }));
    Object.assign(two.keeper, { load: away, record: away });
    expect(await b.submit(as(0), move(0))).toEqual({ ok: false, code: 'store-failed' });
    expect(await two.tables.record('m', a.id).catch(() => undefined)).toBeUndefined();
    expect(two.reports).toEqual(['store-trouble']);
    Object.assign(two.keeper, { load, record });
    expect(await b.submit(as(0), move(0))).toEqual({ ok: true });
  });
});

describe('who is absent', () => {
  it('is not known while nothing is heard of the others: nobody is minded, and the list waits for everybody', async () => {
    const one = node();
    const { a } = await party(one, one);
    const third = await one.handle(a.id);
    await third.submit(as(0), { do: 'abandon' });
    await a.submit({ kind: 'visitor' }, { do: 'sit', name: 'Ula', lang: 'pl', token: 't Ula' });
    blind = true;
    await a.submit(as(0), { do: 'start' });
    await shuffle(a, 2);
    await time.pass(TEMPO.promises - 100);
    expect((await a.lobby()).phase).toBe('preparing');
    await time.pass(TEMPO.absence * 3);
    expect((await a.lobby()).phase).toBe('playing');
    expect((await a.lobby()).chairs[2]?.minded).toBe(false);
    blind = false;
    await one.tables.catchUp(a.id);
    await time.pass(100);
    expect((await a.lobby()).chairs[2]?.minded).toBe(true);
  });
});

describe('the host’s place among several nodes', () => {
  it('is not taken at a node that knows from another that their phone sleeps, nor while none is heard', async () => {
    const [here, there] = [node(), node()];
    together(here, there);
    const created = await here.tables.create({
      game: 'rudy',
      options: {},
      settings: {},
      host: { name: 'Ala', lang: 'pl', token: 't Ala' },
    });
    if (!created.ok) throw new Error(created.code);
    const a = await here.handle(created.id);
    await a.submit({ kind: 'visitor' }, { do: 'sit', name: 'Ola', lang: 'pl', token: 't Ola' });
    const b = await there.handle(created.id);
    b.listen(() => {});
    b.arrive(1);
    const claim = () => b.submit(as(1), { do: 'claim-host' });
    expect(await claim()).toMatchObject({ code: 'host-may-return', wait: 60_000 });
    await a.submit(as(0), { do: 'asleep', on: true });
    await quiet();
    expect(await claim()).toMatchObject({ code: 'host-may-return', wait: 300_000 });
    await time.pass(300_000);
    blind = true;
    expect(await claim()).toMatchObject({ code: 'host-present' });
    blind = false;
    expect(await claim()).toEqual({ ok: true });
  });
});
