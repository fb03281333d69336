import type { Millis } from '../runner/time.ts';
import type { Sha256 } from '../kernel/chain.ts';
import type { Game } from '../kernel/contract.ts';
import type { Signer } from '../kernel/signature.ts';
import type { ChairId } from './chair.ts';
import type { Tempo } from './tempo.ts';

/** What tables are made of wherever they run. It never changes while a program runs. */
export interface Environment {
  readonly games: Readonly<Record<string, Game>>;
  /** The bots' levels of a game, from the weakest to the strongest. */
  levels(game: string): readonly string[];
  readonly sha256: Sha256;
  /** Signs the records of its matches; nobody does on a device that is its own house. */
  readonly signer?: Signer;
  /** False where no clock ever runs, whatever the rules would give: on one device that is passed round. */
  readonly clocks?: boolean;
  /** No table has more chairs than this, whatever its game would allow. */
  readonly mostChairs: number;
  /** Whether tables may be opened to everybody in the house, and what bots are called there, in a language. */
  readonly listing?: { readonly botNames: (lang: string) => readonly string[] };
  /**
   * What a name looks like, in several ways; two names look alike that have one of them, place by place, in common. Without it
   * only case and width are passed over: those who share a device see each other.
   */
  readonly looks?: (name: string) => readonly string[];
  /** Whether a name has a bad word in it, in any language that is known. Without it nobody can tell. */
  readonly hasBadWord?: (name: string) => boolean;
  /** Names for those whose own is not shown, in a language; where the first list is used up, of the second. */
  readonly animals?: (lang: string) => readonly (readonly string[])[];
}

/** What a decision is taken with: the only way time, chance and presence come in. */
export interface Circumstances {
  readonly now: Millis;
  /** Bytes nobody can foresee. */
  readonly random: (bytes: number) => Uint8Array;
  readonly present: (chair: ChairId) => boolean;
  /** Since when somebody who is not present has not been: at the latest since this program began to look at the table. */
  readonly absentSince: (chair: ChairId) => Millis;
  readonly tempo: Tempo;
}
