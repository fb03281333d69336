import type { Millis } from '../runner/time.ts';
/** Counts up at a table and is never used again, so a chair's number means the same person for ever. */
export type ChairId = number;

/** A pass for moving a seat to another device, once. */
export interface Pass {
  readonly hash: string;
  readonly until: Millis;
}

/** A person's or a bot's place at the table, whether or not it has a seat in the match that runs. */
export interface Chair {
  readonly id: ChairId;
  readonly name: string;
  readonly lang: string;
  /** The picture its owner chose to sit behind, by a name the screens know. */
  readonly face?: string;
  /** What they wish to wear in games that have something to choose from; nobody else at the table has the same. */
  readonly dress?: string;
  /** The hash of the token its owner shows; nobody owns a bot's chair, nor one whose owner was sent away. */
  readonly token: string | null;
  readonly pass: Pass | null;
  /** Their device said that it goes to sleep and has not said since that it is awake. Kept of hosts only. */
  readonly asleep?: boolean;
  /** What they want to be called, where they are called otherwise for now. Only the host is told. */
  readonly wish?: string;
  /** They stand beside the table: no seat in the next matches. */
  readonly standing?: true;
  /** Whether they play the next match, once they have said so. */
  readonly rematch?: boolean;
  /** A bot's level; null for a person. */
  readonly bot: string | null;
  /** A bot plays for the absent owner, until they are back. */
  readonly minded: boolean;
  /** Left, or was sent away, in the middle of a match: the chair goes when the match is over. */
  readonly gone: boolean;
}

export function isPerson(chair: Chair): boolean {
  return chair.bot === null;
}

/** Before a match nobody has said anything of the next. */
export function unasked(chairs: readonly Chair[]): readonly Chair[] {
  if (chairs.every(({ rematch }) => rematch === undefined)) return chairs;
  return chairs.map((said) => {
    const { rematch: _, ...chair } = said;
    return chair;
  });
}

/** Once a match is over, nobody is minded and those who left are gone for good. */
export function withoutGone(chairs: readonly Chair[]): readonly Chair[] {
  if (!chairs.some(({ gone, minded }) => gone || minded)) return chairs;
  return chairs.filter(({ gone }) => !gone).map((chair) => (chair.minded ? { ...chair, minded: false } : chair));
}
