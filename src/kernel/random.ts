/** Even chance. Everything random in a game comes through `below`. */
export interface Random {
  /** A whole number from 0 to `n` − 1, each equally likely. */
  below(n: number): number;
}

const WORDS = 2 ** 32;

/**
 * A whole number below `n` from even 32-bit words. A word in the last, incomplete run of `n` is thrown away:
 * taking it modulo `n` would make small numbers likelier.
 */
export function belowFrom(word: () => number, n: number): number {
  if (!(n >= 1 && n <= WORDS)) throw new RangeError(`no even chance below ${n}`);
  let drawn = word();
  // The run is shorter than n, so nearly every word is spared the costly second question.
  while (drawn > WORDS - n && drawn >= WORDS - (WORDS % n)) drawn = word();
  return drawn - n * Math.floor(drawn / n); // drawn % n, exact below 2 ** 53, and far quicker for words beyond 2 ** 31
}

/** Fisher–Yates from the front, in place. With `count`, only the first `count` places are dealt. */
export function shuffle<T>(random: Random, cards: T[], count = cards.length): T[] {
  const stop = Math.min(count, cards.length - 1);
  for (let i = 0; i < stop; i++) {
    const j = i + random.below(cards.length - i);
    const card = cards[i] as T;
    cards[i] = cards[j] as T;
    cards[j] = card;
  }
  return cards;
}

export function pick<T>(random: Random, among: readonly T[]): T {
  if (among.length === 0) throw new RangeError('nothing to choose from');
  return among[random.below(among.length)] as T;
}
