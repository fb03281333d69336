/** Less than this is a clock being trimmed. */
const TRIMMED = 1000;
const MOMENT = 100;

/**
 * The wall clock, but for its being set back while the program runs: then it goes on from where it was, until the wall clock
 * has come as far or the program begins anew. Deadlines are times of day, and set back an hour they would all be an hour away.
 */
export function steady(wall: () => number, monotonic: () => number): () => number {
  let ahead = 0;
  let before = { now: wall(), at: monotonic() };
  return () => {
    const told = wall();
    // Asked several times a move: within moments of the last look there is nothing to compare.
    if (ahead === 0 && told >= before.now && told < before.now + MOMENT) return told;
    const at = monotonic();
    const expected = before.now + (at - before.at);
    if (told + ahead < expected - TRIMMED) ahead = expected - told;
    else if (ahead > 0 && told + ahead > expected + TRIMMED) ahead = Math.max(0, expected - told);
    before = { now: Math.round(told + ahead), at };
    return before.now;
  };
}
