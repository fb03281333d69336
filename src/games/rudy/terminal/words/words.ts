import type { Landscape, Options, Refusal, Species } from '../../rules/index.ts';

/** How a tie in points was settled. */
export type Settled = 'circled' | 'crossed-out' | 'shared';

export interface RudyWords {
  readonly title: string;
  turn(turn: number, of: number): string;
  readonly landscapes: Readonly<Record<Landscape, string>>;
  readonly species: Readonly<Record<Species, string>>;
  /** `3 hens`. */
  animals(species: Species, n: number): string;
  readonly fox: string;
  /** What a card asks. */
  howMany(species: readonly Species[]): string;
  readonly foxAsks: Readonly<Record<Options['fox'], string>>;
  readonly yourNumbers: string;
  aloud(name: string, number: number): string;
  yourAloud(number: number): string;
  readonly input: string;
  readonly inputWithCircle: string;
  readonly inputCircleSpent: string;
  readonly refusals: Readonly<Record<Refusal | 'malformed' | 'over', string>>;
  rules(options: Options, seats: number): readonly string[];

  card(turn: number, of: number): string;
  readonly wrote: string;
  readonly circled: string;
  readonly crossedOut: string;
  readonly blank: string;
  readonly sheet: string;
  answer(sum: readonly string[], answer: number): string;
  foxAnswer(answer: number): string;
  off(by: number, soFar: number): string;

  readonly result: string;
  pointsOf(n: number): string;
  circledPoints(n: number): string;
  crossings(n: number): string;
  readonly youWin: string;
  wins(name: string): string;
  shared(names: readonly string[]): string;
  settled(how: Settled, names: readonly [string, string], score: number, by: readonly [number, number]): string;
  solo(off: number, won: boolean): string;
  others(n: number): string;
}
