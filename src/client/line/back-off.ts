const FIRST = 300;
/** As long as somebody may well be looking at the screen. */
const SOON = 1500;
const SOON_TRIES = 30;
const LONGEST = 15_000;

/**
 * How long to wait before try number `tries`: soon for about a minute, then doubling; and spread, so that a house that
 * restarts is not stormed.
 */
export function backOff(tries: number, spread: number): number {
  const patient = tries - SOON_TRIES;
  const full = patient < 0 ? Math.min(SOON, FIRST * 2 ** tries) : Math.min(LONGEST, SOON * 2 ** patient);
  return Math.round(full * (0.6 + 0.4 * spread));
}
