const FIRST = 500;
const LONGEST = 15_000;

/** How long to wait before try number `tries`: doubling, and spread, so that a house that restarts is not stormed. */
export function backOff(tries: number, spread: number): number {
  const full = Math.min(LONGEST, FIRST * 2 ** tries);
  return Math.round(full * (0.6 + 0.4 * spread));
}
