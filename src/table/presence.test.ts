import { beforeEach, describe, expect, it } from 'vitest';
import { openMemory } from '../store/memory.ts';
import { as, bet, club, hear, shuffle, type Club } from './club.testing.ts';
import { quiet } from './table.testing.ts';

let at: Club;
beforeEach(() => {
  at = club(openMemory());
});

describe('presence', () => {
  it('lets a bot mind an absent seat after a while, and gives it back at once', async () => {
    const handle = await at.table();
    handle.arrive(0);
    const leave = handle.arrive(1);
    await at.deal(handle, 0);
    await handle.submit(as(0), { do: 'start' });
    await at.time.pass(2000);
    leave();
    await at.time.pass(19_000);
    expect((await handle.lobby()).chairs[1]?.minded).toBe(false);
    await at.time.pass(4000);
    expect((await handle.lobby()).chairs[1]).toMatchObject({ minded: true, present: false });
    expect((await handle.showing())?.n).toBe(1);
    handle.arrive(1);
    await quiet();
    expect((await handle.lobby()).chairs[1]).toMatchObject({ minded: false, present: true });
    await handle.submit(as(0), bet(0, 3));
    await at.time.pass(60_000);
    expect((await handle.showing())?.n).toBe(2);
  });

  it.each([0, 45_000, 70_000])(
    'minds a seat whose owner leaves %i ms after the table was last touched',
    async (untouched) => {
      const handle = await at.table();
      await at.tables.begin();
      const heard = hear(handle);
      handle.arrive(0);
      const leave = handle.arrive(1);
      await handle.submit(as(0), { do: 'start' });
      await shuffle(handle, 2);
      expect(await handle.submit(as(0), bet(0, 3))).toEqual({ ok: true });
      await at.time.pass(untouched);
      leave();
      await at.time.pass(60_000);
      const last = heard.findLast((each) => each.kind === 'lobby');
      expect(last?.lobby().chairs.find(({ chair }) => chair === 1)).toMatchObject({ minded: true });
      await at.time.pass(70_000);
      expect(at.tables.inMemory, 'and then it leaves memory').toBe(0);
    },
  );

  it('leaves a match without a clock alone while nobody is here: whoever comes back finds it as it was', async () => {
    const handle = await at.table('rudy', ['Ala', 'Ola']);
    await handle.submit(as(0), { do: 'bot', name: 'Bot', level: 'random' });
    const [ala, ola] = [handle.arrive(0), handle.arrive(1)];
    await at.deal(handle, 0);
    await handle.submit(as(0), { do: 'start' });
    await shuffle(handle, 2);
    await at.time.pass(3000);
    expect((await handle.showing())?.n).toBe(1);
    await handle.submit(as(0), bet(0, 3));
    await handle.submit(as(1), bet(0, 3));
    ala();
    ola();
    await at.time.pass(3_600_000);
    const { chairs } = await handle.lobby();
    expect(chairs.map(({ minded }) => minded)).toEqual([false, false, false]);
    const left = (await handle.showing())?.n ?? 0;
    await at.time.pass(3_600_000);
    handle.arrive(0);
    handle.arrive(1);
    for (const chair of [0, 1]) await handle.submit(as(chair), bet(3, 3));
    await at.time.pass(3000);
    expect((await handle.showing())?.n).toBeGreaterThan(left + 1);
  });

  it('counts devices: a person with two is here until both are gone', async () => {
    const handle = await at.table();
    const phone = handle.arrive(1);
    const laptop = handle.arrive(1);
    phone();
    phone();
    expect((await handle.lobby()).chairs[1]?.present).toBe(true);
    laptop();
    expect((await handle.lobby()).chairs[1]?.present).toBe(false);
  });

  it('answers at once for whoever left where nobody minds', async () => {
    const handle = await at.table();
    await at.deal(handle);
    await handle.submit(as(0), { do: 'set', settings: { minding: false } });
    await handle.submit(as(1), { do: 'leave' });
    await at.time.pass(0);
    expect((await handle.showing())?.n).toBe(1);
  });
});

describe('the host’s seat', () => {
  it('is taken by nobody within a minute of their last device', async () => {
    const handle = await at.table();
    handle.arrive(1);
    const devices = [handle.arrive(0), handle.arrive(0)];
    devices[0]?.();
    await at.time.pass(90_000);
    expect(await handle.submit(as(1), { do: 'claim-host' })).toEqual({ ok: false, code: 'host-present' });
    devices[1]?.();
    await at.time.pass(20_000);
    expect(await handle.submit(as(1), { do: 'claim-host' })).toEqual({
      ok: false,
      code: 'host-may-return',
      wait: 40_000,
    });
    handle.arrive(0)();
    await at.time.pass(40_000);
    expect(await handle.submit(as(1), { do: 'claim-host' })).toMatchObject({ code: 'host-may-return', wait: 20_000 });
    await at.time.pass(20_000);
    expect(await handle.submit(as(1), { do: 'claim-host' })).toEqual({ ok: true });
  });

  it('is taken by nobody who was merely the first to be back after a restart', async () => {
    const before = await at.table();
    await before.submit(as(0), { do: 'asleep', on: true });
    await at.time.pass(600_000);
    const handle = await at.start().open(before.id);
    handle?.arrive(1);
    expect(await handle?.submit(as(1), { do: 'claim-host' })).toMatchObject({ code: 'host-may-return', wait: 300_000 });
    await at.time.pass(300_000);
    expect(await handle?.submit(as(1), { do: 'claim-host' })).toEqual({ ok: true });
  });
});
