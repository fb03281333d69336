import { present, type Seat } from '../../../kernel/seat.ts';
import { ANY_CARD, fateOf } from './hand.ts';
import type { Memory, View } from './memory.ts';
import type { Outlook } from './outlook.ts';
import { unpack } from './packing.ts';
import { RACE_TABLE } from './race-table.ts';
import { comesFirst, RACE, RACE_SIZE, worth, type RaceValues, type Side } from './race.ts';
import { likelyPlans } from './likely.ts';
import { expected, usualAccuse, type Rival } from './rival.ts';
import { bestResponse, caseOf, FIRST, REPLY, SECOND, solveStage, type Solution, type Strategy } from './solve.ts';
import { BETS, payoffs, planOf, PLANS, type Judge } from './stage.ts';

let table: RaceValues | undefined;

export function raceValues(): RaceValues {
  table ??= unpack(RACE_TABLE, RACE_SIZE);
  return table;
}

/** A player as the race to 15 knows one, whatever this match is played to. */
export function racing(points: number, lives: number, bullets: number, target: number): Side {
  return { points: Math.max(0, points + RACE - target), lives, bullets };
}

/** The race without cards, and on top of it what cards drawn are worth: much while it is open, nothing once decided. */
export function judgeOf(values: RaceValues): Judge {
  return (a, b) => {
    const race = worth(values, a.points, a.lives, a.bullets, b.points, b.lives, b.bullets);
    return race + (1 - race * race) * ANY_CARD * (a.drawn - b.drawn);
  };
}

const MOST_KEPT = 2000;
const kept = new Map<string, Solution>();

/** The solution of a round. What was worked out lately is not worked out again; that changes no answer. */
function solved(a: Side, b: Side, iterations: number): Solution {
  const key = `${iterations} ${Object.values(a).join()} ${Object.values(b).join()}`;
  let solution = kept.get(key);
  if (solution === undefined) {
    solution = solveStage(payoffs(a, b, judgeOf(raceValues())), a, b, iterations, ENOUGH);
    if (kept.size >= MOST_KEPT) kept.clear();
    kept.set(key, solution);
  }
  return solution;
}

const ENOUGH = 1e-4;
const SELDOM = 0.01;

export interface Duel {
  readonly view: View;
  readonly memory: Memory;
  readonly seat: Seat;
  readonly other: Seat;
  readonly iterations: number;
  /** How much of what was seen of the rival is believed. */
  readonly trust: number;
}

/** A round between the last two. */
export function duel({ view, memory, seat, other, iterations, trust }: Duel): Outlook {
  const { target } = view.options;
  const sideOf = (who: Seat): Side =>
    racing(present(view.points[who]), memory.lives[who] ?? 1, memory.bullets[who] ?? 1, target);
  const me = sideOf(seat);
  const them = sideOf(other);
  // The same pairing is solved the same way round for both, so that they agree on it.
  const ahead = comesFirst(me, them);
  const { a, b } = ahead ? solved(me, them, iterations) : solved(them, me, iterations);
  const mine = ahead ? a : b;
  const theirs = ahead ? b : a;
  const rival = memory.rivals[other];
  const likely = rival === undefined ? theirs : modelled(theirs, rival, trust);
  const judge = judgeOf(raceValues());
  const bet = (who: Seat): number => present(view.bets[who]) ?? 0;

  return {
    plans: mine.plans,
    values: (fate) => bestResponse(payoffs(me, them, judge, fate), likely).plans,
    plansOf: () => likely.plans,
    suspicion: (_, shots) => likely.accuses[caseOf(FIRST, planOf(false, 2), shots)] ?? 0,
    accusal(on, guilt) {
      const plan = planOf(view.pocket === 'bullet', bet(seat));
      const node = view.shown[seat] === true ? REPLY : view.unanswered.includes(on) ? FIRST : SECOND;
      const [cheating, honest] = [planOf(true, bet(on)), planOf(false, bet(on))];
      const plans = new Float64Array(PLANS);
      plans[cheating] = guilt;
      plans[honest] = 1 - guilt;
      const few = payoffs(me, them, judge, fateOf(view, seat), [plan], [cheating, honest]);
      const { accusing, passing } = bestResponse(few, { plans, accuses: likely.accuses });
      const place = caseOf(node, plan, bet(on));
      const reach = reachOf(likely, node, plan % BETS, plans);
      const gain = reach > 0 ? ((accusing[place] ?? 0) - (passing[place] ?? 0)) / reach : 0;
      // Where the solution never comes, it does not say anything.
      const known = (theirs.plans[cheating] ?? 0) + (theirs.plans[honest] ?? 0) > SELDOM;
      return { usual: known ? (mine.accuses[place] ?? 0) : usualAccuse(bet(on), 2), gain };
    },
  };
}

/** How likely the rival lets it come to this. */
function reachOf({ accuses }: Strategy, node: number, bet: number, plans: Float64Array): number {
  if (node === FIRST) return 1;
  let reach = 0;
  plans.forEach((share, plan) => {
    const first = accuses[caseOf(FIRST, plan, bet)] ?? 0;
    reach += share * (node === REPLY ? first : 1 - first);
  });
  return reach;
}

/** The solution as this rival would play it, by what was seen of them. */
function modelled({ plans, accuses }: Strategy, rival: Rival, trust: number): Strategy {
  return {
    plans: likelyPlans(plans, rival, trust),
    accuses: accuses.map((share) => expected(share, rival.accuses, trust)),
  };
}
