import type { Millis } from '../runner/time.ts';
import { isAwaited } from '../kernel/match.ts';
import { present } from '../kernel/seat.ts';
import type { ChairId } from './chair.ts';
import { lastMoment, outcomeOf, tableAt, type Revealing } from './reveal.ts';
import { soonest } from './timer.ts';
import { seatOf, type Playing, type Table } from './table.ts';

/**
 * What a match shows at one moment, ready to be sent. Everything is JSON already: the half all share is encoded once,
 * when it is first wanted, however many look.
 */
export interface Showing {
  readonly match: string;
  /** Entries so far. */
  readonly n: number;
  /**
   * `"match":…,"n":…,"hash":…,"toAct":[…],"awaited":[…],"table":{…}`: the members that are the same for everybody. While an end
   * is being revealed also how far, in `"reveal":{…}`; whoever has let go of the others has all of it, with the outcome in there.
   */
  shared(chair?: ChairId | null): string;
  /** `"seat":…,"question":…,"own":{…}` for whoever has a seat; nothing but `"seat":null` for all others. */
  own(chair: ChairId | null): string;
  /** Whether the table waits for this chair, and does not merely ask it. */
  isAwaited(chair: ChairId): boolean;
  /** Milliseconds left until the soonest deadline of anybody awaited; null where nobody hurries. */
  left(now: Millis): number | null;
  readonly paused: boolean;
}

/** The match on the table; nothing before the first is dealt. */
export function showing(table: Table): Showing | undefined {
  return table.playing === null ? undefined : showingOf(table.playing);
}

function showingOf(playing: Playing): Showing {
  const { match, id, hash, reveal } = playing;
  const { game, state } = match;
  let shared: string | undefined;
  let alone: string | undefined;
  const head = (): string => {
    const awaited = game.awaited === undefined ? '' : `"awaited":${JSON.stringify(game.awaited(state))},`;
    return (
      `"match":${JSON.stringify(id)},"n":${match.length},"hash":"${hash}",` +
      `"toAct":${JSON.stringify(game.toAct(state))},${awaited}`
    );
  };
  const far = ({ moment, held }: Revealing, more = ''): string =>
    `,"reveal":{"moment":${moment},"last":${lastMoment(playing)},"held":${held}${more}}`;
  let deadline: Millis | null | undefined;
  return {
    match: id,
    n: match.length,
    shared(chair = null) {
      if (chair !== null && reveal?.alone.includes(chair) === true) {
        const outcome = `,"outcome":${JSON.stringify(outcomeOf(playing))}`;
        alone ??= `${head()}"table":${JSON.stringify(game.table(state))}${far(reveal, outcome)}`;
        return alone;
      }
      shared ??= `${head()}"table":${JSON.stringify(tableAt(playing))}${reveal === null ? '' : far(reveal)}`;
      return shared;
    },
    own(chair) {
      const seat = seatOf(playing, chair);
      if (seat === undefined) return '"seat":null';
      const question = present(match.questions[seat]);
      return `"seat":${seat},"question":${question},"own":${JSON.stringify(game.own(state, seat))}`;
    },
    isAwaited(chair) {
      const seat = seatOf(playing, chair);
      return seat !== undefined && playing.end === null && isAwaited(match, seat);
    },
    left(now) {
      if (deadline === undefined) deadline = playing.end === null ? soonest(playing) : null;
      const at = deadline;
      return at === null ? null : Math.max(0, at - (playing.pausedAt ?? now));
    },
    paused: playing.pausedAt !== null,
  };
}
