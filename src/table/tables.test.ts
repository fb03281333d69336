import { beforeEach, describe, expect, it } from 'vitest';
import { openMemory } from '../store/memory.ts';
import type { Keeper } from './keeper.ts';
import type { Handle } from './tables.ts';
import { as, bet, club, hear, views, type Club } from './club.testing.ts';
import { quiet, testEnvironment } from './table.testing.ts';
import { verify } from './verify.ts';

let at: Club;
beforeEach(() => {
  at = club(openMemory());
});

async function playOut(handle: Handle): Promise<void> {
  for (let turn = 0; turn < 20; turn++) {
    for (const chair of [0, 1]) expect(await handle.submit(as(chair), bet(2 * turn, 3))).toEqual({ ok: true });
  }
  await at.time.pass(0);
}

describe('tables', () => {
  it('are made, found by their code in any case, and opened', async () => {
    const handle = await at.table();
    const { code } = handle;
    expect(code).toMatch(/^[A-HJKMNP-Z2-9]{6}$/);
    expect(await at.tables.find(code.toLowerCase())).toBe(handle.id);
    expect(await at.tables.open('nowhere')).toBeUndefined();
    const wrong = await at.tables.create({
      game: 'rudy',
      options: { x: 1 },
      settings: {},
      host: { name: 'A', lang: 'pl', token: 't' },
    });
    expect(wrong).toMatchObject({ ok: false, code: 'no-game', place: 'options.x' });
  });

  it('know their people by the hash of their token and nobody else', async () => {
    const handle = await at.table();
    expect(await handle.whoHolds('t Ola')).toEqual({ ...as(1), token: 't Ola' });
    expect(await handle.whoHolds('t Jan')).toBeUndefined();
    const { watch, tv } = await handle.links();
    expect(await handle.whoWatches('watch', watch)).toEqual({ kind: 'watcher', link: 'watch' });
    expect(await handle.whoWatches('watch', tv)).toBeUndefined();
    await handle.submit(as(0), { do: 'set', settings: { spectators: false } });
    expect(await handle.whoWatches('watch', watch)).toBeUndefined();
    expect(await handle.whoWatches('tv', tv)).toBeUndefined();
    await handle.submit(as(0), { do: 'set', settings: { spectators: true } });
    expect(await handle.whoWatches('tv', tv)).toEqual({ kind: 'watcher', link: 'tv' });
  });

  it('open to nobody by links that the host has renewed, also after a restart', async () => {
    const handle = await at.table();
    const before = await handle.links();
    const heard = hear(handle);
    expect(await handle.submit(as(1), { do: 'renew-links' })).toEqual({ ok: false, code: 'host-only' });
    expect(await handle.submit(as(0), { do: 'renew-links' })).toEqual({ ok: true });
    expect(heard.map(({ kind }) => kind)).toEqual(['dismiss-watchers']);
    const after = await handle.links();
    for (const key of Object.values(after)) expect(key).toMatch(/^[0-9a-f]{32}$/);
    expect(new Set([...Object.values(before), ...Object.values(after)]).size).toBe(4);
    const again = await at.start().open(handle.id);
    for (const link of ['watch', 'tv'] as const) {
      expect(await again?.whoWatches(link, before[link])).toBeUndefined();
      expect(await again?.whoWatches(link, after[link])).toEqual({ kind: 'watcher', link });
    }
  });

  it('play a match from the commitment to a record that can be verified', async () => {
    const handle = await at.table();
    const heard = hear(handle);
    await at.deal(handle);
    const closed = heard.findIndex((each) => each.kind === 'lobby' && each.lobby().preparing?.promises?.length === 2);
    const dealt = heard.findIndex((each) => each.kind === 'view');
    expect(closed).toBeGreaterThan(-1);
    expect(dealt).toBeGreaterThan(closed);
    await playOut(handle);
    const { match, phase } = await handle.lobby();
    expect(phase).toBe('ended');
    const record = await at.tables.record(match?.match ?? '', handle.id);
    const pins = heard.flatMap((each) =>
      each.kind === 'view'
        ? [{ n: each.showing.n, hash: (JSON.parse(`{${each.showing.shared()}}`) as { hash: string }).hash }]
        : [],
    );
    expect(pins).toHaveLength(41);
    expect(verify(JSON.parse(record ?? ''), testEnvironment().games, { pins })).toMatchObject({ ok: true });
    await at.deal(handle);
    expect((await handle.lobby()).phase).toBe('playing');
    expect(await at.tables.record(match?.match ?? '', handle.id)).toBe(record);
  });

  it('have no record of a match that runs', async () => {
    const handle = await at.table();
    await at.deal(handle);
    const { match } = await handle.lobby();
    expect(await at.tables.record(match?.match ?? '', handle.id)).toBeUndefined();
    expect(await at.tables.record('another', handle.id)).toBeUndefined();
  });
});

