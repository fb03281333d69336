import { describe, expect, it } from 'vitest';
import { layersOf, layersTold } from '../../../kernel/laws/tree.ts';
import type { State } from './index.ts';
import { ruletka } from './index.ts';
import { open } from './playing.testing.ts';

/** Two players and no action card anywhere. */
function noCards(): State {
  return { ...open({ seats: 2 }).state, deck: [] };
}

const golden = (name: string): string => new URL(`golden/${name}`, import.meta.url).pathname;

/** `npm exec -c "vitest run src/games/ruletka/rules/tree.test.ts -u"` writes the tables anew. */
describe('every first round of two without action cards', () => {
  it('when nobody has a gun spun', async () => {
    const layers = [
      ...layersOf({
        game: ruletka,
        begin: noCards,
        end: (state) => (state.round > 1 ? `lives ${state.lives.join(' ')}` : undefined),
        allow: (move) => !('spin' in move),
      }),
    ];
    // Two kinds to pocket for each of two, in either order. A gun with its bullet has six orders, one without it one.
    expect(layers[0]).toMatchObject({ states: 1, moves: 2 * 2 });
    expect(layers[2]).toMatchObject({ states: (6 + 1) ** 2 });
    // Ready, in either order; then six bets each, in either order.
    expect(layers.slice(3, 7).map(({ states }) => states)).toEqual([2 * 49, 49, 2 * 49 * 6, 49 * 6 ** 2]);
    // Each of two may accuse the other, pass or announce the last call.
    expect(layers[6]?.moves).toBe(49 * 36 * 2 * 3);
    await expect(layersTold(layers)).toMatchFileSnapshot(golden('tree-round.txt'));
  });

  it('up to the bets, guns spun as anybody likes', async () => {
    const layers = layersOf({
      game: ruletka,
      begin: noCards,
      end: (state) => (state.phase === 'betting' ? `spun ${state.spun.filter(Boolean).length}` : undefined),
    });
    await expect(layersTold(layers)).toMatchFileSnapshot(golden('tree-spinning.txt'));
  });
});
