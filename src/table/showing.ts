import type { Millis } from '../runner/time.ts';
import { present, type Seat } from '../kernel/seat.ts';
import type { ChairId } from './chair.ts';
import { isWaitedFor } from './held.ts';
import { lastMoment, outcomeOf, tableAt, type Revealing } from './reveal.ts';
import { soonest } from './timer.ts';
import { groupOf } from './groups.ts';
import { areGroupsRunning, seatOf, type Playing, type Table } from './table.ts';

/**
 * What a match shows at one moment, ready to be sent. Everything is JSON already: the half all share is encoded once,
 * when it is first wanted, however many look.
 */
export interface Showing {
  readonly match: string;
  /** Whose match it is, by seat. */
  readonly chairs: readonly ChairId[];
  /** Entries so far. */
  readonly n: number;
  /**
   * `"match":…,"n":…,"hash":…,"toAct":[…],"awaited":[…],"held":true,"table":{…}`: the members that are the same for everybody. While an end
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

/**
 * One of several matches with the same deal. Its last view would tell the others what is coming, so it is over only when all
 * of them are; until then nothing is shown of it.
 */
export function groupShowing(table: Table, group: number): Showing | undefined {
  const playing = table.groups?.[group];
  if (playing === undefined || (playing.end !== null && areGroupsRunning(table))) return undefined;
  return showingOf(playing);
}

/** What this chair sees: its own match, whether it is the only one or one of several. */
export function showingTo(table: Table, chair: ChairId | null): Showing | undefined {
  if (table.groups === null) return showing(table);
  const group = chair === null ? undefined : groupOf(table, chair);
  return group === undefined ? undefined : groupShowing(table, group);
}

function showingOf(playing: Playing): Showing {
  const { match, id, hash, held, reveal } = playing;
  const { game, state } = match;
  let shared: string | undefined;
  let alone: string | undefined;
  const head = (): string => {
    const awaited = game.awaited === undefined ? '' : `"awaited":${JSON.stringify(without(game.awaited(state)))},`;
    return (
      `"match":${JSON.stringify(id)},"n":${match.length},"hash":"${hash}",` +
      `"toAct":${JSON.stringify(without(game.toAct(state)))},${awaited}${held === null ? '' : '"held":true,'}`
    );
  };
  const far = (at: Revealing, more = ''): string =>
    `,"reveal":{"moment":${at.moment},"last":${lastMoment(playing)},"held":${at.held}${more}}`;
  let deadline: Millis | null | undefined;
  const without = (seats: readonly Seat[]): readonly Seat[] => seats.filter((seat) => seat !== held?.seat);
  const tableHalf = (): object => {
    const half = game.table(state);
    return held === null ? half : (game.answered?.table(half, held.seat, held.by) ?? half);
  };
  return {
    match: id,
    chairs: playing.chairs,
    n: match.length,
    shared(chair = null) {
      if (chair !== null && reveal?.alone.includes(chair) === true) {
        const outcome = `,"outcome":${JSON.stringify(outcomeOf(playing))}`;
        alone ??= `${head()}"table":${JSON.stringify(game.table(state))}${far(reveal, outcome)}`;
        return alone;
      }
      shared ??= `${head()}"table":${JSON.stringify(tableAt(playing) ?? tableHalf())}${reveal === null ? '' : far(reveal)}`;
      return shared;
    },
    own(chair) {
      const seat = seatOf(playing, chair);
      if (seat === undefined) return '"seat":null';
      const mine = held?.seat === seat;
      const question = mine ? null : present(match.questions[seat]);
      const own = game.own(state, seat);
      const half = mine ? (game.answered?.own(own, game.table(state), held.move) ?? own) : own;
      return `"seat":${seat},"question":${question},"own":${JSON.stringify(half)}`;
    },
    isAwaited(chair) {
      const seat = seatOf(playing, chair);
      return seat !== undefined && playing.end === null && isWaitedFor(playing, seat);
    },
    left(now) {
      if (deadline === undefined) deadline = playing.end === null ? soonest(playing) : null;
      const at = deadline;
      return at === null ? null : Math.max(0, at - (playing.pausedAt ?? now));
    },
    paused: playing.pausedAt !== null,
  };
}
