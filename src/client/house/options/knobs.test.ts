import { expect, test } from 'vitest';
import { GAMES } from '../../../games/index.ts';
import { SHELF } from '../games.ts';
import { chosenOf, KNOBS, turned, valueName } from './knobs.ts';
import { en } from './words/en.ts';

test('every value of every knob is one the game takes, and the first is the one it has anyway', () => {
  for (const id of SHELF) {
    const game = GAMES[id];
    if (game === undefined) throw new Error(`no ${id}`);
    for (const knob of KNOBS[id]) {
      for (const value of knob.values) {
        const options = turned(knob, {}, valueName(value));
        const read = game.options(options, '');
        expect(read.ok, `${id} ${JSON.stringify(options)}`).toBe(true);
        if (!read.ok) continue;
        expect(game.tellOptions(read.value)).toEqual(options);
        expect(chosenOf(knob, options)).toBe(valueName(value));
      }
      expect(turned(knob, {}, valueName(knob.values[0]))).toEqual({});
    }
  }
});

test('every option a game has can be turned, but for decks of one’s own', () => {
  const known: Readonly<Record<string, readonly string[]>> = {
    rudy: ['fox', 'scoring', 'lastAloud', 'deck', 'time'],
    mozg: ['refill', 'starter', 'time'],
    ruletka: ['pace', 'target'],
  };
  for (const id of SHELF) {
    expect(KNOBS[id].map(({ option }) => option).toSorted()).toEqual(known[id]?.toSorted());
  }
});

test('a knob has its name, its rule and a word for every value', () => {
  for (const id of SHELF) {
    for (const { option, values } of KNOBS[id]) {
      expect(en).toHaveProperty([`options.${id}.${option}`]);
      expect(en).toHaveProperty([`options.${id}.${option}.rule`]);
      for (const value of values.map(valueName)) {
        const said = /^\d+$|^on$|^off$|^none$/.test(value) || `options.${id}.${option}.${value}` in en;
        expect(said, `${id} ${option} ${value}`).toBe(true);
      }
    }
  }
});

test('a deck of one’s own stays when something else is turned', () => {
  const deck = { hen: 24, fox: 1 };
  const [fox] = KNOBS.rudy;
  if (fox === undefined) throw new Error('no fox');
  expect(turned(fox, { deck }, 'cats')).toEqual({ deck, fox: 'cats' });
  const last = KNOBS.rudy.at(-1);
  if (last === undefined) throw new Error('no deck');
  expect(chosenOf(last, { deck })).toBe('own');
});
