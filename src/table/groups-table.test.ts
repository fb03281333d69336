import { beforeEach, describe, expect, it } from 'vitest';
import { hearLobby, type Share } from '../kernel/share.ts';
import { openMemory } from '../store/memory.ts';
import { as, club, hear, shuffle, type Club } from './club.testing.ts';
import type { PersonCommand } from './command.ts';
import type { Handle } from './tables.ts';
import { verify } from './verify.ts';
import { testEnvironment } from './table.testing.ts';

const SIX = ['Ala', 'Ola', 'Ula', 'Ela', 'Iza', 'Ewa'];
const { games } = testEnvironment();

let at: Club;
beforeEach(() => {
  at = club(openMemory());
});

/** Six people, more than the game seats. */
async function six(tables: number, options = {}): Promise<Handle> {
  const handle = await at.table('snap', SIX.slice(0, 1), options);
  await handle.submit(as(0), { do: 'spread', tables });
  for (const name of SIX.slice(1)) {
    await handle.submit({ kind: 'visitor' }, { do: 'sit', name, lang: 'pl', token: `t ${name}` });
  }
  return handle;
}

async function apart(tables = 2, options = {}): Promise<Handle> {
  const handle = await six(tables, options);
  for (let chair = 0; chair < SIX.length; chair++) handle.arrive(chair);
  return handle;
}

/** The program is killed and another one begins; everybody is back. */
async function restarted(handle: Handle): Promise<Handle> {
  at.tables = at.start({ lastAlive: at.time.now() });
  await at.tables.begin();
  const again = await at.tables.open(handle.id);
  if (again === undefined) throw new Error('lost');
  for (let chair = 0; chair < SIX.length; chair++) again.arrive(chair);
  await at.time.pass(0);
  return again;
}

/** The device of a chair says what the shuffle wants of it. */
async function device(handle: Handle, shares: Map<number, Share>, chair: number): Promise<void> {
  const { share, say } = hearLobby(shares.get(chair), await handle.lobby(), chair, () => `${chair + 1}`.repeat(64));
  if (share !== undefined) shares.set(chair, share);
  if (say === undefined) return;
  const { t, ...rest } = say;
  await handle.submit(as(chair), { do: t, ...rest } as PersonCommand);
}

/** Everybody of a group snaps until it is over. */
async function play(handle: Handle, group: number): Promise<void> {
  const [chair = -1] = (await handle.lobby()).groups?.[group]?.chairs ?? [];
  for (let n = 0; n < 3; n++) {
    const own = await handle.look((sight) => sight.showingTo(chair)?.own(chair) ?? '');
    const question = Number(/"question":(\d+)/.exec(own)?.[1]);
    const answer = await handle.submit(as(chair), { do: 'move', question, move: { snap: true } });
    if (!answer.ok) throw new Error(answer.code);
  }
  await at.time.pass(0);
}

const records = async (handle: Handle): Promise<(string | undefined)[]> => {
  const { groups } = await handle.lobby();
  return Promise.all((groups ?? []).map(({ match }) => at.tables.record(match.match, handle.id)));
};

