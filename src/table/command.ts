import type { Json } from '../kernel/json.ts';
import type { Seat } from '../kernel/seat.ts';
import type { ChairId } from './chair.ts';
import type { Settings } from './settings.ts';

/**
 * Whoever wants something of a table. The server says who it is, from the token or the link that was shown:
 * a `visitor` knows the table's code and nothing more; a `watcher` came by the spectators' or the TV's link;
 * the `table` itself closes, deals, plays for bots and lets the clock strike.
 */
export type Who =
  /** `token`: the one that was shown; it may have been taken from them meanwhile. */
  | { readonly kind: 'chair'; readonly chair: ChairId; readonly token?: string }
  | { readonly kind: 'watcher'; readonly link: 'watch' | 'tv' }
  | { readonly kind: 'visitor' }
  /** Whoever runs the server. */
  | { readonly kind: 'house' }
  | { readonly kind: 'table' };

export const EMOTES = [
  'wave',
  'clap',
  'laugh',
  'wow',
  'think',
  'sad',
  'angry',
  'heart',
  'fox',
  'brain',
  'bang',
  'sleep',
] as const;
export type Emote = (typeof EMOTES)[number];

/** What a person can ask of a table. Tokens and passes arrive as their hashes: the table never holds one in clear. */
export type PersonCommand =
  // A visitor's.
  | {
      readonly do: 'sit';
      readonly name: string;
      readonly lang: string;
      readonly face?: string;
      readonly token: string;
      /** The hash of another token their device has for this table, if it has one: it may be of somebody who was sent away. */
      readonly shown?: string;
    }
  | { readonly do: 'redeem'; readonly pass: string; readonly token: string }
  // Everyone's with a chair.
  | { readonly do: 'move'; readonly question: number; readonly move: unknown }
  | { readonly do: 'promise'; readonly match: string; readonly attempt: number; readonly promise: string }
  | { readonly do: 'open'; readonly match: string; readonly attempt: number; readonly bytes: string }
  | { readonly do: 'name'; readonly name: string }
  | { readonly do: 'lang'; readonly lang: string }
  | { readonly do: 'face'; readonly face: string }
  | { readonly do: 'dress'; readonly dress: string }
  | { readonly do: 'leave' }
  | { readonly do: 'pass'; readonly pass: string }
  | { readonly do: 'claim-host' }
  /** After a match: whether they play the next. */
  | { readonly do: 'rematch'; readonly in: boolean }
  /** The device goes to sleep, or is awake again: who cannot be heard may be back soon. */
  | { readonly do: 'asleep'; readonly on: boolean }
  /** Sees the end by themselves, and not with the others. */
  | { readonly do: 'let-go' }
  /** The end is revealed up to `moment`, past the last one to its end; `held`: it stays there. The host's, where the host is here. */
  | { readonly do: 'reveal'; readonly moment: number; readonly held?: boolean }
  /** The host stands up: no seat in the next matches; and whoever stands sits down again. */
  | { readonly do: 'stand'; readonly on: boolean }
  | { readonly do: 'chat'; readonly text: string }
  | { readonly do: 'emote'; readonly emote: Emote }
  // The host's.
  | { readonly do: 'game'; readonly game: string; readonly options: unknown }
  | { readonly do: 'set'; readonly settings: Partial<Settings> }
  | { readonly do: 'bot'; readonly name: string; readonly level: string }
  /** Sends a person away for good, a bot as long as nobody brings it back. `barred: false` only frees the chair. */
  | { readonly do: 'kick'; readonly chair: ChairId; readonly barred?: boolean }
  /** Whoever had this chair and was sent away may sit down again. */
  | { readonly do: 'let-in'; readonly chair: ChairId }
  /** New keys for the spectators' and the TV's link: whoever watches by the old ones no longer does. */
  | { readonly do: 'renew-links' }
  | { readonly do: 'host'; readonly chair: ChairId }
  /** A bot stands in for somebody until they are back; whose seat it is takes it back too. */
  | { readonly do: 'mind'; readonly chair: ChairId; readonly on: boolean }
  /**
   * Begins a match with everyone who sits here: a rematch, when one has just ended. After attempts that broke off it asks
   * everybody again, but for those in `without`, whose luck is left out. `soon`: after a match, with a countdown.
   */
  | { readonly do: 'start'; readonly without?: readonly ChairId[]; readonly soon?: boolean }
  /** At how many tables the next match is played, all with the same deal; 1: at this one. */
  | { readonly do: 'spread'; readonly tables: number }
  | { readonly do: 'abandon' }
  | { readonly do: 'pause' }
  | { readonly do: 'resume' }
  | { readonly do: 'more-time'; readonly seconds: number }
  /** Closes what is open for those who have not answered, where the game's rules know that. */
  | { readonly do: 'call-time' }
  /** Plays the last answer, which was kept until the host says so. */
  | { readonly do: 'next' }
  /** Calls people by other names: what they wished for, or what the host thinks better. */
  | { readonly do: 'rename'; readonly names: readonly { readonly chair: ChairId; readonly name: string }[] }
  /** Asks what everybody wants to be called who is called otherwise for now. */
  | { readonly do: 'wishes' }
  /** Draws the order in which everybody will be seated. */
  | { readonly do: 'shuffle' };

