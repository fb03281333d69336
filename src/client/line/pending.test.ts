import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { onItsWay } from './pending.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a move is on its way until the table asks something else', () => {
  const sent = onItsWay();
  sent.goes(3, { bet: 2 });
  expect(sent.pending.value).toEqual({ question: 3, move: { bet: 2 } });
  sent.asks(3); // somebody else has answered theirs
  expect(sent.pending.value?.move).toEqual({ bet: 2 });
  sent.asks(4);
  expect(sent.pending.value).toBeUndefined();
});

test('a question that has its answer on the way takes no second one', () => {
  const sent = onItsWay();
  expect(sent.mayGo(3)).toBe(true);
  sent.goes(3, 'a');
  expect(sent.mayGo(3)).toBe(false);
  expect(sent.mayGo(4)).toBe(true);
  sent.over();
  expect(sent.mayGo(3)).toBe(true);
});

test('where no answer comes it may be said again, and the first one’s patience is not the second’s', () => {
  const sent = onItsWay();
  sent.goes(3, 'a');
  vi.advanceTimersByTime(4000);
  sent.over();
  sent.goes(3, 'b');
  vi.advanceTimersByTime(4000);
  expect(sent.pending.value?.move).toBe('b');
  vi.advanceTimersByTime(1000);
  expect(sent.pending.value).toBeUndefined();
});
