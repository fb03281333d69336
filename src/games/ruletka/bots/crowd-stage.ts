import { aliveAfter } from './odds.ts';
import { BETS, planOf, PLANS } from './stage.ts';

/** How three or more play one round when all are alike: each plan's odds, and how likely one accuses another's bet. */
export interface CrowdStage {
  readonly plans: Float64Array;
  readonly accuses: Float64Array;
  /** What somebody could gain by another plan, in points. */
  readonly gap: number;
}

/** In points: a character, a card in hand, a bullet too many in the gun, and a rival's character. */
const LIFE = 1.5;
const CARD = 0.3;
const BULLET = 1.5;
const REWARD = 3;

const ITERATIONS = 4000;
const stages = new Map<number, CrowdStage>();

export function crowdStage(players: number): CrowdStage {
  let stage = stages.get(players);
  if (stage === undefined) {
    stage = solveCrowd(players, ITERATIONS);
    stages.set(players, stage);
  }
  return stage;
}

/** One can accuse only one of the others, so each of them is that much safer. */
function attention(players: number): number {
  return 2 / players;
}

/** What each plan is worth in points where a bet is accused by each of the others with these odds. */
function planWorths(players: number, accuses: Float64Array): Float64Array {
  const worths = new Float64Array(PLANS);
  for (let bet = 0; bet < BETS; bet++) {
    const one = (accuses[bet] ?? 0) * attention(players);
    const caught = 1 - (1 - one) ** (players - 1);
    const safe = aliveAfter(1)[bet] ?? 0;
    worths[planOf(false, bet)] = safe * (bet + 1) + (1 - safe) * (CARD - LIFE) + one * (players - 1) * CARD;
    worths[planOf(true, bet)] = (1 - caught) * (bet + 1) + caught * (CARD - LIFE);
  }
  return worths;
}

/** What accusing a bet brings over letting it pass. */
function accusalWorth(players: number, plans: Float64Array, bet: number): number {
  const cheating = plans[planOf(true, bet)] ?? 0;
  const honest = plans[planOf(false, bet)] ?? 0;
  const caught = REWARD * CARD + (LIFE + bet + 1) / (players - 1);
  return cheating * caught - honest * (BULLET + CARD / (players - 1));
}

/** Regret matching+ of one who stands for all. */
function solveCrowd(players: number, iterations: number): CrowdStage {
  const plans = new Float64Array(PLANS).fill(1 / PLANS);
  const accuses = new Float64Array(BETS).fill(0.5);
  const planRegret = new Float64Array(PLANS);
  const regret = Array.from({ length: BETS }, () => [0, 0]);
  const sumPlans = new Float64Array(PLANS);
  const sumAccuses = new Float64Array(BETS);
  let weights = 0;
  for (let i = 1; i <= iterations; i++) {
    const worths = planWorths(players, accuses);
    const value = worths.reduce((sum, worth, plan) => sum + worth * (plans[plan] ?? 0), 0);
    worths.forEach((worth, plan) => {
      planRegret[plan] = Math.max(0, (planRegret[plan] ?? 0) + worth - value);
    });
    const total = planRegret.reduce((sum, each) => sum + each, 0);
    planRegret.forEach((each, plan) => {
      plans[plan] = total > 0 ? each / total : 1 / PLANS;
    });
    regret.forEach((kept, bet) => {
      const gain = accusalWorth(players, plans, bet);
      const share = accuses[bet] ?? 0;
      kept[0] = Math.max(0, (kept[0] ?? 0) + (1 - share) * gain);
      kept[1] = Math.max(0, (kept[1] ?? 0) - share * gain);
      const both = (kept[0] ?? 0) + (kept[1] ?? 0);
      accuses[bet] = both > 0 ? (kept[0] ?? 0) / both : 0.5;
    });
    weights += i;
    plans.forEach((each, plan) => {
      sumPlans[plan] = (sumPlans[plan] ?? 0) + i * each;
    });
    accuses.forEach((each, bet) => {
      sumAccuses[bet] = (sumAccuses[bet] ?? 0) + i * each;
    });
  }
  const mix = sumPlans.map((each) => each / weights);
  const mean = sumAccuses.map((each) => each / weights);
  const worths = planWorths(players, mean);
  const value = worths.reduce((sum, worth, plan) => sum + worth * (mix[plan] ?? 0), 0);
  return { plans: mix, accuses: mean.map((each) => each * attention(players)), gap: Math.max(...worths) - value };
}
