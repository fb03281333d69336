import { describe, expect, it } from 'vitest';
import type { Chance } from '../../../kernel/chance.ts';
import { layersOf, layersTold } from '../../../kernel/laws/tree.ts';
import { shuffleLot } from '../../../kernel/lot.ts';
import { everySeat } from '../../../kernel/seat.ts';
import { answers } from './answer.ts';
import { cardName, cardNamed, type Card } from './card.ts';
import { rudy } from './index.ts';
import { field, emptyBoard, type State } from './state.ts';
import { TURNS } from './turns.ts';
import { open } from './playing.testing.ts';

const cards = (names: string): Card[] => names.split(' ').map((name) => cardNamed(name) as Card);

/** Seventeen turns, after which 6 hens and 6 pigs have been seen, and all nine species. */
const BEFORE = cards(
  'hen+pig hen+pig hen+pig hen+pig hen+pig+cat hen+pig+cat bear bear rabbit rabbit giraffe giraffe zebra zebra ' +
    'dolphin dolphin octopus',
);
/** Whatever their order, the true answers are 7, 7 and 9. */
const LEFT = cards('hen pig fox');
const ORDER = shuffleLot('order', { encode: cardName, read: cardNamed });

/** A match with three cards to go, in which everybody was right up to now. */
function threeLeft(seats: number, chance: Chance): State {
  const pile = [...BEFORE, ...chance.take(ORDER, LEFT.slice())];
  const { state } = open(seats);
  const turn = TURNS - 3;
  const right = answers(pile, 'species');
  const board = emptyBoard().map((_, i) => (i < turn ? field(right[i] ?? 0, false) : null));
  return { ...state, pile, turn, waiting: everySeat(seats), boards: everySeat(seats).map(() => [...board]) };
}

const golden = (name: string): string => new URL(`golden/${name}`, import.meta.url).pathname;

/** `npm exec -c "vitest run src/games/rudy/rules/tree.test.ts -u"` writes the tables anew. */
describe('every match of three cards', () => {
  it('solo, with numbers from 0 to 19', async () => {
    const layers = [
      ...layersOf({
        game: rudy,
        begin: (chance) => threeLeft(1, chance),
        end: (state) => {
          const outcome = rudy.outcome(state);
          return outcome && (outcome.winners.length === 1 ? 'won' : 'lost');
        },
        allow: (move) => move.number !== undefined && move.number < 20,
      }),
    ];
    // 3! orders, and 20 numbers in every turn.
    expect(layers.map(({ states }) => states)).toEqual([0, 1, 2, 3].map((turns) => 6 * 20 ** turns));
    expect(layers.map(({ moves }) => moves)).toEqual([...[1, 2, 3].map((turns) => 6 * 20 ** turns), 0]);
    // R20: as many points with whole coordinates lie no farther than 5 from (7, 7, 9), in steps along the axes,
    // as in any octahedron of that size: (2 · 5 + 1)(2 · 5² + 2 · 5 + 3) / 3 = 231.
    expect(layers.at(-1)?.ends).toEqual({ won: 6 * 231, lost: 6 * (8000 - 231) });
    await expect(layersTold(layers)).toMatchFileSnapshot(golden('tree-solo.txt'));
  });

  it('of two, with the numbers 0 and 1, circled or not', async () => {
    const layers = [
      ...layersOf({
        game: rudy,
        begin: (chance) => threeLeft(2, chance),
        end: (state) => {
          const outcome = rudy.outcome(state);
          return outcome && `places ${outcome.places.join(' ')}`;
        },
        allow: (move) => move.number !== undefined && move.number < 2,
      }),
    ];
    // A board of n turns: 2 numbers in each, and a circle on one of them or on none.
    const boards = (turns: number): number => (1 + turns) * 2 ** turns;
    // Between turns both have written as much; within one either may have been first.
    const even = (turns: number): number => 6 * boards(turns) ** 2;
    const odd = (turns: number): number => 6 * 2 * boards(turns) * boards(turns + 1);
    expect(layers.map(({ states }) => states)).toEqual([even(0), odd(0), even(1), odd(1), even(2), odd(2), even(3)]);
    await expect(layersTold(layers)).toMatchFileSnapshot(golden('tree-two.txt'));
  });
});
