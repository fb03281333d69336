import type { ReadonlySignal } from '@preact/signals';
import type { Complaint } from '../../kernel/share.ts';
import type { Lobby } from '../../table/lobby.ts';
import type { Pin } from '../../table/verify.ts';
import type { ClosingMessage, ViewMessage } from '../../wire/down.ts';
import type { Ask } from '../../wire/up.ts';
import type { Revealed } from '../board/reveal/revealed.ts';
import type { Pending } from './pending.ts';

/** How it stands with the table at the other end. */
export type LineState =
  | { readonly kind: 'connecting' }
  | { readonly kind: 'on' }
  /** Tries again at `until`, on the clock of `performance.now()`. */
  | { readonly kind: 'waiting'; readonly until: number; readonly why: 'lost' | 'restart' | 'offline' }
  | { readonly kind: 'over'; readonly why: Over };

/** Why there is nothing more to wait for. */
export type Over = Exclude<ClosingMessage['why'], 'restart' | 'too-slow'> | 'not-allowed' | 'old-program' | 'other-tab';

export interface Me {
  readonly chair: number | null;
  readonly role: 'seat' | 'watch' | 'tv';
  readonly links: { readonly watch: string; readonly tv: string } | null;
}

/** The newest view and nothing older: no screen remembers what the rules want forgotten. */
export interface Scene {
  readonly match: string;
  /** Entries so far. */
  readonly n: number;
  /** Grows with every view in which something happened: somebody who came too late makes no entry, but a view. */
  readonly shown: number;
  readonly seat: number | undefined;
  readonly question: number | null;
  readonly toAct: readonly number[];
  /** Those of them whom the table waits for. */
  readonly awaited: readonly number[];
  readonly view: object;
  readonly events: readonly unknown[];
  readonly deadline: number | undefined;
  readonly paused: boolean;
  /** While the end is revealed to all together: how far. */
  readonly reveal: Pick<Revealed, 'moment' | 'last' | 'held' | 'outcome'> | undefined;
  /** All have answered: what follows is the host's to bring. */
  readonly held: boolean;
}

/** What somebody wants to be called; `bad`: there may be a bad word in it. */
export interface Wished {
  readonly chair: number;
  readonly name: string;
  readonly bad: boolean;
}

/** A refused move; `n` tells two equal refusals apart. */
export interface Refusal {
  readonly code: string;
  readonly n: number;
}

export type Reply =
  | {
      readonly ok: true;
      /** What was asked for with `pass`. */
      readonly pass?: string | undefined;
      /** What was asked for with `wishes`. */
      readonly wishes?: readonly Wished[] | undefined;
    }
  | ({ readonly ok: false; readonly code: string } & Known);

/** What a refusal tells besides its code. */
export interface Known {
  /** It can be done after so many milliseconds. */
  readonly wait?: number | undefined;
  /** So many people are away. */
  readonly absent?: number | undefined;
}

/** Something somebody said: a line of chat, or an emote. Text, never markup. */
export interface Said {
  readonly n: number;
  readonly chair: number;
  readonly text?: string | undefined;
  readonly emote?: string | undefined;
}

/** `Ask` without its number: the line numbers what it asks. */
export type Wish = Ask extends infer A ? (A extends { readonly t: string } ? Omit<A, 'id'> : never) : never;

/** A table, near or far. A server is at the other end, or the same table code on this device. */
export interface Line {
  readonly state: ReadonlySignal<LineState>;
  readonly me: ReadonlySignal<Me | undefined>;
  readonly lobby: ReadonlySignal<Lobby | undefined>;
  readonly scene: ReadonlySignal<Scene | undefined>;
  readonly refusal: ReadonlySignal<Refusal | undefined>;
  readonly pending: ReadonlySignal<Pending | undefined>;
  /** What was done to this device's share in the shuffle. */
  readonly complaint: ReadonlySignal<Complaint | undefined>;
  /** The newest lines, oldest first. They last as long as the page. */
  readonly said: ReadonlySignal<readonly Said[]>;
  /** Answers the question that is open. A refusal the rules know is told at once. */
  move(move: unknown): void;
  ask(wish: Wish): Promise<Reply>;
  /** The record of a finished match; nothing where it cannot be had. */
  record(match: string): Promise<unknown>;
  /** Hashes this screen saw while a match ran: whoever checks its record looks for them. */
  pins(match: string): readonly Pin[];
  /** Does not wait for the next try. */
  hurry(): void;
  close(): void;
}

/** A view as it arrives, on this screen's clock. */
export function sceneOf(message: ViewMessage, now: number, shown: number): Scene {
  const { table, own } = message;
  return {
    match: message.match,
    n: message.n,
    shown,
    seat: message.seat ?? undefined,
    question: message.question ?? null,
    toAct: message.toAct,
    awaited: message.awaited ?? message.toAct,
    view: { ...(table as object), ...(own as object | undefined) },
    events: message.events,
    deadline: message.left === null ? undefined : now + message.left,
    paused: message.paused,
    reveal: message.reveal as Scene['reveal'],
    held: message.held === true,
  };
}
