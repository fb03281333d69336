import type { Chair, ChairId } from './chair.ts';

/** Somebody the host has sent away: neither their device nor their name sits down again, until the host lets them. */
export interface Barred {
  /** The one they had. */
  readonly chair: ChairId;
  readonly name: string;
  /** What they wished to be called besides. */
  readonly wish?: string;
  /** The hash of the token their device has; it opens nothing any more. */
  readonly token: string | null;
}

/** Beyond this the first are forgotten: who comes back under so many names is kept out by locking the table. */
const MOST = 32;

export function withBarred(barred: readonly Barred[], { id, name, wish, token }: Chair): readonly Barred[] {
  return [...barred, { chair: id, name, ...(wish !== undefined && { wish }), token }].slice(-MOST);
}
