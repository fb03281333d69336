import type { Event, Move, Own, Table } from '../rules/index.ts';
import { othersOf } from '../../../client/board/players.ts';
import type { BoardProps } from '../../../client/board/props.ts';

export type Props = BoardProps<Table, Own, Move, Event>;

/** Seats as they are listed: one's own first. Where not all fit, who is awaited comes before who is done. */
export function listed(view: Table, seat: number | undefined, room: number): readonly number[] {
  const others = othersOf(view.seats, undefined).filter((each) => each !== seat);
  const mine = seat === undefined ? [] : [seat];
  if (view.seats <= room) return [...mine, ...others];
  const waiting = new Set(view.waiting);
  const first = others.filter((each) => each === view.aloud?.seat);
  const rest = others.filter((each) => each !== view.aloud?.seat);
  return [...mine, ...first, ...rest.filter((each) => waiting.has(each)), ...rest.filter((each) => !waiting.has(each))];
}
