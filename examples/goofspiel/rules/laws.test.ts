import { expect, it } from 'vitest';
import { survey } from '../../../kernel/laws/survey.ts';
import { goofspielKit } from './kit.testing.ts';

it('keeps every law with all options and numbers of players', () => {
  expect(survey(goofspielKit, 24, 'goofspiel')).toEqual({ broken: undefined, unmet: [] });
});
