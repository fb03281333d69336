import type { Millis } from '../runner/time.ts';
import type { Json, JsonObject } from '../kernel/json.ts';
import type { By, Seat } from '../kernel/seat.ts';
import type { ChairId } from './chair.ts';
import type { Settings } from './settings.ts';

/**
 * One change of a table: a line of its journal. It says what was decided, never who may decide it, and holds all the
 * chance and time that went in, so that applying the same steps gives the same table for ever.
 */
export type Step =
  | {
      readonly k: 'sit';
      readonly name: string;
      readonly lang: string;
      readonly face?: string;
      readonly token: string;
      /** What they asked to be called, where `name` is another. */
      readonly wish?: string;
    }
  | { readonly k: 'bot'; readonly name: string; readonly lang: string; readonly level: string }
  /** A bot plays at another level: the game has changed, and has no bot of the one before. */
  | { readonly k: 'level'; readonly chair: ChairId; readonly level: string }
  | { readonly k: 'leave'; readonly chair: ChairId }
  /** Sent away: the token is worth nothing from now on. `barred`: nor may they sit down again; otherwise the chair is only free. */
  | { readonly k: 'kick'; readonly chair: ChairId; readonly barred?: true }
  /** By the chair they had. */
  | { readonly k: 'let-in'; readonly chair: ChairId }
  | { readonly k: 'name'; readonly chair: ChairId; readonly name: string }
  | { readonly k: 'lang'; readonly chair: ChairId; readonly lang: string }
  | { readonly k: 'face'; readonly chair: ChairId; readonly face: string }
  | { readonly k: 'dress'; readonly chair: ChairId; readonly dress: string }
  | { readonly k: 'asleep'; readonly chair: ChairId; readonly on: boolean }
  | { readonly k: 'pass'; readonly chair: ChairId; readonly pass: string; readonly until: Millis }
  | { readonly k: 'redeem'; readonly chair: ChairId; readonly token: string }
  | { readonly k: 'host'; readonly chair: ChairId }
  | { readonly k: 'game'; readonly game: string; readonly options: JsonObject }
  | { readonly k: 'set'; readonly settings: Partial<Settings> }
  | { readonly k: 'links'; readonly watch: string; readonly tv: string }
  | { readonly k: 'mind'; readonly chair: ChairId; readonly on: boolean }
  | { readonly k: 'stand'; readonly chair: ChairId; readonly on: boolean }
  /** What these are called from now on, and what they asked to be called where it is something else. */
  | { readonly k: 'names'; readonly names: readonly Called[] }
  /** The order in which everybody will be seated, as it was drawn. */
  | { readonly k: 'seats'; readonly order: readonly ChairId[] }
  /** The last answer to what is open, kept and not yet played: the host says when. It is no entry of the match. */
  | { readonly k: 'hold'; readonly seat: Seat; readonly move: Json; readonly by: By }
  | { readonly k: 'rematch'; readonly chair: ChairId; readonly in: boolean }
  /** The next match begins at this time; null: it does not, and whoever wants one says so anew. */
  | { readonly k: 'countdown'; readonly at: Millis | null }
  /** The secret is drawn; its commitment is published with this step. `out`: who stays out of this match. */
  | {
      readonly k: 'prepare';
      readonly match: string;
      readonly attempt: 1;
      readonly secret: string;
      readonly by: Millis;
      readonly out?: readonly ChairId[];
      /** Who plays at which of several tables, where it is more than one. */
      readonly groups?: readonly (readonly ChairId[])[];
    }
  | { readonly k: 'promise'; readonly seat: Seat; readonly promise: string }
  /** The list of promises is published with this step; `by`: when everybody must have opened. */
  | { readonly k: 'close'; readonly by: Millis }
  | { readonly k: 'open'; readonly seat: Seat; readonly bytes: string }
  /** Somebody who promised has not opened. A new secret for the next attempt; without one the host is asked. */
  | { readonly k: 'break-off'; readonly next: { readonly secret: string; readonly by: Millis } | null }
  /** The host goes on after attempts that broke off, without the luck of some seats. */
  | { readonly k: 'again'; readonly without: readonly Seat[]; readonly secret: string; readonly by: Millis }
  | { readonly k: 'deal'; readonly version: number; readonly salts: readonly string[]; readonly mark: string }
  /** The same deal at several tables, in their order. */
  | { readonly k: 'deal-groups'; readonly version: number; readonly groups: readonly GroupDeal[] }
  /** Something at one of several tables, counted from 0. */
  | { readonly k: 'group'; readonly group: number; readonly step: GroupStep }
  /** At how many tables the next match is played. */
  | { readonly k: 'spread'; readonly tables: number }
  | { readonly k: 'move'; readonly seat: Seat; readonly move: Json; readonly by: By; readonly mark: string }
  /** A move of the same kind came this much after the one that overtook it. */
  | { readonly k: 'late'; readonly seat: Seat; readonly ms: Millis }
  /** The end is revealed up to this moment; null: to its end. */
  | { readonly k: 'reveal'; readonly moment: number | null; readonly held?: true }
  /** Somebody sees the end by themselves. */
  | { readonly k: 'let-go'; readonly chair: ChairId }
  | { readonly k: 'abandon' }
  /** A match of an earlier version makes room. `recorded`: it was over, and its record tells of it. */
  | { readonly k: 'give-up'; readonly recorded: boolean }
  /** The house closes the table: the match that runs or is prepared is over, and everybody is let go. */
  | { readonly k: 'shut' }
  /** Names are taken out on request: of these chairs, of these seats of the match that has ended, of these who were sent away. */
  | {
      readonly k: 'forget';
      readonly chairs: readonly ChairId[];
      readonly seats: readonly Seat[];
      /** The same of each of several matches side by side. */
      readonly groups?: readonly (readonly Seat[])[];
      readonly barred: readonly ChairId[];
    }
  | { readonly k: 'pause' }
  | { readonly k: 'resume' }
  | { readonly k: 'more-time'; readonly ms: Millis }
  | { readonly k: 'outage'; readonly from: Millis; readonly to: Millis };

export interface GroupDeal {
  readonly salts: readonly string[];
  readonly mark: string;
}

/** What can happen at one of several tables; `mind` goes with the move of somebody who is back. */
export type GroupStep = Extract<
  Step,
  { k: 'move' | 'hold' | 'late' | 'mind' | 'abandon' | 'pause' | 'resume' | 'more-time' | 'outage' }
>;

/** What a chair is called. */
export interface Called {
  readonly chair: ChairId;
  readonly name: string;
  readonly wish?: string;
}

/** Steps as journals of earlier programs have them; what they began can only be ended. */
export type EarlierStep =
  | { readonly k: 'prepare'; readonly match: string; readonly secret: string; readonly closeBy: Millis }
  | { readonly k: 'contribute'; readonly seat: Seat; readonly bytes: string }
  | { readonly k: 'close' }
  | { readonly k: 'deal'; readonly version: number; readonly mark: string };

/** A step with its time. Its place is the table's `n` after it. */
export interface TimedStep {
  readonly at: Millis;
  readonly step: Step;
}
