import type { Random } from '../../src/kernel/random.ts';
import { fastRandom } from '../../src/kernel/fast-random.ts';

/** Luck that is the same every time, from a number. */
export function dice(seed: number): Random {
  let word = seed >>> 0;
  return fastRandom({ below: () => (word = (Math.imul(word, 1_664_525) + 1_013_904_223) >>> 0) });
}
