import { expected, usualCheat, type Rival } from './rival.ts';
import { BETS, planOf, PLANS } from './stage.ts';

/** How many rounds of bets outweigh the usual ones. */
const HABIT = 2;
/** Anybody may do anything, if seldom. */
const SELDOM = 0.02;

/** How likely each plan is for a rival of whom so much was seen, where `plans` are usual. */
export function likelyPlans(plans: Float64Array, rival: Rival | undefined, trust: number): Float64Array {
  const made = rival?.bets.reduce((sum, times) => sum + times, 0) ?? 0;
  const likely = new Float64Array(PLANS);
  for (let bet = 0; bet < BETS; bet++) {
    const honest = (plans[planOf(false, bet)] ?? 0) + SELDOM * (1 - usualCheat(bet));
    const cheating = (plans[planOf(true, bet)] ?? 0) + SELDOM * usualCheat(bet);
    const both = (honest + cheating) / (1 + BETS * SELDOM);
    const bets = (HABIT * both + trust * (rival?.bets[bet] ?? 0)) / (HABIT + trust * made);
    const guilt = expected(cheating / (honest + cheating), rival?.cheats ?? [], trust);
    likely[planOf(false, bet)] = bets * (1 - guilt);
    likely[planOf(true, bet)] = bets * guilt;
  }
  return likely;
}
