import { beforeEach, describe, expect, it } from 'vitest';
import { openMemory } from '../store/memory.ts';
import type { Store } from '../store/store.ts';
import { readTable, writeBase } from './base.ts';
import { as, bet, club, hear, views, type Club } from './club.testing.ts';
import type { Handle } from './tables.ts';
import { testEnvironment } from './table.testing.ts';
import { verify } from './verify.ts';

let at: Club;
let memory: Store;
beforeEach(() => {
  memory = openMemory();
  at = club(memory);
});

describe('a restart', () => {
  it('gives every table back, byte for byte, at any moment', async () => {
    const handle = await at.table('snap', ['Ala', 'Ola', 'Ula'], { time: 5 });
    await at.deal(handle, 3);
    await handle.submit(as(0), { do: 'move', question: 0, move: { hide: 7 } });
    const kept = await at.store.load(handle.id);
    if (kept === undefined) throw new Error('lost');
    const base = writeBase(readTable(testEnvironment(), kept));
    const again = at.start({ lastAlive: at.time.now() });
    const reopened = await again.open(handle.id);
    expect(await reopened?.look((sight) => sight.showing?.own(0))).toContain('"hidden":7');
    expect(base).toContain('"hidden":[7,0,0]');
  });

  it('shows the time that was left in the very first look, to all who look at once', async () => {
    const handle = await at.table('rudy', ['Ala', 'Ola'], { time: 20 });
    await at.deal(handle);
    await at.time.pass(5000);
    const lastAlive = at.time.now();
    await at.tables.close();
    await at.time.pass(3_600_000);
    const again = at.start({ lastAlive });
    const reopened = await again.open(handle.id);
    if (reopened === undefined) throw new Error('lost');
    const looks = await Promise.all([0, 1, 2].map(() => reopened.look(({ showing }) => showing?.left(at.time.now()))));
    expect(looks).toEqual([15_000, 15_000, 15_000]);
  });

  it('counts an outage that could not be noted when it happened as soon as it can, and the time until then', async () => {
    const handle = await at.table('rudy', ['Ala', 'Ola'], { time: 20 });
    await at.deal(handle);
    const lastAlive = at.time.now();
    await at.tables.close();
    await at.time.pass(3_600_000);
    at.store.fail = () => ({ ok: false, why: 'full' });
    const again = at.start({ lastAlive });
    const reopened = await again.open(handle.id);
    await reopened?.showing();
    await at.time.pass(2000);
    at.store.fail = () => undefined;
    await at.time.pass(1000);
    expect((await reopened?.showing())?.left(at.time.now())).toBe(19_500);
  });

  it('goes on with the time that was left, also for tables nobody touches', async () => {
    const handle = await at.table('rudy', ['Ala', 'Ola'], { time: 20 });
    await at.deal(handle);
    await at.time.pass(5000);
    const lastAlive = at.time.now();
    await at.tables.close();
    await at.time.pass(3_600_000);
    const again = at.start({ lastAlive });
    await again.begin();
    const reopened = await again.open(handle.id);
    await at.time.pass(10_000);
    expect(again.inMemory).toBe(0);
    await at.time.pass(4000);
    expect((await at.store.steps(handle.id, 1, 99)).some(({ data }) => data.includes('"by":"clock"'))).toBe(false);
    await at.time.pass(1500);
    expect((await reopened?.showing())?.n).toBe(2);
    expect(at.reports.some(({ kind }) => kind === 'resumed-clock')).toBe(true);
    expect((await reopened?.showing())?.left(at.time.now())).toBeGreaterThan(18_000);
  });

  it('in the middle of preparing deals what was prepared', async () => {
    const handle = await at.table();
    handle.arrive(0);
    await handle.submit(as(0), { do: 'start' });
    await at.tables.close();
    await at.time.pass(60_000);
    const again = at.start({ lastAlive: at.time.now() - 60_000 });
    await again.begin();
    await at.time.pass(2100);
    const reopened = await again.open(handle.id);
    expect((await reopened?.lobby())?.phase).toBe('playing');
  });

  it('after the last move, before the record was kept, still gives the record', async () => {
    const handle = await at.table('snap');
    await at.deal(handle);
    const keep = at.store.keepRecord.bind(at.store);
    at.store.keepRecord = () => Promise.resolve({ ok: false, why: 'full' });
    at.tables = at.start();
    const broke = await at.tables.open(handle.id);
    for (const question of [0, 1, 2]) {
      await broke?.submit(as(0), { do: 'move', question, move: { snap: true } });
    }
    const match = (await broke?.lobby())?.match?.match ?? '';
    expect(await at.tables.record(match, handle.id)).toBeUndefined();
    expect(await broke?.submit(as(0), { do: 'start' })).toEqual({ ok: false, code: 'store-failed' });
    at.store.keepRecord = keep;
    const again = at.start();
    expect(verify(JSON.parse((await again.record(match, handle.id)) ?? ''), testEnvironment().games).ok).toBe(true);
  });
});

