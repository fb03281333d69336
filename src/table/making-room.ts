import type { ChairId } from './chair.ts';

/** Somebody who would play, as far as it matters to who makes room. */
export interface Candidate {
  readonly chair: ChairId;
  readonly bot: boolean;
  readonly here: boolean;
  /** They had a seat in the last match. */
  readonly played: boolean;
}

/** Who does not play where more want to than there are seats. */
export interface MakingRoom {
  /** These go: nobody waits for a match as a bot. */
  readonly bots: readonly ChairId[];
  /** These keep their chairs and stay out of the match. */
  readonly people: readonly ChairId[];
}

/**
 * Bots give way first, then who is not here. People take turns: whoever stayed out last time plays, and the next round the table
 * after them stays out; the first time it is whoever came last.
 */
export function makingRoom(candidates: readonly Candidate[], most: number): MakingRoom {
  const surplus = Math.max(0, candidates.length - most);
  const bots = lastOf(
    candidates.filter(({ bot }) => bot),
    surplus,
  );
  const people = inTurn(candidates.filter(({ bot }) => !bot)).slice(0, surplus - bots.length);
  return { bots: bots.map(({ chair }) => chair), people: people.map(({ chair }) => chair) };
}

/** Whoever is to stay out first comes first. */
function inTurn(people: readonly Candidate[]): readonly Candidate[] {
  const away = people.filter(({ here }) => !here);
  const here = people.filter((each) => each.here);
  const waited = here.findLastIndex(({ played }) => !played);
  const round = waited === -1 ? here.toReversed() : [...here.slice(waited + 1), ...here.slice(0, waited + 1)];
  const rested = here.filter(({ played }) => !played);
  return [...away.toReversed(), ...round.filter(({ played }) => played), ...rested.toReversed()];
}

function lastOf<T>(list: readonly T[], count: number): readonly T[] {
  return count === 0 ? [] : list.slice(-count);
}
