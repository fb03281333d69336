import { beforeEach, describe, expect, it } from 'vitest';
import { openMemory } from '../store/memory.ts';
import type { Keeper } from './keeper.ts';
import { readTable } from './base.ts';
import { as, bet, club, hear, views, type Club } from './club.testing.ts';
import { quiet, testEnvironment } from './table.testing.ts';

let at: Club;
beforeEach(() => {
  at = club(openMemory());
});

describe('nothing is shown before it is durable', () => {
  it('neither to whoever moved, nor to anybody else, nor by a refusal that would give it away', async () => {
    const handle = await at.table();
    await at.deal(handle);
    const heard = hear(handle);
    at.store.hold = true;
    const answers: unknown[] = [];
    const first = handle.submit(as(0), bet(0, 3)).then((answer) => answers.push(answer));
    const twice = handle.submit(as(0), bet(0, 4)).then((answer) => answers.push(answer));
    const other = handle.submit(as(1), bet(0, 5)).then((answer) => answers.push(answer));
    await quiet();
    expect([answers, views(heard), (await handle.showing())?.n]).toEqual([[], [], 0]);
    await at.store.release();
    await Promise.all([first, twice, other]);
    expect(answers).toEqual([{ ok: true }, { ok: false, code: 'already-written' }, { ok: true }]);
    expect(views(heard).map(({ n, movers }) => [n, movers])).toEqual([
      [1, [0]],
      [2, [1]],
    ]);
  });

  it('and what is decided before a keeper takes it is kept at once and told at once, with all who moved', async () => {
    const waiting: (() => Promise<void>)[] = [];
    const appendLate: NonNullable<Keeper['appendLate']> = (take, done) =>
      void waiting.push(async () => {
        const taken = take();
        if (taken !== undefined) done(at.store.fail(taken) ?? (await at.store.append(taken)));
      });
    const commit = async (): Promise<void> => {
      while (waiting.length > 0) await waiting.shift()?.();
      await quiet();
    };
    const handle = await at.table();
    await at.deal(handle);
    const late = at.start({ appendLate });
    const again = await late.open(handle.id);
    if (again === undefined) throw new Error('not there');
    const heard = hear(again);
    await again.showing();
    at.store.appends = [];
    const answers = Promise.all([again.submit(as(0), bet(0, 3)), again.submit(as(1), bet(0, 4))]);
    await quiet();
    expect([views(heard), at.store.appends]).toEqual([[], []]);
    await commit();
    expect(await answers).toEqual([{ ok: true }, { ok: true }]);
    expect(at.store.appends.map(({ steps }) => steps.length)).toEqual([2]);
    expect(views(heard).map(({ n, movers, events }) => [n, movers, events.length])).toEqual([[2, [0, 1], 3]]);
    at.store.fail = () => ({ ok: false, why: 'full' });
    const refused = Promise.all([again.submit(as(0), bet(2, 5)), again.submit(as(1), bet(2, 6))]);
    await commit();
    expect(await refused).toEqual([
      { ok: false, code: 'store-full' },
      { ok: false, code: 'store-full' },
    ]);
    expect([(await again.showing())?.n, views(heard).length]).toEqual([2, 1]);
  });

  it('and what there is no room for never happened: it is refused with the reason and can be tried again', async () => {
    const handle = await at.table();
    await at.deal(handle);
    const heard = hear(handle);
    const before = await handle.look((sight) => sight.showing?.shared());
    at.store.fail = () => ({ ok: false, why: 'full' });
    const answers = await Promise.all([handle.submit(as(0), bet(0, 3)), handle.submit(as(1), bet(0, 3))]);
    expect(answers).toEqual([
      { ok: false, code: 'store-full' },
      { ok: false, code: 'store-full' },
    ]);
    expect(views(heard)).toEqual([]);
    expect(await handle.look((sight) => sight.showing?.shared())).toBe(before);
    at.store.fail = () => undefined;
    expect(await handle.submit(as(0), bet(0, 7))).toEqual({ ok: true });
    expect((await handle.showing())?.n).toBe(1);
  });

  it('the table itself tries again when there is room: a clock that struck in vain strikes later', async () => {
    const handle = await at.table('rudy', ['Ala', 'Ola'], { time: 20 });
    await at.deal(handle);
    at.store.fail = () => ({ ok: false, why: 'full' });
    await at.time.pass(20_500);
    expect((await handle.showing())?.n).toBe(0);
    at.store.fail = () => undefined;
    await at.time.pass(1000);
    expect((await handle.showing())?.n).toBe(2);
  });

  it('a clock stands still while nothing can be kept: whoever was refused all the time is not out of time', async () => {
    const handle = await at.table('rudy', ['Ala', 'Ola'], { time: 20 });
    await at.deal(handle);
    at.store.fail = () => ({ ok: false, why: 'full' });
    await at.time.pass(5000);
    expect(await handle.submit(as(0), bet(0, 3))).toMatchObject({ ok: false, code: 'store-full' });
    await at.time.pass(30_000);
    at.store.fail = () => undefined;
    await at.time.pass(600);
    expect(await handle.submit(as(0), bet(0, 3))).toEqual({ ok: true });
    const left = (await handle.showing())?.left(at.time.now()) ?? 0;
    expect(left).toBeGreaterThan(14_000);
    expect(left).toBeLessThanOrEqual(15_000);
  });

  it('and so do the clocks of tables that had nothing to keep meanwhile', async () => {
    const one = await at.table('rudy', ['Ala', 'Ola'], { time: 20 });
    const other = await at.table('rudy', ['Ala', 'Ola'], { time: 20 });
    for (const each of [one, other]) await at.deal(each);
    at.store.fail = () => ({ ok: false, why: 'full' });
    await at.time.pass(1000);
    await one.submit(as(0), bet(0, 3));
    await at.time.pass(15_000);
    at.store.fail = () => undefined;
    await at.time.pass(600);
    await at.time.pass(5000);
    expect((await other.showing())?.n).toBe(0);
    expect(await other.submit(as(0), bet(0, 3))).toEqual({ ok: true });
  });

  it('a crash between deciding and keeping leaves the table as it was', async () => {
    const handle = await at.table();
    await at.deal(handle);
    at.store.hold = true;
    void handle.submit(as(0), bet(0, 3));
    await quiet();
    const kept = await at.store.load(handle.id);
    if (kept === undefined) throw new Error('lost');
    expect(readTable(testEnvironment(), kept).playing?.match.length).toBe(0);
  });
});
