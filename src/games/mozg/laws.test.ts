import { expect, it } from 'vitest';
import { survey } from '../../kernel/laws/survey.ts';
import { mozg } from './index.ts';
import { mozgKit } from './kit.ts';
import { after, table } from './testing.ts';

it('keeps every law at 2 to 5 players with all kinds of options', () => {
  expect(survey(mozgKit, 20, 'mozg')).toEqual({ broken: undefined, unmet: ['signs'] });
});

it('keeps every law while signs are shown, which random matches seldom come to', () => {
  const options = { starter: 'rps' };
  const tied = table({ hands: [[15], [3], [4], [5, 6]], brains: [10, 9, 9, 12], options });
  const game = { ...mozg, setup: () => after(tied, 0, { play: 15 }) };
  const { broken, unmet } = survey({ ...mozgKit, game, players: [4], options: [options] }, 3, 'signs');
  expect(broken).toBeUndefined();
  expect(unmet).not.toContain('signs');
});
