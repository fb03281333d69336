import type { Millis } from '../runner/time.ts';
import type { ChainKey } from '../kernel/chain.ts';
import type { GameTypes } from '../kernel/contract.ts';
import type { Json, JsonObject } from '../kernel/json.ts';
import type { Match, Questions } from '../kernel/match.ts';
import type { Fairness, ThrownAway } from '../kernel/proof.ts';
import type { By, Seat } from '../kernel/seat.ts';
import type { Barred } from './barred.ts';
import type { Bygone } from './bygone.ts';
import type { Chair, ChairId } from './chair.ts';
import type { Preparing } from './preparing.ts';
import type { Revealing } from './reveal.ts';
import type { Settings } from './settings.ts';

/**
 * A table at one moment: an immutable value. It holds everything, secrets included; what people may see of it is made by
 * `lobby.ts` and `showing.ts`.
 */
export interface Table {
  readonly id: string;
  /** What people type to find it. */
  readonly code: string;
  /** Keys of the links that let look and nothing else. */
  readonly links: { readonly watch: string; readonly tv: string };
  /** The place of its newest step, and that step's time. */
  readonly n: number;
  readonly at: Millis;
  readonly game: string;
  /** Only what differs from the default. */
  readonly options: JsonObject;
  /** In the order in which they will be seated. */
  readonly chairs: readonly Chair[];
  readonly nextChair: ChairId;
  readonly host: ChairId | null;
  readonly settings: Settings;
  readonly preparing: Preparing | null;
  /** The match that runs, or the one that has ended, until the next is prepared. */
  readonly playing: Playing | null;
  /** Several matches side by side, dealt from one shuffle; there is no other on the table then. */
  readonly groups: readonly Playing[] | null;
  /** At how many tables the next match is played side by side; 1: at this one. */
  readonly spread: number;
  /** A match of an earlier version that nobody has ended. */
  readonly bygone: Bygone | null;
  /** Matches given up since the last record. */
  readonly thrownAway: readonly ThrownAway[];
  /** When the next match begins by itself, while that is counted down. */
  readonly startsAt: Millis | null;
  /** Matches begun. */
  readonly matches: number;
  /** Whom the host has sent away, the newest last. */
  readonly barred: readonly Barred[];
}

/** What a record tells of the dealing, but for what is known when it is made. */
export type Proof = Omit<Fairness, 'chain' | 'house' | 'signature'>;

/** How long one of the game's timers has run. */
export interface Timer {
  readonly timer: number;
  readonly since: Millis;
  /** What was added: more time, pauses, outages. */
  readonly extra: Millis;
}

/** The newest move that raced. */
export interface Race {
  readonly seat: Seat;
  readonly at: Millis;
  /** The move's first key, which tells its kind. */
  readonly kind: string;
  /** What was asked just before it: an answer to one of these came too late. */
  readonly questions: Questions;
  /** Who came late already. */
  readonly late: readonly Seat[];
}

/** An answer that is kept and not yet played. */
export interface Held {
  readonly seat: Seat;
  readonly move: Json;
  readonly by: By;
}

/** A match with people at it. */
export interface Playing {
  readonly id: string;
  /** The place of the step that dealt it; its moves are after it. */
  readonly dealtAt: number;
  /** All that the cards and the chain follow from. */
  readonly proof: Proof;
  /** Per seat whose it is, and the name it was dealt under. */
  readonly chairs: readonly ChairId[];
  readonly names: readonly string[];
  readonly match: Match<GameTypes>;
  readonly chain: ChainKey;
  /** The newest hash of the log's chain. */
  readonly hash: string;
  readonly timers: readonly Timer[];
  readonly race: Race | null;
  /** Since when nothing was played: the deal, a move, the end of a pause, or somebody's return. */
  readonly stillSince: Millis;
  /** Seats of people for whom a bot or the game's fallback has played, ascending. */
  readonly stoodIn: readonly Seat[];
  /** The last answer to what is open, kept until the host says `next`. */
  readonly held: Held | null;
  readonly pausedAt: Millis | null;
  /** `over`: there is an outcome. `abandoned`: the host ended it. */
  readonly end: { readonly how: 'over' | 'abandoned'; readonly at: Millis } | null;
  /** It is over, and not everybody may know how: the end is being revealed. */
  readonly reveal: Revealing | null;
}

export function chairOf(table: Table, id: ChairId): Chair | undefined {
  return table.chairs.find((chair) => chair.id === id);
}

export function isRunning(table: Table): table is Table & { readonly playing: Playing } {
  return table.playing !== null && table.playing.end === null;
}

/** Whether any match runs here: the one on the table, or one of several. */
export function isAnyRunning(table: Table): boolean {
  return isRunning(table) || areGroupsRunning(table);
}

/** While one of several matches with the same deal runs, nothing is told of the end of any. */
export function areGroupsRunning({ groups }: Table): boolean {
  return groups !== null && groups.some(({ end }) => end === null);
}

/** The seat of a chair in the match on the table; nothing for whoever came later. */
export function seatOf(playing: Playing | null, chair: ChairId | null): Seat | undefined {
  if (playing === null || chair === null) return undefined;
  const seat = playing.chairs.indexOf(chair);
  return seat === -1 ? undefined : seat;
}
