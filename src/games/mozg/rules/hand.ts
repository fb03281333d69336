/** Below this many a hand is refilled. */
const HAND_SIZE = 3;

/** How many cards such a hand is to take of such a graveyard. */
export function refillOf(hand: number, graveyard: number): number {
  return Math.max(0, Math.min(HAND_SIZE - hand, graveyard));
}
