import type { Millis } from '../runner/time.ts';
import type { ChairId } from './chair.ts';
import type { Emote } from './command.ts';
import type { Listing } from './listed.ts';
import type { Lobby } from './lobby.ts';
import type { Showing } from './showing.ts';

/** Something everybody at a table is to be told, once it is durable. */
export type News =
  /** The match has moved: what happened, as JSON texts. */
  | {
      readonly kind: 'view';
      readonly events: readonly string[];
      /** Whose moves these were: they are answered at once. Bots and the clock are not among them. */
      readonly movers: readonly ChairId[];
      /** Where there are several matches: in which of them, counted from 0. */
      readonly group?: number;
    }
  /** Anything else about the table has changed, or who is present. */
  | { readonly kind: 'lobby' }
  | { readonly kind: 'said'; readonly said: Said }
  /** These may no longer be connected: sent away, moved to another device, or watching by a link that is shut. */
  | { readonly kind: 'dismiss'; readonly chair: ChairId; readonly why: 'kicked' | 'left' | 'moved' }
  | { readonly kind: 'dismiss-watchers' }
  /** The house has closed the table. */
  | { readonly kind: 'dismiss-all' };

/** What is seen with it, made when it is told. */
interface Seen {
  readonly view: { readonly showing: Showing };
  readonly lobby: {
    lobby(): Lobby;
    /** What the house may know of it, where it is open to all. */
    listing(): Listing | undefined;
    /** Not to be held back: a match is being prepared, and the closed list comes before the cards. */
    readonly now: boolean;
  };
}

type With<N extends News> = N extends { readonly kind: infer K extends keyof Seen } ? N & Seen[K] : N;

/** News as whoever listens gets it. */
export type Publication = With<News>;

/** Nobody's move. */
export const NOBODY: readonly ChairId[] = [];

/** A line of chat or an emote. It is told and forgotten: no part of the table, and gone after a restart. */
export interface Said {
  readonly chair: ChairId;
  readonly at: Millis;
  readonly text?: string;
  readonly emote?: Emote;
}

export type Listener = (publication: Publication) => void;
