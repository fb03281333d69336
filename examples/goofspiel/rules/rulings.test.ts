import { expect, it } from 'vitest';
import { seedKey } from '../../../kernel/fairness.ts';
import { start, submit } from '../../../kernel/match.ts';
import { goofspiel } from './index.ts';
import type { Options } from './options.ts';

/** The state after these rounds, three cards and the prizes 1, 2, 3 in this order. */
function after(ties: Options['ties'], ...rounds: readonly (readonly number[])[]) {
  const source = { key: seedKey('rulings'), prescribed: { prizes: [[1, 2, 3]] } };
  let match = start(goofspiel, { cards: 3, ties }, rounds[0]?.length ?? 2, source);
  for (const [seat, bid] of rounds.flatMap((bids) => [...bids.entries()])) {
    const answer = submit(match, { seat, move: { bid }, by: 'player' });
    if (!answer.ok) throw new Error(answer.code);
    match = answer.match;
  }
  return match.state;
}

it('[G1] the highest bid takes the prize, if nobody else has made it', () => {
  expect(after('stay', [1, 2]).points).toEqual([0, 1]);
  expect(after('stay', [3, 2, 3]).last).toEqual({ prizes: [1], bids: [3, 2, 3], winner: null });
});

it('[G2] what nobody takes stays for the next bid, or is gone', () => {
  expect(after('stay', [1, 1]).prizes).toEqual([1, 2]);
  expect(after('stay', [1, 1], [2, 3]).points).toEqual([0, 3]);
  expect(after('discard', [1, 1]).prizes).toEqual([2]);
});

it('[G3] the most points win, and equals share a place', () => {
  const ended = after('discard', [3, 1], [2, 2], [1, 3]);
  expect(goofspiel.outcome(ended)).toMatchObject({ winners: [1], places: [2, 1], scores: [1, 3] });
  expect(goofspiel.outcome(after('discard', [1, 1], [2, 2], [3, 3]))).toMatchObject({ winners: [0, 1] });
});
