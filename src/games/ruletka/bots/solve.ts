import type { Side } from './race.ts';
import { BETS, ENDINGS, isPlan, PLANS } from './stage.ts';

/** When one may accuse: as the first to answer, after the other passed, accused by the first, and accused after a pass. */
export const FIRST = 0;
export const SECOND = 1;
export const REPLY = 2;
export const LATE = 3;
const NODES = 4;
const CASES = NODES * PLANS * BETS;

/** How one player plays a round: how likely each plan is, and each accusation where it can be made. */
export interface Strategy {
  readonly plans: Float64Array;
  /** By `caseOf`. */
  readonly accuses: Float64Array;
}

/** Where one can be: when, with which plan of one's own, and facing which bet. */
export function caseOf(node: number, plan: number, bet: number): number {
  return (node * PLANS + plan) * BETS + bet;
}

/** What a strategy of the other makes of each of one's own choices. */
export interface Response {
  /** By plan. */
  readonly plans: Float64Array;
  /** By case, each weighed with how likely the other lets it come. */
  readonly accusing: Float64Array;
  readonly passing: Float64Array;
}

function blankResponse(): Response {
  return {
    plans: new Float64Array(PLANS),
    accusing: new Float64Array(CASES),
    passing: new Float64Array(CASES),
  };
}

/** The payoffs with the players' parts exchanged. */
export function turned(payoffs: Float64Array): Float64Array {
  const other = new Float64Array(payoffs.length);
  for (let a = 0; a < PLANS; a++) {
    for (let b = 0; b < PLANS; b++) {
      const from = (a * PLANS + b) * ENDINGS;
      const to = (b * PLANS + a) * ENDINGS;
      for (let ending = 0; ending < ENDINGS; ending++) {
        other[to + (SWAPPED[ending] as number)] = -(payoffs[from + ending] as number);
      }
    }
  }
  return other;
}

const SWAPPED = [0, 2, 1, 4, 3];

/** Fills `into` with what `mine` and its alternatives earn against `theirs`. With `best`, later choices are the best ones. */
function respond(payoffs: Float64Array, mine: Strategy, theirs: Strategy, into: Response, best: boolean): void {
  const { plans, accusing, passing } = into;
  const accuses = mine.accuses;
  const against = theirs.accuses;
  const reach = theirs.plans;
  for (let x = 0; x < PLANS; x++) {
    const betX = x % BETS;
    let total = 0;
    for (let bet = 0; bet < BETS; bet++) {
      const first = x * BETS + bet;
      const second = first + PLANS * BETS;
      const reply = second + PLANS * BETS;
      const late = reply + PLANS * BETS;
      let [firstYes, firstNo, secondYes, secondNo, replyYes, replyNo, lateYes, lateNo] = [0, 0, 0, 0, 0, 0, 0, 0];
      for (let y = bet; y < PLANS; y += BETS) {
        const weight = reach[y] as number;
        if (weight === 0) continue;
        const at = (x * PLANS + y) * ENDINGS;
        const none = payoffs[at] as number;
        const me = payoffs[at + 1] as number;
        const them = payoffs[at + 2] as number;
        const meFirst = payoffs[at + 3] as number;
        const themFirst = payoffs[at + 4] as number;
        const place = y * BETS + betX;
        const theirFirst = against[place] as number;
        const theirSecond = against[place + PLANS * BETS] as number;
        const theirReply = against[place + 2 * PLANS * BETS] as number;
        const theirLate = against[place + 3 * PLANS * BETS] as number;
        firstYes += weight * (me + theirReply * (meFirst - me));
        firstNo += weight * (1 - theirSecond) * none;
        lateYes += weight * theirSecond * themFirst;
        lateNo += weight * theirSecond * them;
        replyYes += weight * theirFirst * themFirst;
        replyNo += weight * theirFirst * them;
        secondYes += weight * (1 - theirFirst) * (me + theirLate * (meFirst - me));
        secondNo += weight * (1 - theirFirst) * none;
      }
      firstNo += best ? Math.max(lateYes, lateNo) : mix(accuses[late] as number, lateYes, lateNo);
      accusing[first] = firstYes;
      passing[first] = firstNo;
      accusing[second] = secondYes;
      passing[second] = secondNo;
      accusing[reply] = replyYes;
      passing[reply] = replyNo;
      accusing[late] = lateYes;
      passing[late] = lateNo;
      total += best
        ? Math.max(firstYes, firstNo) + Math.max(secondYes, secondNo) + Math.max(replyYes, replyNo)
        : mix(accuses[first] as number, firstYes, firstNo) +
          mix(accuses[second] as number, secondYes, secondNo) +
          mix(accuses[reply] as number, replyYes, replyNo);
    }
    plans[x] = total / 2;
  }
}

function mix(share: number, yes: number, no: number): number {
  return no + share * (yes - no);
}

/** What each choice of `mine` is worth against `theirs`. */
export function responseTo(payoffs: Float64Array, mine: Strategy, theirs: Strategy): Response {
  const response = blankResponse();
  respond(payoffs, mine, theirs, response, false);
  return response;
}

/** What each choice is worth against `theirs`, when whatever is chosen later is chosen well. */
export function bestResponse(payoffs: Float64Array, theirs: Strategy): Response {
  const response = blankResponse();
  respond(payoffs, theirs, theirs, response, true);
  return response;
}

/** The most that anybody can make of a round against `theirs`. */
export function bestAgainst(payoffs: Float64Array, side: Side, theirs: Strategy): number {
  let most = -Infinity;
  bestResponse(payoffs, theirs).plans.forEach((worth, plan) => {
    if (isPlan(side, plan) && worth > most) most = worth;
  });
  return most;
}

