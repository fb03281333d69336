import type { Random } from '../../../kernel/random.ts';
import { chance, pick } from './dice.ts';
import type { Profile } from './profile.ts';

/**
 * A logit response: each choice as likely as it usually is, times e to λ times what it is worth. Usual is what the
 * solution says, as far as the level has the poise for it, and else what people do at first.
 */
export function choose(
  random: Random,
  { lambda, poise }: Profile,
  usual: readonly number[],
  naive: readonly number[],
  worths: readonly number[],
): number {
  const most = Math.max(...worths);
  const [whole, all] = [total(usual), total(naive)];
  const weights = worths.map((worth, i) => {
    const first = (naive[i] ?? 0) / all;
    const share = whole > 0 ? (usual[i] ?? 0) / whole : first;
    return (poise * share + (1 - poise) * first) * Math.exp(lambda * (worth - most));
  });
  return pick(random, weights);
}

function total(shares: readonly number[]): number {
  return shares.reduce((sum, each) => sum + each, 0);
}

/** How often people accuse at first: they trust each other. */
const AT_WHIM = 0.06;

/** Whether to do what is usually done with these odds and brings so much more than leaving it. */
export function dare(random: Random, { lambda, poise }: Profile, usual: number, gain: number): boolean {
  const held = Math.min(0.97, Math.max(0.03, poise * usual + (1 - poise) * AT_WHIM));
  const odds = (held / (1 - held)) * Math.exp(Math.max(-40, Math.min(40, lambda * gain)));
  return chance(random, odds / (1 + odds));
}
