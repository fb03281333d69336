import { beforeEach, describe, expect, it } from 'vitest';
import type { Listing } from '../table/listed.ts';
import { fakeTime, type FakeTime } from '../wire/fake-time.testing.ts';
import { createHall, MOST_LISTED, ticketOf, type Hall } from './hall.ts';

const OPEN: Listing = { game: 'mozg', lang: 'pl', pace: 'calm', free: 3, playing: false };

let time: FakeTime;
let hall: Hall;
beforeEach(() => {
  time = fakeTime();
  hall = createHall({ time, accountOf: (table) => table.slice(0, 1), mostPerAccount: 3 });
});

const listed = (): readonly unknown[] => (JSON.parse(hall.list().text) as { tables: readonly unknown[] }).tables;

describe('the hall', () => {
  it('lists what is open and no more than is asked of it: no name, no code, no table’s id', () => {
    hall.note('a1', OPEN);
    expect(listed()).toEqual([{ ticket: ticketOf('a1'), ...OPEN }]);
    expect(hall.list().text).not.toContain('a1');
    expect(hall.find(ticketOf('a1'))).toBe('a1');
    hall.note('a1', undefined);
    expect(listed()).toEqual([]);
    expect(hall.find(ticketOf('a1'))).toBeUndefined();
  });

  it('has the same mark while nothing changes, and another when it does', () => {
    hall.note('a1', OPEN);
    const { mark } = hall.list();
    time.pass(60_000);
    hall.note('a1', { ...OPEN });
    expect(hall.list().mark).toBe(mark);
    hall.note('a1', { ...OPEN, free: 2 });
    expect(hall.list().mark).not.toBe(mark);
  });

  it('lets no account fill the list, and lists no more than can be looked through', () => {
    for (let i = 0; i < 10; i++) hall.note(`a${i}`, OPEN);
    expect(listed()).toHaveLength(3);
    for (let account = 0; account < 20; account++) {
      for (let i = 0; i < 3; i++) hall.note(`${String.fromCodePoint(98 + account)}${i}`, OPEN);
    }
    expect(listed()).toHaveLength(MOST_LISTED);
  });

  it('finds a table of the same game that is about to begin, in one’s language before another', () => {
    hall.note('a1', { ...OPEN, lang: 'en' });
    hall.note('b1', { ...OPEN, playing: true });
    hall.note('c1', { ...OPEN, game: 'rudy' });
    hall.note('d1', { ...OPEN, free: 4 });
    hall.note('e1', { ...OPEN, free: 1 });
    expect(hall.fitting({ game: 'mozg', lang: 'pl' })).toEqual(['e1', 'd1', 'a1']);
    expect(hall.fitting({ game: 'ruletka', lang: 'pl' })).toEqual([]);
  });

  it('has a table whose host is on their way, and not for ever', () => {
    hall.expect('a1', OPEN);
    hall.note('a1', undefined);
    expect(listed()).toHaveLength(1);
    time.pass(15_000);
    expect(listed()).toEqual([]);
    hall.expect('a2', OPEN);
    hall.note('a2', { ...OPEN, free: 2 });
    time.pass(15_000);
    expect(listed()).toHaveLength(1);
    hall.note('a2', undefined);
    expect(listed()).toEqual([]);
  });
});
