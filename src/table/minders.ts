import { present, type Seat } from '../kernel/seat.ts';
import type { Environment } from './environment.ts';
import { isPlayedForThem, mindingLevel, MOST_BOTS } from './rules.ts';
import type { Playing, Table } from './table.ts';

/** At a larger table only a seat that was given to a bot has one: each is shown everything that happens. */
const MOST_MINDED_AT = 64;

/** Who answers for the seats nobody is at to answer for. */
export interface PlayedFor {
  readonly bots: readonly { readonly seat: Seat; readonly level: string; readonly awaited: boolean }[];
  /** Awaited, and no bot thinks for them: the game's own fallback answers at once. */
  readonly fallback: readonly Seat[];
}

export function isPlayedFor(table: Table): boolean {
  return table.chairs.some(isPlayedForThem);
}

export function playedFor(environment: Environment, table: Table, playing: Playing): PlayedFor {
  const { match, chairs } = playing;
  const bots: { seat: Seat; level: string; awaited: boolean }[] = [];
  const fallback: Seat[] = [];
  const theirs = new Map(table.chairs.map((chair) => [chair.id, chair]));
  const minding = table.settings.minding && chairs.length <= MOST_MINDED_AT;
  const waited = match.game.awaited === undefined ? undefined : new Set(match.game.awaited(match.state));
  for (const [seat, id] of chairs.entries()) {
    const chair = theirs.get(id);
    if (chair === undefined || !isPlayedForThem(chair)) continue;
    const awaited =
      playing.held?.seat !== seat &&
      present(match.questions[seat]) !== null &&
      (waited === undefined || waited.has(seat));
    const thinks = chair.bot !== null || (chair.minded && chairs.length <= MOST_MINDED_AT) || minding;
    if (thinks && bots.length < MOST_BOTS) {
      bots.push({ seat, level: chair.bot ?? mindingLevel(environment, match.game.id), awaited });
    } else if (awaited) fallback.push(seat);
  }
  return { bots, fallback };
}
