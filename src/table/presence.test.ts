import { beforeEach, describe, expect, it } from 'vitest';
import { openMemory } from '../store/memory.ts';
import { as, bet, club, type Club } from './club.testing.ts';
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
