import { describe, expect, it } from 'vitest';
import { layersOf, layersTold, type Layer, type Walk } from '../../../kernel/laws/tree.ts';
import { sorted, type Card } from './card.ts';
import { mozg, type Mozg, type State } from './index.ts';
import { DECK } from './lots.ts';
import { emptyTable } from './state.ts';
import { optionsOf } from './playing.testing.ts';

const HANDS: readonly Card[][] = [
  [1, 5, 12],
  [3, 8, 11],
];
const GRAVEYARDS: readonly Card[][] = [[4], [9]];
const RESERVE: readonly Card[] = [0, 7];

/** Ten cards for two, with Komar, Pająk, Mysz and one die; `brains` each and none in the pool. Seat 0 begins. */
function tenCards(brains: number): State {
  return {
    ...emptyTable(optionsOf(), 2),
    deck: sorted([...HANDS.flat(), ...GRAVEYARDS.flat(), ...RESERVE]),
    hands: HANDS.map((cards) => [...cards]),
    graveyards: GRAVEYARDS.map((cards) => [...cards]),
    reserve: RESERVE,
    brains: [brains, brains],
    pool: 0,
    rounds: 1,
    phase: 'turn',
    asked: 1,
  };
}

function walk(brains: number): Walk<Mozg> {
  return {
    game: mozg,
    begin: () => tenCards(brains),
    end: (state) => (state.phase === 'over' ? `${state.reason} ${state.brains.join(' ')}` : undefined),
    beyond: [DECK.label], // Ten cards are too few for another round.
  };
}

function* first(count: number, layers: Iterable<Layer>): Iterable<Layer> {
  for (const layer of layers) {
    yield layer;
    if (layer.depth === count - 1) return;
  }
}

const golden = (name: string): string => new URL(`golden/${name}`, import.meta.url).pathname;

/** `npm exec -c "vitest run src/games/mozg/rules/tree.test.ts -u"` writes the tables anew. */
describe('every match of two with ten cards', () => {
  it('with one brain each, to the end', async () => {
    await expect(layersTold(layersOf(walk(1)))).toMatchFileSnapshot(golden('tree-one-brain.txt'));
  });

  it('with two brains each, seven moves', async () => {
    const layers = [...first(7, layersOf(walk(2)))];
    // Z3: on the empty Horde three cards and no pass. 5 and 12 lead to one state each, 1 is rolled for: six.
    expect(layers[0]).toMatchObject({ states: 1, moves: 3, leads: 8 });
    // After 5: 8, 11 or a pass. After 12: a pass. Gift: one of two cards. Swap: hands or graveyards. Rain: which of two to take up.
    // Steal and brain: 3, 8, 11 or a pass. Again: 4, 5, 12 or a pass.
    expect(layers[1]).toMatchObject({ states: 8, moves: 3 + 1 + 2 + 2 + 2 + 4 + 4 + 4 });
    await expect(layersTold(layers)).toMatchFileSnapshot(golden('tree-two-brains.txt'));
  });
});
