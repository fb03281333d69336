import { expect, it } from 'vitest';
import type { Game } from '../../../kernel/contract.ts';
import { firstViolation, LAWS } from '../../../kernel/laws/index.ts';
import { survey } from '../../../kernel/laws/survey.ts';
import { mozg, type Mozg } from './index.ts';
import { mozgKit } from './kit.testing.ts';
import { after, table } from './playing.testing.ts';

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

it('[Z37] keeps them where turns end unplayed', () => {
  // Half the deck is mice: most of it soon lies aside, and nothing is left to draw. Listing every way to give up to 25
  // copies would take hours, so that law is left to other decks.
  const cards = { 3: 10, 11: 25, 18: 15 };
  const options = [{ refill: 'forgotten', deck: { cards, marshmallow: [3, 18] } }];
  let unplayed = 0;
  const play: Game<Mozg>['play'] = (state, seat, move, chance, emit) =>
    mozg.play(state, seat, move, chance, (event) => {
      if (event.kind === 'unplayed') unplayed++;
      emit?.(event);
    });
  const kit = {
    ...mozgKit,
    players: [4, 5],
    options,
    universe: () => [{ pass: true } as const, ...[3, 11, 18].map((bury) => ({ bury }))],
    game: { ...mozg, play },
  };
  const laws = LAWS.filter(({ name }) => !name.startsWith('every listed move'));
  expect(laws).toHaveLength(LAWS.length - 1);
  expect(firstViolation(kit, 14, 'mice', laws)).toBeUndefined();
  expect(unplayed).toBeGreaterThan(1);
});
