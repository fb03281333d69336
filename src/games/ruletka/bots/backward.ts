import { rounded } from './packing.ts';
import {
  LEVEL,
  levelPair,
  levelPlace,
  mostBullets,
  RACE,
  RACE_SIZE,
  SHORT,
  shortPair,
  shortPlace,
  worth,
  type RaceValues,
  type Side,
} from './race.ts';
import { bestAgainst, solveStage, type Solution } from './solve.ts';
import { payoffs, type Judge, type Left } from './stage.ts';

/** Two players between two rounds, the one with the higher place first; `level` when they are tied at the target. */
export interface Pairing {
  readonly a: Side;
  readonly b: Side;
  readonly level: boolean;
}

const LIVES = [1, 2, 3, 4];

/**
 * Every pairing in an order in which whatever a round can lead to comes before it: a round costs a life or is worth a
 * point to each. Only a tie at the target can lead to itself.
 */
export function* backwards(): Iterable<Pairing> {
  for (let lives = 2; lives <= 8; lives++) {
    const split = LIVES.flatMap((a) => LIVES.filter((b) => a + b === lives).map((b) => [a, b] as const));
    for (let bullets = 14; bullets >= 2; bullets--) {
      for (const [livesA, livesB] of split) yield* levelPairings(livesA, livesB, bullets);
    }
    for (let points = 2 * (RACE - 1); points >= 0; points--) {
      for (const [livesA, livesB] of split) yield* shortPairings(livesA, livesB, points);
    }
  }
}

function* levelPairings(livesA: number, livesB: number, both: number): Iterable<Pairing> {
  for (let bullets = 1; bullets <= 7; bullets++) {
    const others = both - bullets;
    if (others < 1 || others > 7) continue;
    if (levelPlace(livesA, bullets) < levelPlace(livesB, others)) continue;
    const a = { points: RACE, lives: livesA, bullets };
    yield { a, b: { points: RACE, lives: livesB, bullets: others }, level: true };
  }
}

function* shortPairings(livesA: number, livesB: number, both: number): Iterable<Pairing> {
  for (let points = Math.max(0, both - RACE + 1); points <= Math.min(RACE - 1, both); points++) {
    for (let bullets = 1; bullets <= mostBullets(points); bullets++) {
      for (let others = 1; others <= mostBullets(both - points); others++) {
        const a = { points, lives: livesA, bullets };
        const b = { points: both - points, lives: livesB, bullets: others };
        if (placeOf(a, false) >= placeOf(b, false)) yield { a, b, level: false };
      }
    }
  }
}

function placeOf({ points, lives, bullets }: Side, level: boolean): number {
  return level ? levelPlace(lives, bullets) : shortPlace(points, lives, bullets);
}

/** A place in the table of values; nothing for a pairing of equals, which is worth nothing. */
function pairOf({ a, b, level }: Pairing): number | undefined {
  const [high, low] = [placeOf(a, level), placeOf(b, level)];
  if (high === low) return undefined;
  return level ? levelPair(high, low) : shortPair(high, low);
}

/** The judge of a race without cards. */
export function judgeBy(values: RaceValues): Judge {
  return (a, b) => worth(values, a.points, a.lives, a.bullets, b.points, b.lives, b.bullets);
}

/** A tie that goes on is worth what it is worth again next round: when and after how many rounds that has settled. */
const SETTLED = 1e-6;
const MOST_TIES = 40;

/** How close to a solution a round must come, and how long it may take. */
export interface Effort {
  readonly iterations: number;
  readonly enough: number;
}

/** Finds what a pairing is worth, once all it can lead to has been found, and how to play it. */
export function solvePairing(values: RaceValues, pairing: Pairing, { iterations, enough }: Effort): Solution {
  const { a, b, level } = pairing;
  const pair = pairOf(pairing);
  const once = (): Solution => solveStage(payoffs(a, b, judgeBy(values)), a, b, iterations, enough);
  if (pair === undefined) return once();
  let solution = once();
  const again = level ? MOST_TIES : 0;
  for (let ties = 0; ties < again; ties++) {
    const before = values[pair] as number;
    values[pair] = solution.value;
    if (Math.abs(solution.value - before) <= SETTLED) break;
    solution = once();
  }
  values[pair] = rounded(solution.value);
  return level ? once() : solution;
}

/** The most somebody can win of the whole race against a fixed way to play it: by places of the two, theirs second. */
export interface Exploits {
  readonly short: Float64Array;
  readonly level: Float64Array;
}

export function noExploits(): Exploits {
  return { short: new Float64Array(SHORT * SHORT), level: new Float64Array(LEVEL * LEVEL) };
}

export function blankValues(): RaceValues {
  return new Float64Array(RACE_SIZE);
}

function exploitAt(exploits: Exploits, mine: Left, theirs: Left): number {
  if (mine.lives <= 0 || theirs.lives <= 0) return mine.lives > 0 ? 1 : theirs.lives > 0 ? -1 : 0;
  if (mine.points < RACE && theirs.points < RACE) {
    return exploits.short[placeOf(mine, false) * SHORT + placeOf(theirs, false)] as number;
  }
  if (mine.points !== theirs.points) return mine.points > theirs.points ? 1 : -1;
  return exploits.level[placeOf(mine, true) * LEVEL + placeOf(theirs, true)] as number;
}

/** The best answer to either player's part of a solution, once all that the pairing can lead to has been answered. */
export function exploit(exploits: Exploits, pairing: Pairing, { a, b }: Solution): void {
  best(exploits, pairing.a, pairing.b, pairing.level, b);
  if (pairOf(pairing) !== undefined) best(exploits, pairing.b, pairing.a, pairing.level, a);
}

function best(exploits: Exploits, mine: Side, theirs: Side, level: boolean, strategy: Solution['a']): void {
  const list = level ? exploits.level : exploits.short;
  const at = placeOf(mine, level) * (level ? LEVEL : SHORT) + placeOf(theirs, level);
  const judge: Judge = (one, two) => exploitAt(exploits, one, two);
  const once = (): number => bestAgainst(payoffs(mine, theirs, judge), mine, strategy);
  let most = once();
  const again = level ? MOST_TIES : 0;
  for (let ties = 0; ties < again && Math.abs(most - (list[at] as number)) > SETTLED; ties++) {
    list[at] = most;
    most = once();
  }
  list[at] = most;
}

/** Takes it that a tie is worth so much to either, whatever the other does. */
export function expectTie(exploits: Exploits, { a, b }: Pairing, worthToA: number): void {
  exploits.level[placeOf(a, true) * LEVEL + placeOf(b, true)] = worthToA;
  exploits.level[placeOf(b, true) * LEVEL + placeOf(a, true)] = -worthToA;
}

const START: Side = { points: 0, lives: 4, bullets: 1 };
const BEGINNING: Pairing = { a: START, b: START, level: false };

/** What the best answer wins on average from a pairing on, played by its first; 1 is always and −1 never. */
export function exploitability(exploits: Exploits, { a, b, level }: Pairing = BEGINNING): number {
  const list = level ? exploits.level : exploits.short;
  return list[placeOf(a, level) * (level ? LEVEL : SHORT) + placeOf(b, level)] as number;
}

/** What a pairing is worth to its first. */
export function valueOf(values: RaceValues, pairing: Pairing): number {
  const pair = pairOf(pairing);
  return pair === undefined ? 0 : (values[pair] as number);
}
