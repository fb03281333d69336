import { describe, expect, expectTypeOf, it } from 'vitest';
import { objectOf, integer } from './decode.ts';
import { optionHelp } from './option-help.ts';
import { schemaOf } from './schema.ts';
import { knobsOf } from './knobs.ts';
import { choice, choiceOr, declareOptions, flag, quantity, seconds, type OptionsOf } from './options.ts';

const DECLARED = declareOptions({
  order: choice(['dealt', 'drawn'], { rules: ['G4'] }),
  deck: choiceOr(['standard'], objectOf<{ cards: number }>({ cards: integer(1) }, true)),
  open: flag(),
  time: seconds([10, 20], { rules: ['G7', 'G8'] }),
  target: quantity(5, 50, [20, 10]),
  scoring: choice(['all', 'exact'], { tall: true }),
});
type Declared = OptionsOf<typeof DECLARED>;

const DEFAULTS: Declared = { order: 'dealt', deck: 'standard', open: false, target: 20, scoring: 'all' };

function read(raw: unknown): unknown {
  const options = DECLARED.read(raw, 'options');
  return options.ok ? options.value : `${options.place}: ${options.why}`;
}

describe('declared options', () => {
  it('have the type that follows from their values', () => {
    expectTypeOf<Declared>().toEqualTypeOf<{
      readonly order: 'dealt' | 'drawn';
      readonly deck: 'standard' | { cards: number };
      readonly open: boolean;
      readonly time?: number;
      readonly target: number;
      readonly scoring: 'all' | 'exact';
    }>();
  });

  it('are filled with what is in the box; what is nothing is left out', () => {
    expect(read({})).toEqual(DEFAULTS);
    expect(Object.keys(read({}) as object)).not.toContain('time');
  });

  it('are told by what differs, in the order of their declaration', () => {
    const raw = { scoring: 'exact', target: 7, time: 3, open: true, deck: { cards: 9 }, order: 'drawn' };
    const options = read(raw) as Declared;
    expect(DECLARED.encode(DEFAULTS)).toEqual({});
    expect(DECLARED.encode(options)).toEqual(raw);
    expect(Object.keys(DECLARED.encode(options))).toEqual(['order', 'deck', 'open', 'time', 'target', 'scoring']);
  });

  it.each([
    [{ order: 'x' }, 'options.order: expected one of dealt, drawn; found "x"'],
    [{ deck: 'x' }, 'options.deck: expected one of standard; found "x"'],
    [{ deck: { cards: 0 } }, 'options.deck.cards: expected a whole number of at least 1, found 0'],
    [{ open: 1 }, 'options.open: expected true or false, found 1'],
    [{ time: 0 }, 'options.time: expected a whole number of at least 1, found 0'],
    [{ target: 51 }, 'options.target: expected a whole number from 5 to 50, found 51'],
    [{ x: 1 }, 'options.x: is not known here; known are order, deck, open, time, target, scoring'],
  ])('%j is refused', (raw, why) => {
    expect(read(raw)).toBe(why);
  });

  it('have their JSON Schema, with its defaults', () => {
    expect(schemaOf(DECLARED.read, {})).toMatchObject({
      properties: {
        order: { enum: ['dealt', 'drawn'], default: 'dealt' },
        open: { type: 'boolean', default: false },
        time: { type: 'integer', minimum: 1 },
        target: { minimum: 5, maximum: 50, default: 20 },
      },
      additionalProperties: false,
    });
  });

  it('are knobs in a lobby: sentences, the clock, the others; nothing where there is nothing to choose', () => {
    expect(knobsOf(DECLARED.specs)).toEqual([
      { option: 'scoring', values: ['all', 'exact'], tall: true },
      { option: 'time', values: [undefined, 10, 20], clock: true },
      { option: 'order', values: ['dealt', 'drawn'] },
      { option: 'open', values: [false, true] },
      { option: 'target', values: [20, 10] },
    ]);
  });

  it('are lines of help', () => {
    expect(optionHelp(DECLARED.specs)).toEqual([
      'order    "dealt", "drawn" (G4)',
      'deck     "standard"; or an object of your own',
      'open     false, true',
      'time     left out, 10, 20; or any whole number from 1 (G7, G8)',
      'target   20, 10; or any whole number from 5 to 50',
      'scoring  "all", "exact"',
    ]);
    expect(optionHelp([])).toEqual([]);
  });
});
