import { belowFrom, type Random } from './random.ts';

/**
 * A fast generator (sfc32) for imagined worlds and playouts, where nothing is at stake but a bot's opinion.
 * A match at a table never uses it: its outcome could be computed from what a player has seen.
 */
export function fastRandom(seed: Random): Random {
  let a = seed.below(2 ** 32) | 0;
  let b = seed.below(2 ** 32) | 0;
  let c = seed.below(2 ** 32) | 0;
  let counter = 1;
  const word = (): number => {
    const sum = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (c << 21) | (c >>> 11);
    c = (c + sum) | 0;
    return sum >>> 0;
  };
  for (let i = 0; i < 12; i++) word();
  return { below: (n) => belowFrom(word, n) };
}
