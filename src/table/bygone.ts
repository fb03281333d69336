/**
 * A match that was dealt by a program whose rules or proofs this one no longer plays. Nothing of it can be shown; its host
 * ends it, and the table goes on. It is all a journal of any age has to give up.
 */
export interface Bygone {
  readonly match: string;
  readonly game: string;
  /** Of the rules it was dealt by; null while it was being prepared. */
  readonly version: number | null;
  readonly commitment: string;
}
