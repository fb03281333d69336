/** What the table itself says, whatever is played at it. */
export interface FrameWords {
  readonly you: string;
  /** Bots' names: plants, things and robots. A game may count animals, so nobody is named after one. */
  readonly botNames: readonly string[];
  nameless(n: number): string;
  /** Who sits at the table, for the first screen. */
  welcome(title: string, others: readonly string[]): string;
  readonly askRules: string;
  readonly begin: string;
  readonly back: string;
  readonly nextPage: string;
  /** How long the person has for this answer. */
  hurry(seconds: number): string;
  readonly tooLate: string;
  readonly goodbye: string;
  readonly thanks: string;
  sameDeal(seed: string): string;
  /** For a refusal no face has a sentence for. */
  refused(code: string): string;
  and(things: readonly string[]): string;
}
