import type { Random } from '../../src/kernel/random.ts';
import { swift } from '../../src/kernel/swift.ts';

/** Luck that is the same every time, from a number. */
export function dice(seed: number): Random {
  let word = seed >>> 0;
  return swift({ below: () => (word = (Math.imul(word, 1_664_525) + 1_013_904_223) >>> 0) });
}
