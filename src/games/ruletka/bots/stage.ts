import { aliveAfter, LOADED, MOST_SHOTS } from './odds.ts';
import type { Side } from './race.ts';

/**
 * One round of two players without cards, as a game of its own. Each first makes a plan, what to pocket and what to bet;
 * then the bets are seen, and in an order of arrival that is even chance each may accuse the other once.
 */
export const BETS = MOST_SHOTS + 1;
/** A click or a bullet pocketed, and a bet: `planOf`. */
export const PLANS = 2 * BETS;

const EVERY_PLAN: readonly number[] = Array.from({ length: PLANS }, (_, plan) => plan);

export function planOf(cheats: boolean, bet: number): number {
  return (cheats ? BETS : 0) + bet;
}

/** How the accusing can end: nobody, A only, B only, A and then B, B and then A. */
export const ENDINGS = 5;

/** What a round leaves of a player. */
export interface Left extends Side {
  /** Action cards drawn in the round. */
  readonly drawn: number;
}

/** How good it is for A that a round has ended so. */
export type Judge = (a: Left, b: Left) => number;

/** How likely a player with so many bullets in a gun of six loses nobody in 0, 1, … 5 shots. */
export type Fate = (bullets: number) => readonly number[];

interface Standing {
  points: number;
  lives: number;
  bullets: number;
  /** Bullets in the gun of six. */
  loaded: number;
  cheats: boolean;
  bet: number;
  in: boolean;
  drawn: number;
}

const REWARD = 3;

/** What each pair of plans and each ending of the accusing is worth to A, by `payoffAt`; nothing for plans left out. */
export function payoffs(
  a: Side,
  b: Side,
  judge: Judge,
  fateA: Fate = aliveAfter,
  plansA: readonly number[] = EVERY_PLAN,
  plansB: readonly number[] = EVERY_PLAN,
): Float64Array {
  const worth = new Float64Array(PLANS * PLANS * ENDINGS);
  for (const planA of plansA) {
    for (const planB of plansB) {
      for (let ending = 0; ending < ENDINGS; ending++) {
        const one = stand(a, planA);
        const two = stand(b, planB);
        if (ending === 1 || ending === 3) accuse(one, two);
        if (ending === 2 || ending === 4) accuse(two, one);
        if (one.lives > 0 && two.lives > 0) {
          if (ending === 3) accuse(two, one);
          if (ending === 4) accuse(one, two);
        }
        worth[payoffAt(planA, planB, ending)] = shoot(one, two, judge, fateA);
      }
    }
  }
  return worth;
}

export function payoffAt(planA: number, planB: number, ending: number): number {
  return (planA * PLANS + planB) * ENDINGS + ending;
}

/** With seven bullets there is no click to pocket, and with none no bullet. */
export function isPlan({ bullets }: Pick<Side, 'bullets'>, plan: number): boolean {
  return plan >= BETS ? bullets > 0 : bullets <= LOADED;
}

function stand({ points, lives, bullets }: Side, plan: number): Standing {
  const cheats = plan >= BETS;
  const loaded = Math.min(LOADED, cheats ? bullets - 1 : bullets);
  return { points, lives, bullets, loaded, cheats, bet: plan % BETS, in: true, drawn: 0 };
}

function accuse(by: Standing, on: Standing): void {
  if (!on.in) return; // who is out has nothing left to show
  if (on.cheats) {
    by.drawn += REWARD;
    lose(on);
    return;
  }
  on.drawn++;
  if (!by.in) {
    by.bullets++; // W6: into the renewed gun
  } else if (by.loaded < LOADED) {
    by.loaded++;
    by.bullets++;
  }
}

function lose(on: Standing): void {
  on.lives--;
  on.in = false;
  on.bullets = 1;
  if (on.lives > 0) on.drawn++;
}

function shoot(a: Standing, b: Standing, judge: Judge, fateA: Fate): number {
  if (a.lives === 0 || b.lives === 0) return judge(a, b);
  const aliveA = a.in ? fateA(a.loaded) : NOBODY_SHOOTS;
  const aliveB = b.in ? aliveAfter(b.loaded) : NOBODY_SHOOTS;
  const safeA = a.in ? at(aliveA, a.bet) : 1;
  const safeB = b.in ? at(aliveB, b.bet) : 1;
  let worth = safeA * safeB * judge(after(a, true), after(b, true));
  if (safeA < 1) worth += (1 - safeA) * safeB * judge(after(a, false), after(b, true));
  if (safeB < 1) worth += safeA * (1 - safeB) * judge(after(a, true), after(b, false));
  if (safeA === 1 || safeB === 1) return worth;
  if (a.lives > 1 || b.lives > 1) return worth + (1 - safeA) * (1 - safeB) * judge(after(a, false), after(b, false));
  // Two captains: whoever is hit later has won by then, W22; hit together nobody has, W23.
  for (let shotA = 1; shotA <= a.bet; shotA++) {
    for (let shotB = 1; shotB <= b.bet; shotB++) {
      const odds = (at(aliveA, shotA - 1) - at(aliveA, shotA)) * (at(aliveB, shotB - 1) - at(aliveB, shotB));
      if (odds > 0) worth += odds * judge(after(a, shotA > shotB), after(b, shotB > shotA));
    }
  }
  return worth;
}

const NOBODY_SHOOTS: readonly number[] = [1, 1, 1, 1, 1, 1];

function at(list: readonly number[], i: number): number {
  return list[i] as number;
}

/** As the round leaves a player: unharmed or one character the less. */
function after(one: Standing, unharmed: boolean): Left {
  if (!one.in) return one;
  const { points, lives, bullets, bet, drawn } = one;
  if (unharmed) return { points: points + bet + 1, lives, bullets, drawn };
  return { points, lives: lives - 1, bullets: 1, drawn: drawn + (lives > 1 ? 1 : 0) };
}
