import { expect, test } from 'vitest';
import { SHELF } from '../../../games/shelf.ts';
import { saidIfKnown } from '../../words/speak.ts';
import { knobsOf, type Knob } from '../../../kernel/knobs.ts';
import { chosenOf, turned, valueName } from './knobs.ts';

const GAMES = await Promise.all(
  SHELF.map(async ({ id, rules, lobby }) => {
    const { game } = await rules();
    return { id, game, knobs: knobsOf(game.optionSpecs ?? []), spoken: (await lobby?.()) !== undefined };
  }),
);

test('every value of every knob is one the game takes, and the first is the one it has anyway', () => {
  for (const { id, game, knobs } of GAMES) {
    for (const knob of knobs) {
      for (const value of knob.values) {
        const options = turned(knob, {}, valueName(value));
        const read = game.options(options, '');
        expect(read.ok, `${id} ${JSON.stringify(options)}`).toBe(true);
        if (!read.ok) continue;
        expect(game.encodeOptions(read.value)).toEqual(options);
        expect(chosenOf(knob, options)).toBe(valueName(value));
      }
      expect(turned(knob, {}, valueName(knob.values[0]))).toEqual({});
    }
  }
});

test('every option a game has can be turned, but for a deck of one’s own', () => {
  for (const { id, game, knobs } of GAMES) {
    const read = game.options({}, '');
    if (!read.ok) throw new Error(read.why);
    const turnable = knobs.map(({ option }) => option);
    expect(turnable, id).toEqual(
      expect.arrayContaining(Object.keys(read.value as object).filter((option) => option !== 'deck')),
    );
  }
});

test('a knob has its name, its rule and a word for every value', () => {
  for (const { id, knobs } of GAMES.filter(({ spoken }) => spoken)) {
    for (const { option, values } of knobs) {
      expect(saidIfKnown(`options.${id}.${option}`)).toBeDefined();
      expect(saidIfKnown(`options.${id}.${option}.rule`)).toBeDefined();
      for (const value of values.map(valueName)) {
        const said =
          /^\d+$|^on$|^off$|^none$/.test(value) || saidIfKnown(`options.${id}.${option}.${value}`) !== undefined;
        expect(said, `${id} ${option} ${value}`).toBe(true);
      }
    }
  }
});

test('what no knob can say stays when something else is turned', () => {
  const deck = { hen: 24, fox: 1 };
  const asks: Knob = { option: 'asks', values: ['species', 'cats'] };
  expect(turned(asks, { deck }, 'cats')).toEqual({ deck, asks: 'cats' });
  expect(chosenOf({ option: 'deck', values: ['standard', 'even'] }, { deck })).toBe('own');
});