describe('two programs at one store', () => {
  it('never both write a place: one reloads and answers again', async () => {
    const handle = await at.table();
    await at.deal(handle);
    const elsewhere = at.start();
    const other = await elsewhere.open(handle.id);
    if (other === undefined) throw new Error('not there');
    expect((await other.showing())?.n).toBe(0);
    expect(await handle.submit(as(0), bet(0, 3))).toEqual({ ok: true });
    expect(await other.submit(as(1), bet(0, 4))).toEqual({ ok: true });
    expect(at.reports.some(({ kind }) => kind === 'conflict')).toBe(true);
    expect((await other.showing())?.n).toBe(2);
    expect(await handle.submit(as(0), bet(0, 5))).toEqual({ ok: false, code: 'already-written' });
    expect(await handle.submit(as(0), bet(2, 5))).toEqual({ ok: false, code: 'already-written' });
  });

  it('and the one that loses keeps nothing that it built on what was lost', async () => {
    const handle = await at.table();
    await at.deal(handle);
    const other = await at.start().open(handle.id);
    if (other === undefined) throw new Error('not there');
    await other.lobby();
    expect(await handle.submit(as(0), bet(0, 3))).toEqual({ ok: true });
    const answers = await Promise.all([other.submit(as(0), bet(0, 7)), other.submit(as(1), bet(0, 8))]);
    expect(answers).toEqual([{ ok: false, code: 'already-written' }, { ok: true }]);
    const third = await at.start().open(handle.id);
    expect((await third?.showing())?.n).toBe(2);
  });

  it('have one append of a table on its way at a time, and what is decided meanwhile goes with the next', async () => {
    const handle = await at.table('rudy', ['Ala', 'Ola', 'Ula', 'Ela']);
    await at.deal(handle, 4);
    at.store.appends = [];
    at.store.hold = true;
    const answers = [0, 1, 2, 3].map((chair) => handle.submit(as(chair), bet(0, 3)));
    await quiet();
    expect(at.store.appends.map(({ steps }) => steps.length)).toEqual([4]);
    const later = [0, 1].map((chair) => handle.submit(as(chair), bet(4, 3)));
    await quiet();
    expect(at.store.appends).toHaveLength(1);
    await at.store.release();
    expect(await Promise.all([...answers, ...later])).toEqual(Array.from({ length: 6 }, () => ({ ok: true })));
    expect(at.store.appends.map(({ steps }) => steps.length)).toEqual([4, 2]);
  });
});

describe('the lobby of a match that is prepared', () => {
  it('asks for promises and openings at once; who has answered may wait', async () => {
    const handle = await at.table('rudy', ['Ala', 'Ola', 'Ula']);
    const heard = hear(handle);
    await at.deal(handle, 3);
    const told = heard.flatMap((each) => {
      if (each.kind !== 'lobby') return [];
      const { preparing } = each.lobby();
      return preparing === null
        ? []
        : [[each.now, preparing.promised.length, preparing.promises !== null, preparing.opened.length]];
    });
    expect(told).toEqual([
      [true, 0, false, 0],
      [false, 1, false, 0],
      [false, 2, false, 0],
      [false, 3, false, 0],
      [true, 3, true, 0],
      [false, 3, true, 1],
      [false, 3, true, 2],
      [false, 3, true, 3],
    ]);
  });

  it('closes the list with its last promise in one commit, and deals with the last opening in another', async () => {
    const appendLate: NonNullable<Keeper['appendLate']> = (take, done) =>
      queueMicrotask(() => {
        const taken = take();
        if (taken !== undefined) void at.store.append(taken).then(done);
      });
    const handle = await at.table('rudy', ['Ala', 'Ola'], {}, at.start({ appendLate }));
    at.store.appends = [];
    await at.deal(handle);
    const kinds = at.store.appends.map(({ steps }) => steps.map(({ data }) => (JSON.parse(data) as { k: string }).k));
    expect(kinds).toEqual([['prepare'], ['promise'], ['promise', 'close'], ['open'], ['open', 'deal']]);
  });
});

