import { answers, cardsOf, deckOf, PILE, TURNS, type Options } from '../rules/index.ts';
import { fastRandom } from '../../../kernel/fast-random.ts';

const PILES = 400;

/** Decks people bring are few; without a bound a server would keep them all. */
const MOST_KEPT = 64;
const kept = new Map<string, readonly number[]>();

/**
 * What the circle is still worth to somebody who misses nothing and keeps it at turn `turn`: the mean of the better of
 * circling the next answer and waiting on. Backwards from the last turn, over piles of this deck.
 */
export function worthWaiting(options: Options, turn: number): number {
  const name = JSON.stringify([options.deck, options.fox]);
  let worth = kept.get(name);
  if (worth === undefined) {
    if (kept.size >= MOST_KEPT) kept.clear();
    worth = waitingFor(options);
    kept.set(name, worth);
  }
  return worth[turn] ?? 0;
}

function waitingFor(options: Options): readonly number[] {
  let seed = 0;
  const random = fastRandom({ below: (n) => (seed++ * 0x9e3779b1) % n });
  const piles = Array.from({ length: PILES }, () => answers(PILE.draw(random, cardsOf(deckOf(options))), options.fox));
  const worth = Array.from({ length: TURNS + 1 }, () => 0);
  for (let turn = TURNS - 1; turn >= 1; turn--) {
    const later = worth[turn + 1] ?? 0;
    worth[turn] = piles.reduce((sum, truth) => sum + Math.max(truth[turn] ?? 0, later), 0) / PILES;
  }
  return worth;
}
