import type { Random } from '../../../kernel/random.ts';

const FINE = 2 ** 30;

/** Yes with these odds. */
export function chance(random: Random, odds: number): boolean {
  return random.below(FINE) < odds * FINE;
}

/** A place in `weights`, each as likely as it weighs. */
export function pick(random: Random, weights: readonly number[]): number {
  let left = (random.below(FINE) / FINE) * weights.reduce((sum, weight) => sum + weight, 0);
  let last = 0;
  for (const [place, weight] of weights.entries()) {
    if (weight <= 0) continue;
    last = place;
    left -= weight;
    if (left < 0) break;
  }
  return last;
}
