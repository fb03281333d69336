import type { Json } from '../kernel/json.ts';

/** Who one is at this table, and the lobby as it is. The first answer to a good hello; a view follows if a match is on. */
export interface Welcome {
  readonly t: 'welcome';
  readonly protocol: number;
  /** The own chair; null for spectators and the TV. */
  readonly chair: number | null;
  readonly role: 'seat' | 'watch' | 'tv';
  /** The keys of the spectators' and the TV's link; for people with a chair only. */
  readonly links: { readonly watch: string; readonly tv: string } | null;
  /** Whether the match waits for the own chair: of nobody else's. */
  readonly awaited: boolean;
  readonly lobby: Json;
}

/** Everything about the table but the cards, whenever it changes. `table/lobby.ts` tells what is in it. */
export interface LobbyMessage {
  readonly t: 'lobby';
  readonly lobby: Json;
}

/**
 * What one sees now. `table` is what lies face up, `own` what only this seat sees; side by side they are the view of
 * the rules. `seat` is null, and `question` and `own` are missing, for all who only look.
 */
export interface ViewMessage {
  readonly t: 'view';
  readonly match: string;
  /** Entries so far. */
  readonly n: number;
  /** The chain's hash after entry n: it pins all that happened before. */
  readonly hash: string;
  readonly toAct: readonly number[];
  /** Those of them whom the table waits for; missing where it is all. */
  readonly awaited?: readonly number[];
  /** All have answered: what follows comes when the host says so. */
  readonly held?: true;
  readonly table: Json;
  /** While the end of a match is revealed to all together: how far. */
  readonly reveal?: {
    readonly moment: number;
    readonly last: number;
    readonly held: boolean;
    /** Only for whoever has let go of the others: all of the end, before it is in the lobby. */
    readonly outcome?: Json;
  };
  readonly seat: number | null;
  /** The number to answer with; null when not asked. */
  readonly question?: number | null;
  readonly own?: Json;
  /** Milliseconds left, when this was sent; null where nobody hurries. */
  readonly left: number | null;
  readonly paused: boolean;
  /** What happened since the last view this connection was sent, oldest first, at most the newest 256; none after a hello. */
  readonly events: readonly Json[];
}

/** Nothing has changed. `question` for moves, `id` for what was asked with one. */
export interface RefusedMessage {
  readonly t: 'refused';
  readonly question?: number;
  readonly id?: number;
  readonly code: string;
  /** What in the message is wrong, for `bad-message` and options. */
  readonly place?: string;
  readonly why?: string;
  /** In a race: who was first, and by how much. */
  readonly late?: { readonly seat: number; readonly ms: number };
  /** It can be done after so many milliseconds. */
  readonly wait?: number;
  /** So many people are away. */
  readonly absent?: number;
}

/** It is done and kept. Only for what was asked with an `id`, and for what has an answer. */
export interface DoneMessage {
  readonly t: 'done';
  readonly id?: number;
  readonly receipt?: {
    readonly match: string;
    readonly attempt: number;
    readonly seat: number;
    readonly promise?: string;
    readonly bytes?: string;
  };
  readonly pass?: string;
  /** For `wishes`: what people want to be called who are called otherwise. */
  readonly wishes?: readonly { readonly chair: number; readonly name: string; readonly bad: boolean }[];
  /** For `show-on`: what moves or frees the screen from now on. */
  readonly grip?: string;
}

/** To a screen: the code it is found by until it says otherwise. */
export interface ScreenMessage {
  readonly t: 'screen';
  readonly code: string;
}

/** To a screen: what to show, by the key of the table's TV link; null: nothing any more. */
export interface ShowMessage {
  readonly t: 'show';
  readonly at: Shown | null;
}

export interface Shown {
  readonly table: string;
  readonly code: string;
  readonly tv: string;
}

export interface SaidMessage {
  readonly t: 'said';
  readonly chair: number;
  readonly text?: string;
  readonly emote?: string;
}

/** The connection is about to end. `again`: come back after this many milliseconds, with the same hello. */
export interface ClosingMessage {
  readonly t: 'closing';
  readonly why:
    | 'restart'
    | 'kicked'
    | 'left'
    | 'moved'
    | 'spectators-off'
    | 'too-slow'
    | 'too-many'
    | 'no-table'
    | 'shut';
  readonly again: number | null;
}

/** What whoever runs the server tells everybody; null: no longer. Also after a welcome, while there is something. */
export interface NoticeMessage {
  readonly t: 'notice';
  readonly notice: HouseNotice | null;
}

/** The server restarts after so many milliseconds; null: it is not said when. */
export interface HouseNotice {
  readonly left: number | null;
  /** In the operator's own words, by language. */
  readonly text: { readonly pl?: string; readonly en?: string };
}

export interface Pong {
  readonly t: 'pong';
  readonly id?: number;
}

export type Down =
  | Welcome
  | LobbyMessage
  | ViewMessage
  | RefusedMessage
  | DoneMessage
  | SaidMessage
  | ClosingMessage
  | ScreenMessage
  | ShowMessage
  | NoticeMessage
  | Pong;

export function encode(message: Exclude<Down, ViewMessage>): string {
  return JSON.stringify(message);
}

/** A view put together from what was encoded before. Members stand in a fixed order, so equal views are equal bytes. */
export function encodeView(shared: string, own: string, left: number | null, paused: boolean, events: string): string {
  return `{"t":"view",${shared},${own},"left":${left},"paused":${paused},"events":[${events}]}`;
}
