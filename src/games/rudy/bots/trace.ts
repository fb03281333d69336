import type { Noise } from './noise.ts';
import type { Profile } from './profile.ts';

/** What is counted: a species by its place in `SPECIES`, or cards with a single animal. */
export type Item = number;

/** "Of these I had seen so many": a tally as it was on the mind from one turn until another. */
export type Trace = {
  readonly item: Item;
  /** When it was made, and until when it was repeated. */
  readonly turn: number;
  readonly until: number;
  readonly tally: number;
  /** How sure it was, then. */
  readonly sure: number;
  /** What newer tallies of the same have left of its strength. */
  readonly fade: number;
};

const SECONDS_A_TURN = 12;

/** How strongly a trace that was on the mind from `turn` until `until` comes to mind at turn `now`. */
export function strength({ decay, noise: haze }: Profile, turn: number, until: number, now: number): number {
  let sum = 0;
  for (let then = turn; then <= until; then++) sum += (SECONDS_A_TURN * (now - then)) ** -decay;
  return sum ** (1 / haze);
}

/** How strongly nothing does. */
export function blankness({ threshold, noise: haze }: Profile): number {
  return Math.exp(threshold / haze);
}

/** How strong a trace is on average that was made at any of the `turns` before now. */
export function meanStrength(profile: Profile, turns: number): number {
  let sum = 0;
  for (let ago = 1; ago <= turns; ago++) sum += strength(profile, 0, 0, ago);
  return turns === 0 ? 0 : sum / turns;
}

export interface Recalled {
  readonly trace: Trace;
  readonly strength: number;
  /** How much of all that might have come to mind was of something else. */
  readonly astray: number;
}

/** What comes to mind when `item` is asked for: one of its traces, another's by mistake, or nothing. */
export function recall(
  profile: Profile,
  traces: readonly Trace[],
  item: Item,
  now: number,
  noise: Noise,
): Recalled | undefined {
  const strengths = traces.map(
    (trace) => trace.fade * strength(profile, trace.turn, trace.until, now) * likeness(profile, trace.item, item),
  );
  const own = total(strengths.filter((_, i) => traces[i]?.item === item));
  const all = total(strengths);
  let drawn = noise.next() * (all + blankness(profile));
  for (const [i, trace] of traces.entries()) {
    const each = strengths[i] ?? 0;
    drawn -= each;
    if (drawn < 0) return { trace, strength: each, astray: (all - own) / all };
  }
  return undefined;
}

/** Landscapes keep species further apart. */
const ELSEWHERE = 1.5;

function likeness({ separation: apart, noise: haze }: Profile, a: Item, b: Item): number {
  if (a === b) return 1;
  const neighbours = a >> 1 === b >> 1; // natives of one landscape stand next to each other in `SPECIES`
  return Math.exp((-apart * (neighbours ? 1 : ELSEWHERE)) / haze);
}

function total(numbers: readonly number[]): number {
  return numbers.reduce((sum, each) => sum + each, 0);
}
