import type { By, Seat } from '../../kernel/seat.ts';
import type { StandIn } from '../board/stand-in.ts';
import type { Played } from '../history/played.ts';
import { badgeOf } from '../shell/badge.ts';

/** Whoever played: what screens showed beside the names. */
export interface People {
  readonly avatars: readonly string[];
  readonly dress: readonly (string | undefined)[];
  readonly bots: readonly boolean[];
}

type Entry = { readonly seat: Seat; readonly by: By };

/**
 * As this device saw them when it was at the match. A record has no faces: where the device was not there, bots are told
 * by their moves, and everybody has the face of their seat.
 */
export function peopleOf(
  names: readonly string[],
  entries: readonly Entry[],
  seen: Pick<Played, 'faces' | 'dress'> | undefined,
): People {
  const bots = names.map((_, seat) => {
    const played = entries.filter((entry) => entry.seat === seat);
    return played.length > 0 && played.every(({ by }) => by === 'bot');
  });
  const avatars = names.map((name, chair) => {
    return seen?.faces?.[chair] ?? badgeOf({ chair, name, bot: bots[chair] === true ? '' : null }).face;
  });
  return { avatars, dress: names.map((_, seat) => seen?.dress?.[seat] ?? undefined), bots };
}

/** Who was stood in for after `n` entries: now, where a bot made the latest of their moves; at the end, for a part of it. */
export function standInsAt(
  { bots }: People,
  entries: readonly Entry[],
  n: number,
  isOver: boolean,
): (StandIn | undefined)[] {
  return bots.map((isBot, seat) => {
    if (isBot) return undefined;
    const moves = entries.slice(0, n).filter((entry) => entry.seat === seat);
    if (isOver) return moves.some(({ by }) => by === 'bot') ? 'partly' : undefined;
    return moves.at(-1)?.by === 'bot' ? 'now' : undefined;
  });
}
