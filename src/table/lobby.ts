import type { JsonObject } from '../kernel/json.ts';
import type { Outcome } from '../kernel/outcome.ts';
import type { ChairId } from './chair.ts';
import { isEmotesOnly } from './rules.ts';
import type { Settings } from './settings.ts';
import { isRunning, type Table } from './table.ts';

/** All that anybody at the table may know of it, but for the cards. Never a token, a pass, a link's key or a secret. */
export interface Lobby {
  readonly table: string;
  readonly code: string;
  readonly phase: 'open' | 'preparing' | 'playing' | 'ended';
  readonly game: string;
  readonly options: JsonObject;
  readonly settings: Settings;
  /** Whether chat carries emotes only, by the rules of the match that runs. */
  readonly emotesOnly: boolean;
  readonly host: ChairId | null;
  readonly chairs: readonly LobbyChair[];
  /** The match being prepared: contribute to it. */
  readonly preparing: LobbyPreparing | null;
  readonly match: LobbyMatch | null;
}

export interface LobbyChair {
  readonly chair: ChairId;
  readonly name: string;
  readonly lang: string;
  readonly face: string | null;
  readonly bot: string | null;
  readonly present: boolean;
  readonly minded: boolean;
  readonly gone: boolean;
  /** The seat in the match on the table, if any. */
  readonly seat: number | null;
}

export interface LobbyPreparing {
  readonly match: string;
  readonly commitment: string;
  readonly chairs: readonly ChairId[];
  /** Seats whose contribution is here. */
  readonly contributed: readonly number[];
  /** The closed list, before dealing; null while it is open. */
  readonly closed: readonly (string | null)[] | null;
}

export interface LobbyMatch {
  readonly match: string;
  readonly commitment: string;
  readonly contributions: readonly (string | null)[];
  readonly seats: readonly string[];
  readonly paused: boolean;
  readonly outcome: Outcome | null;
  readonly abandoned: boolean;
}

export function lobby(table: Table, present: (chair: ChairId) => boolean): Lobby {
  const { playing, preparing } = table;
  return {
    table: table.id,
    code: table.code,
    phase: phaseOf(table),
    game: table.game,
    options: table.options,
    settings: table.settings,
    emotesOnly: isEmotesOnly(table),
    host: table.host,
    chairs: table.chairs.map(({ id, name, lang, face = null, bot, minded, gone }) => {
      const seat = playing?.chairs.indexOf(id) ?? -1;
      return {
        chair: id,
        name,
        lang,
        face,
        bot,
        present: bot !== null || present(id),
        minded,
        gone,
        seat: seat === -1 ? null : seat,
      };
    }),
    preparing:
      preparing === null
        ? null
        : {
            match: preparing.match,
            commitment: preparing.commitment,
            chairs: preparing.chairs,
            contributed: preparing.contributions.flatMap((bytes, seat) => (bytes === null ? [] : [seat])),
            closed: preparing.closed ? preparing.contributions : null,
          },
    match:
      playing === null
        ? null
        : {
            match: playing.id,
            commitment: playing.commitment,
            contributions: playing.contributions,
            seats: playing.names,
            paused: playing.pausedAt !== null,
            outcome: playing.match.game.outcome(playing.match.state) ?? null,
            abandoned: playing.end?.how === 'abandoned',
          },
  };
}

function phaseOf(table: Table): Lobby['phase'] {
  if (table.preparing !== null) return 'preparing';
  if (isRunning(table)) return 'playing';
  return table.playing === null ? 'open' : 'ended';
}
