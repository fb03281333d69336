import { expect, test } from 'vitest';
import type { Lobby } from '../../table/lobby.ts';
import { drawLuck, keepLuck } from './luck.ts';

const preparing = (closed: readonly (string | null)[] | null, contributed: readonly number[] = []): Lobby =>
  ({
    preparing: { match: 'm', commitment: 'c', chairs: [7, 3], contributed, closed },
    match: null,
  }) as unknown as Lobby;

test('32 bytes, other ones each time', () => {
  expect(drawLuck()).toMatch(/^[0-9a-f]{64}$/);
  expect(drawLuck()).not.toBe(drawLuck());
});

test('is given once a match, the same bytes when the answer was lost', () => {
  const luck = keepLuck();
  const first = luck.due(preparing(null), 3);
  expect(first?.match).toBe('m');
  expect(luck.due(preparing(null), 3)).toEqual(first);
  expect(luck.due(preparing(null, [1]), 3)).toBeUndefined();
  expect(luck.due(preparing(null), 5)).toBeUndefined();
  expect(luck.due(preparing(null), null)).toBeUndefined();
  expect(luck.due(preparing([]), 3)).toBeUndefined();
});

test('is missed when it was received and is not in the closed list', () => {
  const luck = keepLuck();
  const given = luck.due(preparing(null), 3);
  expect(luck.isMissing(preparing([null, null]))).toBe(false);
  luck.received('m');
  expect(luck.isMissing(preparing(null))).toBe(false);
  expect(luck.isMissing(preparing([null, given?.bytes ?? '']))).toBe(false);
  expect(luck.isMissing(preparing([null, null]))).toBe(true);
});
