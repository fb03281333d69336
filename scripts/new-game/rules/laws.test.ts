import { expect, it } from 'vitest';
import { survey } from '../../../src/kernel/laws/survey.ts';
import { yourgameKit } from './kit.testing.ts';

it('keeps every law with all options and numbers of players', () => {
  expect(survey(yourgameKit, 24, 'yourgame')).toEqual({ broken: undefined, unmet: [] });
});