describe('a program that is killed', () => {
  it('while devices promise and open goes on where it was, with one deal for all', async () => {
    let handle = await apart(3);
    const shares = new Map<number, Share>();
    await handle.submit(as(0), { do: 'start' });
    for (const chair of [0, 1, 2]) await device(handle, shares, chair);
    handle = await restarted(handle);
    expect((await handle.lobby()).preparing?.promised).toHaveLength(3);
    for (const chair of [3, 4, 5]) await device(handle, shares, chair);
    for (const chair of [0, 1, 2, 3]) await device(handle, shares, chair);
    handle = await restarted(handle);
    expect((await handle.lobby()).preparing?.opened).toHaveLength(4);
    for (const chair of [4, 5]) await device(handle, shares, chair);
    const { groups, phase } = await handle.lobby();
    expect([phase, groups?.length, new Set(groups?.map(({ match }) => match.list)).size]).toEqual(['playing', 3, 1]);
    for (let chair = 0; chair < SIX.length; chair++) {
      await device(handle, shares, chair);
      expect(shares.get(chair)?.complaint).toBeNull();
    }
  });

  it('while they play loses nothing, tells no end early, and leaves every record', async () => {
    let handle = await apart(2);
    await handle.submit(as(0), { do: 'start' });
    await shuffle(handle, 6);
    await play(handle, 1);
    handle = await restarted(handle);
    const { groups, ranking } = await handle.lobby();
    expect([groups?.map(({ over }) => over), ranking]).toEqual([[false, true], null]);
    const [done = -1] = groups?.[1]?.chairs ?? [];
    expect(await handle.look((sight) => sight.showingTo(done))).toBeUndefined();
    expect(await records(handle)).toEqual([undefined, undefined]);
    await play(handle, 0);
    handle = await restarted(handle);
    expect((await handle.lobby()).ranking).toHaveLength(6);
    for (const record of await records(handle)) expect(verify(JSON.parse(record ?? ''), games).flaw).toBeNull();
    expect(await handle.look((sight) => sight.showingTo(done)?.match)).toBe(groups?.[1]?.match.match);
  });

  it('between two records makes the other one afterwards, and only then are steps spent', async () => {
    let handle = await apart(2);
    await handle.submit(as(0), { do: 'start' });
    await shuffle(handle, 6);
    await play(handle, 1);
    const spent: number[] = [];
    let most = 0;
    const { keepRecord } = at.store;
    at.store.keepRecord = (record) => {
      spent.push(record.upTo);
      return spent.length > most ? Promise.resolve({ ok: false, why: 'failed' }) : keepRecord(record);
    };
    at.tables = at.start();
    handle = await restarted(handle);
    most = 1;
    await play(handle, 0);
    const [first] = spent;
    handle = await restarted(handle);
    most = Number.POSITIVE_INFINITY;
    await handle.submit(as(0), { do: 'start' });
    expect((await handle.lobby()).phase).toBe('preparing');
    const { n = 0 } = (await at.store.load(handle.id))?.base ?? {};
    expect(first).toBeLessThan(n);
    expect(new Set(spent).size).toBe(2);
    expect(spent.at(-1)).toBeGreaterThan(first ?? 0);
  });
});

describe('several tables in a program', () => {
  it('tell each move to its own, and the end to all at once', async () => {
    const handle = await apart(2);
    await handle.submit(as(0), { do: 'start' });
    await shuffle(handle, 6);
    const heard = hear(handle);
    await play(handle, 0);
    const told = () => heard.flatMap((each) => (each.kind === 'view' ? [each.group] : []));
    expect(told()).toEqual([0, 0]); // The third move was the last.
    await play(handle, 1);
    expect(told()).toEqual([0, 0, 1, 1, 0, 1]);
  });

  it('are played on for whoever is not there, at a table with nobody present too', async () => {
    const handle = await six(2, { time: 5 });
    handle.arrive(0);
    await handle.submit(as(0), { do: 'start' });
    await at.time.pass(60_000);
    const { groups, ranking, phase } = await handle.lobby();
    expect([phase, groups?.map(({ over }) => over), ranking?.length]).toEqual(['ended', [true, true], 6]);
    for (const record of await records(handle)) expect(verify(JSON.parse(record ?? ''), games).flaw).toBeNull();
  });

  it('have bots of their own, who finish what nobody else plays', async () => {
    const handle = await at.table('mozg', ['Ala'], {});
    await handle.submit(as(0), { do: 'spread', tables: 2 });
    for (const name of ['B1', 'B2', 'B3']) {
      await handle.submit(as(0), { do: 'bot', name, level: 'casual' });
    }
    await handle.submit(as(0), { do: 'set', settings: { quickBots: true } });
    handle.arrive(0);
    await handle.submit(as(0), { do: 'start' });
    await shuffle(handle, 1);
    await at.time.pass(0);
    for (let i = 0; i < 400 && (await handle.lobby()).groups?.every(({ over }) => !over) === true; i++) {
      await at.time.pass(1000);
    }
    const { groups } = await handle.lobby();
    const mine = groups?.findIndex(({ chairs }) => chairs.includes(0));
    expect(groups?.map(({ over }) => over)).toEqual([0, 1].map((group) => group !== mine));
  });

  it('count the time the program did not run for all of them', async () => {
    const handle = await apart(2, { time: 20 });
    await handle.submit(as(0), { do: 'start' });
    await shuffle(handle, 6);
    await at.time.pass(5000);
    const lastAlive = at.time.now();
    await at.tables.close();
    await at.time.pass(3_600_000);
    const again = await at.start({ lastAlive }).open(handle.id);
    const left = await again?.look((sight) =>
      [0, 1, 2, 3, 4, 5].map((chair) => sight.showingTo(chair)?.left(at.time.now())),
    );
    expect(new Set(left)).toEqual(new Set([15_000]));
  });
});
