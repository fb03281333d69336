/** What one level remembers with and how it weighs what it remembers. */
export interface Profile {
  /** How fast a trace fades: its strength is Σ seconds^(−decay) over the times it was on the mind. */
  readonly decay: number;
  /** How much chance there is in what comes to mind; without any, always the strongest trace. */
  readonly noise: number;
  /** A trace weaker than this, in logarithms, rather does not come to mind. */
  readonly threshold: number;
  /** How much of its strength an outdated tally keeps each time a newer one of its species is made. */
  readonly clinging: number;
  /** How many species it can keep repeating to itself. */
  readonly span: number;
  /** How much weaker, in logarithms, a trace is for one that asks for the other native of its landscape. */
  readonly separation: number;
  /** How often it counts one too many or too few. */
  readonly slips: number;
  /** How far it takes what comes to mind for the truth, 0 to 1, instead of asking how its memory errs. */
  readonly naive: number;
  /** How far its daring wavers from what would pay, both ways. */
  readonly wavering: number;
  /** What part of the gain a perfect memory would wait for it takes for its circle, and how sure it must be. */
  readonly patience: number;
  readonly surety: number;
}
