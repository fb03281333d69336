import { expect, it } from 'vitest';
import { nearest, unknown } from './suggest.ts';

const VERBS = ['play', 'sim', 'replay', 'deck', 'help'];

it.each([
  ['pley', 'play'],
  ['paly', 'play'],
  ['PLAY', 'play'],
  ['repl', 'replay'],
  ['simulate', undefined],
  ['si', 'sim'],
  ['decks', 'deck'],
  ['xyzzy', undefined],
  ['', undefined],
])('takes %j for %j', (said, meant) => {
  expect(nearest(said, VERBS)).toBe(meant);
});

it('says what was meant and what there is', () => {
  expect(unknown('command', 'pley', VERBS)).toBe(
    'there is no command "pley". Did you mean "play"? There are: play, sim, replay, deck, help.',
  );
  expect(unknown('act', 'burn', ['check'])).toBe('there is no act "burn". There is: check.');
});