describe('a match that has ended', () => {
  async function snapped(handle: Handle): Promise<void> {
    for (const question of [0, 1, 2]) await handle.submit(as(0), { do: 'move', question, move: { snap: true } });
  }

  it('is recorded before the next begins, also where both are asked at once', async () => {
    const handle = await at.table('snap');
    await at.deal(handle);
    const match = (await handle.lobby()).match?.match ?? '';
    for (const question of [0, 1]) await handle.submit(as(0), { do: 'move', question, move: { snap: true } });
    at.store.hold = true;
    const last = handle.submit(as(0), { do: 'move', question: 2, move: { snap: true } });
    const next = handle.submit(as(0), { do: 'start' });
    await at.store.release();
    expect([await last, await next]).toEqual([{ ok: true }, { ok: true }]);
    expect(await at.tables.record(match, handle.id)).toBeDefined();
  });

  it('makes room for the next although its record was thrown away', async () => {
    const handle = await at.table('snap');
    await at.deal(handle);
    await snapped(handle);
    const match = (await handle.lobby()).match?.match ?? '';
    await at.time.pass(1000);
    await memory.clean({ recordsBefore: at.time.now() + 1 });
    const again = await at.start().open(handle.id);
    expect(await again?.submit(as(0), { do: 'start' })).toEqual({ ok: true });
    expect(at.reports.filter(({ kind }) => kind === 'broken')).toEqual([]);
    expect(await at.tables.record(match, handle.id)).toBeUndefined();
  });
});

describe('memory', () => {
  it('is left by tables nobody touches, watched or not, and entered again when they are', async () => {
    const handle = await at.table();
    await at.deal(handle);
    const heard = hear(handle);
    await at.tables.begin();
    expect(at.tables.inMemory).toBe(1);
    await at.time.pass(70_000);
    expect(at.tables.inMemory).toBe(0);
    expect(await handle.submit(as(0), bet(0, 3))).toEqual({ ok: true });
    expect(views(heard).map(({ n }) => n)).toEqual([1]);
    expect(at.tables.inMemory).toBe(1);
  });

  it('holds no timer for tables where nothing waits', async () => {
    const handle = await at.table();
    await at.deal(handle);
    await handle.submit(as(0), bet(0, 3));
    expect(at.time.waiting).toBe(0);
  });

  it('is filled from the newest base', async () => {
    at.tables = at.start({ tempo: { base: 10 } });
    const handle = await at.table();
    await at.deal(handle);
    for (let turn = 0; turn < 12; turn++) {
      for (const chair of [0, 1]) await handle.submit(as(chair), bet(2 * turn, 3));
    }
    const kept = await at.store.load(handle.id);
    expect(kept?.steps.length).toBeLessThan(10);
    expect(kept?.base.n).toBeGreaterThan(15);
    const again = await at.start().open(handle.id);
    expect((await again?.showing())?.n).toBe(24);
    expect(await again?.showing().then((shown) => shown?.shared())).toBe((await handle.showing())?.shared());
  });
});
