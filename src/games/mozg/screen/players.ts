import type { Event, Move, Own, Table } from '../rules/index.ts';
import type { BoardProps } from '../../../client/board/props.ts';

export type Props = BoardProps<Table, Own, Move, Event>;
/** What somebody at the table sees. */
export type Mine = Table & Own;

/** A screen with a seat: its own half is there. */
export interface Seated extends Props {
  readonly view: Mine;
  readonly seat: number;
}

export function isSeated(props: Props): props is Seated {
  return props.seat !== undefined && props.view.hand !== undefined;
}

/** Whether this seat is asked for something it has to answer: a late refill may be left. */
export function mustAct({ view, seat }: Pick<Props, 'view' | 'seat'>): boolean {
  return seat !== undefined && view.asked.includes(seat) && (view.turn === null || view.turn === seat);
}

/** Who is awaited: whoever may still refill keeps nobody waiting. */
export function awaited(view: Table): readonly number[] {
  return view.turn === null ? view.asked : view.asked.filter((seat) => seat === view.turn);
}
