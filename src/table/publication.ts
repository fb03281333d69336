import type { Millis } from '../runner/time.ts';
import type { ChairId } from './chair.ts';
import type { Emote } from './command.ts';
import type { Lobby } from './lobby.ts';
import type { Showing } from './showing.ts';

/** Something everybody at a table is to be told, durable already. */
export type Publication =
  /** The match has moved: what happened, as JSON texts, and what is seen now. */
  | {
      readonly kind: 'view';
      readonly showing: Showing;
      readonly events: readonly string[];
      /** Whose moves these were: they are answered at once. Bots and the clock are not among them. */
      readonly movers: readonly ChairId[];
    }
  /** Anything else about the table has changed, or who is present. `lobby` is made when it is asked for. */
  | {
      readonly kind: 'lobby';
      lobby(): Lobby;
      /** Not to be held back: a match is being prepared, and the closed list comes before the cards. */
      readonly now: boolean;
    }
  | { readonly kind: 'said'; readonly said: Said }
  /** These may no longer be connected: sent away, moved to another device, or watching by a link that is shut. */
  | { readonly kind: 'dismiss'; readonly chair: ChairId; readonly why: 'kicked' | 'left' | 'moved' }
  | { readonly kind: 'dismiss-watchers' };

/** A line of chat or an emote. It is told and forgotten: no part of the table, and gone after a restart. */
export interface Said {
  readonly chair: ChairId;
  readonly at: Millis;
  readonly text?: string;
  readonly emote?: Emote;
}

export type Listener = (publication: Publication) => void;
