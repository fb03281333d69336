import { expect, it } from 'vitest';
import type { PersonCommand } from './command.ts';
import { toldBetween } from './follow.ts';
import { bench } from './table.testing.ts';

it.each<[PersonCommand, boolean]>([
  [{ do: 'renew-links' }, true],
  [{ do: 'set', settings: { spectators: false } }, true],
  [{ do: 'set', settings: { chat: false } }, false],
])('where only the tables before and after are known, %j sends watchers away: %s', (command, sent) => {
  const at = bench();
  const before = at.table;
  at.as(0, command);
  expect(toldBetween(before, at.table).some(({ kind }) => kind === 'dismiss-watchers')).toBe(sent);
});
