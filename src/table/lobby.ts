import type { Millis } from '../runner/time.ts';
import { listHash, type BySeat } from '../kernel/fairness.ts';
import type { JsonObject } from '../kernel/json.ts';
import type { Outcome } from '../kernel/outcome.ts';
import { ranking, type Ranked } from '../kernel/ranking.ts';
import type { Seat } from '../kernel/seat.ts';
import type { ChairId } from './chair.ts';
import { ownTable, progressOf } from './groups.ts';
import type { Preparing } from './preparing.ts';
import { isRevealing, isTogether } from './reveal.ts';
import { whyUntyped } from './rules.ts';
import type { Settings } from './settings.ts';
import { areGroupsRunning, isAnyRunning, type Playing, type Table } from './table.ts';

/** All that anybody at the table may know of it, but for the cards. Never a token, a pass, a link's key or a secret. */
export interface Lobby {
  readonly table: string;
  readonly code: string;
  readonly phase: 'open' | 'preparing' | 'playing' | 'ended';
  readonly game: string;
  readonly options: JsonObject;
  readonly settings: Settings;
  /** Whether chat carries emotes only: by the rules of the match that runs, or because strangers may be here. */
  readonly emotesOnly: boolean;
  readonly host: ChairId | null;
  readonly chairs: readonly LobbyChair[];
  /** Whom the host has sent away and may let in again. */
  readonly barred: readonly LobbyBarred[];
  /** The match being prepared: contribute to it. */
  readonly preparing: LobbyPreparing | null;
  /** A match begun by a program of other rules: it cannot be shown, and the host can only end it. */
  readonly earlier: LobbyEarlier | null;
  readonly match: LobbyMatch | null;
  /** Whether its end would be revealed to all together, as it is now. */
  readonly together: boolean;
  /** At how many tables the next match is played side by side; 1: at this one. */
  readonly spread: number;
  /** Several matches with the same deal, in the place of one. */
  readonly groups: readonly LobbyGroup[] | null;
  /** All who played the same deal, the best first; null until every table is done. */
  readonly ranking: readonly Ranked[] | null;
  /** It is counted down to the next match. */
  readonly starting: boolean;
  /** How long it is until then, as this is made. */
  readonly startsIn: Millis | null;
  /** The match met a fault of the program: it may not be shown or go on, and the host can end it. */
  readonly broken: boolean;
}

export interface LobbyChair {
  readonly chair: ChairId;
  readonly name: string;
  readonly lang: string;
  readonly face: string | null;
  readonly dress?: string;
  readonly bot: string | null;
  readonly present: boolean;
  /** Beside the table: no seat in the next matches. */
  readonly standing: boolean;
  /** They wish for another name than this; only the host learns which. */
  readonly wishes: boolean;
  readonly minded: boolean;
  readonly gone: boolean;
  /** Whether they play the next match; null until they have said so. */
  readonly rematch: boolean | null;
  /** The seat in the match on the table, if any; of several, in that of their own group. */
  readonly seat: number | null;
}

/** Somebody who was sent away, by the chair they had. */
export interface LobbyBarred {
  readonly chair: ChairId;
  readonly name: string;
}

export interface LobbyPreparing {
  readonly match: string;
  /** Counts from 1; everybody promises anew for each. */
  readonly attempt: number;
  readonly commitment: string;
  readonly chairs: readonly ChairId[];
  /** Seats whose promise is here. */
  readonly promised: readonly Seat[];
  /** The closed list; null while it is open. */
  readonly promises: BySeat | null;
  /** Seats that have opened. */
  readonly opened: readonly Seat[];
  readonly brokenOff: readonly LobbyBrokenOff[];
  /** Seats whose luck the host leaves out. */
  readonly without: readonly Seat[];
  /** Too many attempts broke off: the host says how to go on. */
  readonly stopped: boolean;
}

/** An attempt that was broken off, and who had promised and did not open. */
export interface LobbyBrokenOff {
  readonly attempt: number;
  readonly missing: readonly Seat[];
}

export interface LobbyEarlier {
  readonly match: string;
  readonly game: string;
  readonly version: number | null;
}

/** One of several matches with the same deal. How it ended is told when all of them have. */
export interface LobbyGroup {
  readonly match: LobbyMatch;
  /** By seat, whose it is. */
  readonly chairs: readonly ChairId[];
  /** How far it is, of a hundred; null where the game cannot tell. */
  readonly progress: number | null;
  /** It is over, and waits for the others. */
  readonly over: boolean;
}