/** One player's regrets (RM+) and the strategy they make, with its average. */
interface Learner {
  readonly payoffs: Float64Array;
  readonly allowed: readonly number[];
  readonly now: Strategy;
  readonly response: Response;
  readonly planRegret: Float64Array;
  readonly planHint: Float64Array;
  readonly regret: Float64Array;
  readonly sum: Strategy;
  readonly weight: Float64Array;
}

function learner(payoffs: Float64Array, side: Side): Learner {
  const allowed = Array.from({ length: PLANS }, (_, plan) => plan).filter((plan) => isPlan(side, plan));
  const plans = new Float64Array(PLANS);
  for (const plan of allowed) plans[plan] = 1 / allowed.length;
  return {
    payoffs,
    allowed,
    now: { plans, accuses: new Float64Array(CASES).fill(0.5) },
    response: blankResponse(),
    planRegret: new Float64Array(PLANS),
    planHint: new Float64Array(PLANS),
    regret: new Float64Array(2 * CASES),
    sum: { plans: new Float64Array(PLANS), accuses: new Float64Array(CASES) },
    weight: new Float64Array(CASES),
  };
}

/** A plan that is never made is still answered for, a little. */
const LEAST_REACH = 1e-6;

function learn(mine: Learner, theirs: Learner, weight: number): void {
  const { now, response, planRegret, planHint, regret, sum } = mine;
  respond(mine.payoffs, now, theirs.now, response, false);
  const { plans, accuses } = now;
  let value = 0;
  for (const plan of mine.allowed) value += (plans[plan] as number) * (response.plans[plan] as number);
  let total = 0;
  for (const plan of mine.allowed) {
    const gain = (response.plans[plan] as number) - value;
    const kept = Math.max(0, (planRegret[plan] as number) + gain);
    planRegret[plan] = kept;
    const hinted = Math.max(0, kept + gain);
    planHint[plan] = hinted;
    total += hinted;
  }
  for (const plan of mine.allowed) {
    plans[plan] = total > 0 ? (planHint[plan] as number) / total : 1 / mine.allowed.length;
    sum.plans[plan] = (sum.plans[plan] as number) + weight * plans[plan];
  }
  for (let place = 0; place < CASES; place++) {
    const yes = response.accusing[place] as number;
    const no = response.passing[place] as number;
    const gain = yes - no;
    const share = accuses[place] as number;
    const gainYes = (1 - share) * gain;
    const gainNo = -share * gain;
    const keptYes = Math.max(0, (regret[2 * place] as number) + gainYes);
    const keptNo = Math.max(0, (regret[2 * place + 1] as number) + gainNo);
    regret[2 * place] = keptYes;
    regret[2 * place + 1] = keptNo;
    const hintYes = Math.max(0, keptYes + gainYes);
    const both = hintYes + Math.max(0, keptNo + gainNo);
    accuses[place] = both > 0 ? hintYes / both : 0.5;
  }
  average(mine, weight);
}

/** Each case counts as far as one's own choices lead to it. */
function average({ now, sum, weight: weights }: Learner, weight: number): void {
  const { plans, accuses } = now;
  for (let node = FIRST; node < NODES; node++) {
    for (let plan = 0; plan < PLANS; plan++) {
      const reach = weight * ((plans[plan] as number) + LEAST_REACH);
      for (let bet = 0; bet < BETS; bet++) {
        const place = caseOf(node, plan, bet);
        const counts =
          node === LATE ? reach * (1 + LEAST_REACH - (accuses[caseOf(FIRST, plan, bet)] as number)) : reach;
        sum.accuses[place] = (sum.accuses[place] as number) + counts * (accuses[place] as number);
        weights[place] = (weights[place] as number) + counts;
      }
    }
  }
}

function averaged({ sum, weight }: Learner): Strategy {
  const total = sum.plans.reduce((all, each) => all + each, 0);
  return {
    plans: sum.plans.map((each) => each / total),
    accuses: sum.accuses.map((each, place) => each / (weight[place] as number)),
  };
}

/** Both players' strategies where neither can gain much by another, and what the round is worth to A. */
export interface Solution {
  readonly a: Strategy;
  readonly b: Strategy;
  readonly value: number;
}

/** How often it looks whether it is good enough. */
const LOOKS = 50;

/**
 * Predictive regret matching+, the players in turn, later strategies counting more. It stops where neither could gain
 * more than `enough` by another strategy. The same call gives the same answer.
 */
export function solveStage(payoffs: Float64Array, a: Side, b: Side, iterations: number, enough = 0): Solution {
  const one = learner(payoffs, a);
  const two = learner(turned(payoffs), b);
  for (let i = 1; i <= iterations; i++) {
    learn(one, two, i * i);
    learn(two, one, i * i);
    if (enough > 0 && i % LOOKS === 0 && gap(one, two, a, b) <= enough) break;
  }
  const [forA, forB] = [averaged(one), averaged(two)];
  const worth = responseTo(payoffs, forA, forB).plans;
  const value = forA.plans.reduce((sum, share, plan) => sum + share * (worth[plan] as number), 0);
  return { a: forA, b: forB, value };
}

/** What the two together could gain by answering the other's average as well as can be. */
function gap(one: Learner, two: Learner, a: Side, b: Side): number {
  return bestAgainst(one.payoffs, a, averaged(two)) + bestAgainst(two.payoffs, b, averaged(one));
}
