import { expect, it } from 'vitest';
import { survey } from '../../../kernel/laws/survey.ts';
import { rudyKit } from './kit.testing.ts';

it('keeps every law at 1, 2, 5 and 30 seats with all kinds of options', () => {
  expect(survey({ ...rudyKit, players: [1, 2, 5, 30] }, 24, 'rudy')).toEqual({ broken: undefined, unmet: [] });
});
