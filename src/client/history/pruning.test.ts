import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { KEPT_DAYS, pruneSeats } from './pruning.ts';

const DAY = 86_400_000;

beforeEach(() => {
  const kept: Record<string, string> = {};
  Object.defineProperties(kept, {
    getItem: { value: (key: string) => kept[key] ?? null },
    setItem: { value: (key: string, value: string) => void (kept[key] = value) },
    removeItem: { value: (key: string) => void delete kept[key] },
  });
  vi.stubGlobal('localStorage', kept);
});
afterEach(() => void vi.unstubAllGlobals());

const seats = (): string[] => Object.keys(localStorage).filter((key) => key.startsWith('stolik.table.'));

test('a seat is kept as long as its table is opened now and then, and forgotten sixty days after', () => {
  localStorage.setItem('stolik.table.AAAAAA', 'a');
  localStorage.setItem('stolik.table.BBBBBB', 'b');
  pruneSeats(0, undefined);
  pruneSeats(40 * DAY, 'BBBBBB');
  pruneSeats(KEPT_DAYS * DAY, undefined);
  expect(seats()).toEqual(['stolik.table.AAAAAA', 'stolik.table.BBBBBB']);
  pruneSeats((KEPT_DAYS + 1) * DAY, undefined);
  expect(seats()).toEqual(['stolik.table.BBBBBB']);
  expect(localStorage.getItem('stolik.opened')).toBe('{"BBBBBB":40}');
});

test('what cannot be read is begun anew, and nothing else is touched', () => {
  localStorage.setItem('stolik.table.AAAAAA', 'a');
  localStorage.setItem('stolik.opened', 'no JSON');
  localStorage.setItem('stolik.language', 'pl');
  pruneSeats(0, undefined);
  expect(seats()).toEqual(['stolik.table.AAAAAA']);
  expect(localStorage.getItem('stolik.language')).toBe('pl');
});
