/** What everybody can see of one player between two rounds. */
export interface Side {
  readonly points: number;
  readonly lives: number;
  /** Among the seven cards of the gun. */
  readonly bullets: number;
}

/** The target the race is solved for; others are moved there. */
export const RACE = 15;
const MOST_LIVES = 4;
const MOST_BULLETS = 7;

/**
 * Without cards a bullet more takes a round that was survived, and that is worth a point: a gun has at most one bullet
 * more than its owner has points. The places of one player who is still short of the target:
 */
const FIRST: readonly number[] = firstPlaces();
export const SHORT = (FIRST[RACE] ?? 0) * MOST_LIVES;
/** The places of one player of two who are level at the target or beyond it. */
export const LEVEL = MOST_LIVES * MOST_BULLETS;
const SHORT_PAIRS = pairs(SHORT);
export const RACE_SIZE = SHORT_PAIRS + pairs(LEVEL);

function firstPlaces(): number[] {
  const first = [0];
  for (let points = 0; points < RACE; points++) first.push((first[points] ?? 0) + mostBullets(points));
  return first;
}

export function mostBullets(points: number): number {
  return Math.min(MOST_BULLETS, points + 1);
}

function pairs(places: number): number {
  return (places * (places - 1)) / 2;
}

/** The place of a player short of the target. */
export function shortPlace(points: number, lives: number, bullets: number): number {
  const most = mostBullets(points);
  return ((FIRST[points] as number) + (bullets > most ? most : bullets) - 1) * MOST_LIVES + lives - 1;
}

/** The place of a player who is level with the other at the target or beyond it. */
export function levelPlace(lives: number, bullets: number): number {
  return (bullets - 1) * MOST_LIVES + lives - 1;
}

/** How good each pairing is for the first of the two: the chance to win less the chance to lose. */
export type RaceValues = Float64Array;

/** Where a pairing is kept: the higher place first; two equal places are worth nothing to either. */
export function shortPair(high: number, low: number): number {
  return pairs(high) + low;
}

export function levelPair(high: number, low: number): number {
  return SHORT_PAIRS + pairs(high) + low;
}

/**
 * The chance of A to win less that of B, as a round begins or after one has ended; points as in a race to 15. `values`
 * says it where it is not decided.
 */
export function worth(
  values: RaceValues,
  pointsA: number,
  livesA: number,
  bulletsA: number,
  pointsB: number,
  livesB: number,
  bulletsB: number,
): number {
  if (livesA <= 0 || livesB <= 0) return livesA > 0 ? 1 : livesB > 0 ? -1 : 0;
  if (pointsA >= RACE || pointsB >= RACE) {
    if (pointsA !== pointsB) return pointsA > pointsB ? 1 : -1;
    const a = levelPlace(livesA, bulletsA);
    const b = levelPlace(livesB, bulletsB);
    return a === b ? 0 : a > b ? (values[levelPair(a, b)] as number) : -(values[levelPair(b, a)] as number);
  }
  const a = shortPlace(pointsA, livesA, bulletsA);
  const b = shortPlace(pointsB, livesB, bulletsB);
  return a === b ? 0 : a > b ? (values[shortPair(a, b)] as number) : -(values[shortPair(b, a)] as number);
}

/** Whether `a` has the higher place, or the same: then a solution is looked for with `a` first. */
export function comesFirst(a: Side, b: Side): boolean {
  const level = a.points >= RACE || b.points >= RACE;
  const place = ({ points, lives, bullets }: Side): number =>
    level ? levelPlace(lives, bullets) : shortPlace(points, lives, bullets);
  return place(a) >= place(b);
}
