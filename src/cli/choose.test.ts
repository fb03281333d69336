import { expect, it } from 'vitest';
import { LEVELS } from '../bots/level.ts';
import { GAMES } from '../games/index.ts';
import { mozg } from '../games/mozg/rules/index.ts';
import { chooseBots, choosePlayers } from './choose.ts';
import { DECK_SHAPES } from '../games/rudy/terminal/deck.ts';
import { FACES } from './faces/index.ts';

it('refuses more or fewer players than the game has room for', () => {
  const why = (said: string): string => `--players: mozg is for 2 to 5 players, found "${said}".`;
  for (const said of ['0', '1', '6', '2.5', ''])
    expect(choosePlayers(mozg, said, 3)).toEqual({ ok: false, why: why(said) });
  expect(choosePlayers(mozg, '5', 3)).toEqual({ ok: true, value: 5 });
  expect(choosePlayers(mozg, undefined, 3)).toEqual({ ok: true, value: 3 });
});

it('gives each bot its level', () => {
  const bots = chooseBots(mozg, 'greedy,random', 'random', 2);
  expect(bots.ok && bots.value.map((bot) => bot.level)).toEqual(['greedy', 'random']);
  expect(chooseBots(mozg, 'greedy,', 'random', 2)).toMatchObject({ ok: false });
  expect(chooseBots(mozg, 'greedy', 'random', 0)).toEqual({ ok: true, value: [] });
});

it.each(Object.values(GAMES))('knows the levels of $id by their numbers, 1 to 5', (game) => {
  const bots = chooseBots(game, '1,2,3,4,5', 'random', 5);
  expect(bots.ok && bots.value.map((bot) => bot.level)).toEqual(LEVELS);
  for (const wrong of ['0', '6', '1.5', '0x1', '-1', ' ']) expect(chooseBots(game, wrong, 'random', 2).ok).toBe(false);
});

it('has a face and knows the deck of every game there is', () => {
  for (const id of Object.keys(GAMES)) {
    expect(FACES[id]).toBeDefined();
    expect(DECK_SHAPES[id]).toBeDefined();
  }
});

it('tells the games by their decks', () => {
  const whose = (keys: readonly string[]): string[] =>
    Object.entries(DECK_SHAPES).flatMap(([id, shape]) => (shape.looksLike(keys) ? [id] : []));
  expect(whose(['hen', 'hen+pig'])).toEqual(['rudy']);
  expect(whose(['cat'])).toEqual(['rudy']);
  expect(whose(['cards', 'marshmallow'])).toEqual(['mozg']);
  expect(whose(['peeper', 'dud'])).toEqual(['ruletka']);
  expect(whose(['queen'])).toEqual([]);
});

it('sums decks up', () => {
  expect(DECK_SHAPES['mozg']?.summary({ cards: { 1: 20, 5: 30, 7: 0 }, marshmallow: [1] })).toEqual([
    '1 ×20, 5 ×30',
    'the marshmallow on 20 cards: every 1',
  ]);
  expect(DECK_SHAPES['ruletka']?.summary({ dud: 30, bribe: 1, gift: 0 })).toEqual(['dud ×30, bribe ×1']);
});