export interface LobbyMatch {
  readonly match: string;
  /** Where several tables got the same deal: the shuffle they all were dealt from. */
  readonly of?: string;
  /** Its game: the table may have turned to another one since it ended. */
  readonly game: string;
  /** What it was dealt from: the attempt, the commitment, and the hash of the closed list of promises. */
  readonly attempt: number;
  readonly commitment: string;
  readonly list: string;
  readonly brokenOff: readonly LobbyBrokenOff[];
  readonly without: readonly Seat[];
  /** How many devices' bytes are in the deal. */
  readonly opened: number;
  readonly seats: readonly string[];
  /** Seats of people for whom a bot or the game's fallback has played. */
  readonly stoodIn: readonly Seat[];
  readonly paused: boolean;
  /** It is over, and its end is being revealed to all together. */
  readonly revealing: boolean;
  /** Nothing before all may know it. */
  readonly outcome: Outcome | null;
  readonly abandoned: boolean;
}

export function lobby(
  table: Table,
  present: (chair: ChairId) => boolean,
  broken = false,
  now: Millis = table.at,
): Lobby {
  const { playing, preparing } = table;
  return {
    table: table.id,
    code: table.code,
    phase: phaseOf(table),
    game: table.game,
    options: table.options,
    settings: table.settings,
    emotesOnly: whyUntyped(table) !== undefined,
    host: table.host,
    chairs: table.chairs.map(
      ({ id, name, lang, face = null, dress, bot, minded, gone, rematch = null, standing = false, wish }) => {
        const seat = ownTable(table, id).playing?.chairs.indexOf(id) ?? -1;
        return {
          chair: id,
          name,
          lang,
          face,
          ...(dress !== undefined && { dress }),
          bot,
          present: bot !== null || present(id),
          standing,
          wishes: wish !== undefined,
          minded,
          gone,
          rematch,
          seat: seat === -1 ? null : seat,
        };
      },
    ),
    barred: table.barred.map(({ chair, name }) => ({ chair, name })),
    preparing: preparing === null ? null : preparingOf(preparing),
    earlier: earlierOf(table),
    match: playing === null ? null : matchOf(playing, true),
    together: isTogether(table, present),
    spread: table.spread,
    groups: table.groups === null ? null : table.groups.map((each) => groupOf(each, !areGroupsRunning(table))),
    ranking: rankingOf(table),
    starting: table.startsAt !== null,
    startsIn: table.startsAt === null ? null : Math.max(0, table.startsAt - now),
    broken: broken && isAnyRunning(table),
  };
}

function matchOf(playing: Playing, tell: boolean): LobbyMatch {
  const { proof, id } = playing;
  return {
    match: id,
    ...(proof.group !== undefined && { of: proof.match }),
    game: playing.match.game.id,
    ...dealtFrom(playing),
    seats: playing.names,
    stoodIn: playing.stoodIn,
    paused: playing.pausedAt !== null,
    revealing: playing.reveal !== null,
    outcome: tell && playing.reveal === null ? outcomeOf(playing) : null,
    abandoned: playing.end?.how === 'abandoned',
  };
}

function outcomeOf({ match }: Playing): Outcome | null {
  return match.game.outcome(match.state) ?? null;
}

function groupOf(playing: Playing, tell: boolean): LobbyGroup {
  const { chairs, end } = playing;
  return { match: matchOf(playing, tell), chairs, progress: progressOf(playing), over: end !== null };
}

function rankingOf(table: Table): readonly Ranked[] | null {
  const { groups } = table;
  const game = groups?.[0]?.match.game;
  if (groups === null || game === undefined || areGroupsRunning(table)) return null;
  return ranking(
    game,
    groups.map((each) => outcomeOf(each) ?? undefined),
  );
}

function preparingOf(preparing: Preparing): LobbyPreparing {
  const { match, attempt, commitment, chairs, promises, closed, openings, brokenOff, without, stopped } = preparing;
  return {
    match,
    attempt,
    commitment,
    chairs,
    promised: seatsOf(promises),
    promises: closed ? promises : null,
    opened: seatsOf(openings),
    brokenOff: brokenOff.map(named),
    without,
    stopped,
  };
}

function dealtFrom({ proof }: Playing) {
  const { attempt, commitment, promises, openings, brokenOff, without = [] } = proof;
  const opened = seatsOf(openings).length;
  return { attempt, commitment, list: listHash(promises), brokenOff: brokenOff.map(named), without, opened };
}

function earlierOf({ bygone }: Table): LobbyEarlier | null {
  if (bygone === null) return null;
  const { match, game, version } = bygone;
  return { match, game, version };
}

function named({ attempt, missing }: LobbyBrokenOff): LobbyBrokenOff {
  return { attempt, missing };
}

function seatsOf(list: BySeat): Seat[] {
  return list.flatMap((bytes, seat) => (bytes === null ? [] : [seat]));
}

function phaseOf(table: Table): Lobby['phase'] {
  if (table.preparing !== null) return 'preparing';
  if (isAnyRunning(table) || isRevealing(table)) return 'playing';
  return table.playing === null && table.groups === null ? 'open' : 'ended';
}
