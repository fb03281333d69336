/** What makes one level differ from another. */
export interface Profile {
  readonly level: string;
  /** Iterations for working a round out. */
  readonly budget: number;
  /** How sharply it prefers what seems better: the λ of a logit response. */
  readonly lambda: number;
  /** How far it leans on the solution where it sees no difference; the rest is any choice alike. */
  readonly poise: number;
  /** How much of what it has seen of the others it believes. */
  readonly trust: number;
  /** Imagined worlds for a card. */
  readonly worlds: number;
}
