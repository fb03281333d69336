/** What the generic face says of a game that has no face of its own. */
export interface GenericWords {
  readonly yes: string;
  readonly no: string;
  /** For what is empty or missing. */
  readonly nothing: string;
  readonly players: string;
  readonly moves: string;
  /** Below a list that is cut off: how many there are besides, and what is typed to see those from `next` on. */
  more(left: number, next: number): string;
  found(count: number, text: string): string;
  readonly hint: string;
  readonly malformed: string;
  rules(title: string, seats: number): readonly string[];
  readonly result: string;
  scored(score: number): string;
  readonly youWin: string;
  wins(name: string): string;
  shared(names: readonly string[]): string;
  readonly nobody: string;
}