/** What the table does by itself. */
export type OwnCommand =
  | { readonly do: 'close' }
  | { readonly do: 'deal' }
  | { readonly do: 'break-off' }
  /** Everybody who is here has said whether they play the next match; and its countdown has run out. */
  | { readonly do: 'count-down' }
  | { readonly do: 'begin' }
  /** A moment of an end that is being revealed has been looked at long enough. */
  | { readonly do: 'reveal-on' }
  /** A match of an earlier version has a record: it is over. */
  | { readonly do: 'recorded'; readonly match: string }
  /** The clock answers for those whose time is up, a slice of them at a time. */
  | { readonly do: 'strike' }
  /** The game's fallback answers for those nobody plays for, a slice of them at a time. */
  | { readonly do: 'fall-back' }
  /** Somebody's absence or return. */
  | { readonly do: 'absent'; readonly chair: ChairId }
  | { readonly do: 'returned'; readonly chair: ChairId }
  /** A bot's move; without one the bot has failed, and the game's fallback is played. */
  | {
      readonly do: 'bot-move';
      readonly seat: Seat;
      readonly question: number;
      /** Entries there were when it began to think. */
      readonly n: number;
      readonly move?: Json;
    }
  /** The same at one of several tables, counted from 0. */
  | { readonly do: 'in-group'; readonly group: number; readonly command: GroupCommand }
  /** The program did not run from `from` to `to`: clocks stood still. */
  | { readonly do: 'outage'; readonly from: number; readonly to: number };

export type GroupCommand = Extract<OwnCommand, { do: 'strike' | 'fall-back' | 'absent' | 'bot-move' }>;

/** What whoever runs the server may ask. */
export type HouseCommand =
  | { readonly do: 'shut' }
  /** Takes a name out, wherever it stands at this table. Not while a match runs. */
  | { readonly do: 'forget'; readonly name: string };

export type Command = PersonCommand | OwnCommand | HouseCommand;

/** Why a command was refused: the table's own codes. A move can also be refused with the kernel's and the game's. */
export const REFUSALS = [
  'not-allowed', // you have no such right at this table
  'host-only',
  'locked',
  'name-taken',
  'dress-taken', // somebody else wears it
  'kicked', // the host has sent this device away
  'name-kicked', // the host has sent somebody of this name away, or of one that looks like it
  'bad-word', // there is a word in the name that this table does not want
  'no-chair', // there is no such person here
  'no-game', // no such game, option or value
  'no-level', // this game has no such bot
  'too-few',
  'too-many',
  'uneven', // this game is compared seat by seat: each of several tables has equally many
  'mostly-absent', // more than half of many people are not here
  'running', // not while a match runs or is being prepared
  'no-match', // only while a match runs
  'paused',
  'not-paused',
  'old-match', // the promise or opening is for another match or attempt, or came too late
  'promised', // already, and something else
  'not-promised', // these are not the bytes that were promised
  'too-early', // the list of promises is not closed yet
  'bad-pass', // used, expired or never given
  'host-present', // the host is here: ask them
  'host-may-return', // the host has been away for a short time only; `wait` tells how much longer
  'present', // the owner of that seat is here; `wait` tells when they will have been waited for long enough
  'chat-off',
  'emotes-only', // the rules of the match that runs allow nothing typed
  'among-strangers', // nothing is typed at a table that is open to the house
  'no-listing', // this house lists no tables
  'nothing-to-do',
  'think-again', // a bot's move was overtaken by another's; only the table hears this
  'failed', // our mistake, told in the log; nothing has changed
  // The store's, in the same place: nothing has changed, and it can be tried again.
  'store-full',
  'store-failed',
  'store-closed',
] as const;
