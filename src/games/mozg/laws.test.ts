import { expect, it } from 'vitest';
import { firstViolation } from '../../kernel/laws/index.ts';
import { mozgKit } from './kit.ts';

it('keeps every law at 2 to 5 players with every option', () => {
  expect(firstViolation(mozgKit, 20, 'mozg')).toBeUndefined();
});
