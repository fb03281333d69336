import type { Event, Move, Own, Table } from '../rules/index.ts';
import type { BoardProps } from '../../../client/board/props.ts';
import { list, t } from '../words/say.ts';

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

export function nameOf(props: Pick<Props, 'names' | 'seat'>, seat: number): string {
  return seat === props.seat ? t('mozg.you') : (props.names[seat] ?? `${seat + 1}`);
}

/** A name within a sentence: nobody's begins small but one's own. */
export function nameAmong(props: Pick<Props, 'names' | 'seat'>, seat: number): string {
  return seat === props.seat ? t('mozg.you.among') : nameOf(props, seat);
}

export function namesOf(props: Pick<Props, 'names' | 'seat'>, seats: readonly number[]): string {
  return list(seats.map((seat) => nameAmong(props, seat)));
}

/** The others, clockwise from this seat; everybody for one who only looks. */
export function othersOf({ view, seat }: Pick<Props, 'view' | 'seat'>): readonly number[] {
  const all = Array.from({ length: view.seats }, (_, each) => each);
  if (seat === undefined) return all;
  return [...all.slice(seat + 1), ...all.slice(0, seat)];
}

/** Whether this seat is asked for something it has to answer: a late refill may be left. */
export function mustAct({ view, seat }: Pick<Props, 'view' | 'seat'>): boolean {
  return seat !== undefined && view.asked.includes(seat) && (view.turn === null || view.turn === seat);
}

/** Who is awaited: whoever may still refill keeps nobody waiting. */
export function awaited(view: Table): readonly number[] {
  return view.turn === null ? view.asked : view.asked.filter((seat) => seat === view.turn);
}
