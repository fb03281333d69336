import { expect, it } from 'vitest';
import { firstViolation } from '../../kernel/laws/index.ts';
import { rudyKit } from './kit.ts';

it('keeps every law at 1, 2, 5 and 30 seats with every option', () => {
  expect(firstViolation(rudyKit, 24, 'rudy')).toBeUndefined();
});