describe('what goes wrong elsewhere', () => {
  it('in a listener disturbs nobody', async () => {
    const handle = await at.table();
    await at.deal(handle);
    handle.listen(() => {
      throw new Error('deaf');
    });
    const heard = hear(handle);
    expect(await handle.submit(as(0), bet(0, 3))).toEqual({ ok: true });
    expect(views(heard)).toHaveLength(1);
    expect(at.reports.some(({ kind, detail }) => kind === 'broken' && detail?.includes('deaf') === true)).toBe(true);
  });

  it('in whoever is answered keeps nobody else from an answer', async () => {
    const handle = await at.table();
    await at.deal(handle);
    const first = new Promise<void>((told) =>
      handle.submitThen(as(0), bet(0, 3), () => {
        told();
        throw new Error('fell over');
      }),
    );
    const second = handle.submit(as(1), bet(0, 4));
    await first;
    expect(await second).toEqual({ ok: true });
    expect(await handle.submit(as(0), bet(2, 4))).toEqual({ ok: true });
    expect(at.reports.some(({ kind, detail }) => kind === 'broken' && detail?.includes('fell over') === true)).toBe(
      true,
    );
  });

  it('in the rules of a game stops its table, which is not tried again and again, can be ended, and plays on after it', async () => {
    const { rudy } = testEnvironment().games;
    if (rudy === undefined) throw new Error('no game');
    let sick = true;
    const fallback: typeof rudy.fallback = (seen, seat) => {
      if (sick) throw new Error('sick rules');
      return rudy.fallback(seen, seat);
    };
    at.tables = at.start({ games: { rudy: { ...rudy, fallback } } });
    const handle = await at.table('rudy', ['Ala', 'Ola'], { time: 20 });
    const healthy = await at.table('rudy', ['Ela', 'Ula']);
    for (const each of [handle, healthy]) await at.deal(each);
    await at.tables.begin();
    await at.time.pass(600_000);
    const told = at.reports.filter(({ kind, detail }) => kind === 'broken' && detail?.includes('sick rules') === true);
    expect(told.length).toBeGreaterThan(0);
    expect(told.length).toBeLessThan(12);
    expect(await healthy.submit(as(0), bet(0, 3))).toEqual({ ok: true });
    await at.time.pass(25_000);
    expect([(await handle.lobby()).broken, (await healthy.lobby()).broken]).toEqual([true, false]);
    expect(await handle.submit(as(0), { do: 'abandon' })).toEqual({ ok: true });
    expect((await handle.lobby()).broken).toBe(false);
    sick = false;
    await at.deal(handle);
    await at.time.pass(21_000);
    expect((await handle.showing())?.n).toBe(2);
  });

  it('in a table that is damaged is told, and refused to whoever asks', async () => {
    const handle = await at.table();
    const load = at.store.load.bind(at.store);
    at.store.load = async (id) => {
      const kept = await load(id);
      return kept && { ...kept, steps: kept.steps.map((step) => ({ ...step, data: '{' })) };
    };
    const again = at.start();
    const damaged = await again.open(handle.id);
    expect(await damaged?.submit(as(0), { do: 'start' })).toEqual({ ok: false, code: 'store-failed' });
    await expect(damaged?.lobby()).rejects.toThrow('is no JSON');
    damaged?.arrive(0)();
    await quiet();
    expect(at.reports.some(({ kind }) => kind === 'damaged')).toBe(true);
  });

  it('in a table that cannot be woken is tried again ever more seldom', async () => {
    const handle = await at.table('rudy', ['Ala', 'Ola'], { time: 20 });
    await at.deal(handle);
    const load = at.store.load.bind(at.store);
    let asked = 0;
    let torn = true;
    at.store.load = async (id) => {
      asked++;
      if (torn) throw new Error(`${id} is torn`);
      return load(id);
    };
    await at.tables.close();
    const again = at.start();
    await again.begin();
    await at.time.pass(3_600_000);
    expect(asked).toBeGreaterThan(5);
    expect(asked).toBeLessThan(20);
    torn = false;
    await at.time.pass(3_600_000);
    expect(await at.store.steps(handle.id, 1, 99)).toEqual(
      expect.arrayContaining([expect.objectContaining({ data: expect.stringContaining('"by":"clock"') as string })]),
    );
  });

  it('in a table that was cleaned away under people is refused, and not looked for again and again', async () => {
    const handle = await at.table();
    await at.deal(handle);
    const { load, steps } = at.store;
    let gone = false;
    let asked = 0;
    at.store.load = async (id) => (gone ? (asked++, undefined) : load(id));
    at.store.steps = async (...places) => (gone ? [] : steps(...places));
    const again = await at.start().open(handle.id);
    again?.arrive(0);
    await again?.showing();
    gone = true;
    at.store.fail = () => ({ ok: false, why: 'conflict' });
    expect(await again?.submit(as(0), bet(0, 3))).toEqual({ ok: false, code: 'store-failed' });
    await at.time.pass(60_000);
    expect(asked).toBeLessThan(5);
  });

  it('after closing is refused', async () => {
    const handle = await at.table();
    const last = handle.submit(as(0), { do: 'lang', lang: 'en' });
    await at.tables.close();
    expect(await last).toEqual({ ok: true });
    expect(await handle.submit(as(0), { do: 'lang', lang: 'pl' })).toEqual({ ok: false, code: 'store-closed' });
    expect(
      await at.tables.create({ game: 'rudy', options: {}, settings: {}, host: { name: 'A', lang: 'pl', token: 't' } }),
    ).toEqual({
      ok: false,
      code: 'store-closed',
    });
  });
});
