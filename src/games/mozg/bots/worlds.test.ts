import { expect, it } from 'vitest';
import { mozg, type Mozg, type State } from '../rules/index.ts';
import { after, table } from '../rules/playing.testing.ts';
import type { SeatView } from '../../../kernel/contract.ts';
import { seedKey } from '../../../kernel/fairness.ts';
import { openStream } from '../../../kernel/stream.ts';
import { fastRandom } from '../../../kernel/fast-random.ts';
import { observe, type Memory } from './memory.ts';
import { worlds } from './worlds.ts';

function viewOf(state: State, seat: number): SeatView<Mozg> {
  return { ...mozg.table(state), ...mozg.own(state, seat) };
}

const BEFORE = table({
  hands: [
    [5, 12, 15, 16],
    [3, 4, 6, 7],
  ],
  graveyards: [
    [4, 6],
    [7, 13, 14],
  ],
  horde: [9],
  turn: 1,
});
const PASSED = after(BEFORE, 1, { pass: true });
const STARTED = after(after(PASSED, 1, { keep: PASSED.offered[1]?.[0] ?? 0 }), 1, { play: 3 });

/** In how many of so many worlds the other still holds a card above 9. */
function held(memory: Memory | null): number {
  const imagine = worlds(viewOf(STARTED, 0), 0, memory, fastRandom(openStream(seedKey('worlds'), 'test')));
  let cards = 0;
  for (let i = 0; i < 400; i++) cards += (imagine().hands[1] ?? []).filter((card) => card > 9).length;
  return cards / 400;
}

it('prefers worlds in which a pass was forced', () => {
  const memory = [PASSED, STARTED].reduce(
    (so, state) => observe(so, viewOf(state, 0)),
    observe(null, viewOf(BEFORE, 0)),
  );
  expect(held(null)).toBeGreaterThan(1.5);
  expect(held(memory)).toBeLessThan(held(null) * 0.65);
});

it('loses no card, moves none that is known, and leaves what the viewer sees as it is', () => {
  const given = after(STARTED, 0, { play: 5 });
  const view = viewOf(given, 0);
  const memory = [PASSED, STARTED, given].reduce(
    (so, state) => observe(so, viewOf(state, 0)),
    observe(null, viewOf(BEFORE, 0)),
  );
  const known = { ...view, knows: view.knows.map((each, seat) => (seat === 1 ? { ...each, graveyard: [14] } : each)) };
  const imagine = worlds(known, 0, memory, fastRandom(openStream(seedKey('worlds'), 'known')));
  for (let i = 0; i < 50; i++) {
    const world = imagine();
    const piles = [world.horde, world.discard, world.aside, world.reserve.slice(world.drawn)];
    const all = [...world.hands, ...world.graveyards, ...piles];
    expect(all.flat().toSorted((a, b) => a - b)).toEqual(world.deck);
    expect(world.hands[0]).toEqual(view.hand);
    expect(world.graveyards[0]).toEqual(view.graveyard);
    expect(world.graveyards[1]).toContain(14);
    expect(world.hands.map((hand) => hand.length)).toEqual(view.handCounts);
    for (const cards of [...world.hands, ...world.graveyards]) expect(cards).toEqual(cards.toSorted((a, b) => a - b));
  }
});

it('knows what lies aside: no world deals it to anybody', () => {
  const mice = table({
    hands: [
      [5, 12, 15],
      [3, 4, 6],
    ],
    graveyards: [[4], [7]],
    aside: [1, 1, 11, 19, 19],
  });
  const view = viewOf(mice, 0);
  const imagine = worlds(view, 0, observe(null, view), fastRandom(openStream(seedKey('worlds'), 'aside')));
  for (let i = 0; i < 50; i++) {
    const { hands, graveyards, reserve, aside } = imagine();
    expect(aside).toEqual([1, 1, 11, 19, 19]);
    const dealt = [...hands, ...graveyards, reserve].flat();
    expect(dealt).toHaveLength(45);
    expect(dealt.filter((card) => card === 1 || card === 19)).toEqual([]);
  }
});
