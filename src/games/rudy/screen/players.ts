import type { Event, Move, Own, Table } from '../rules/index.ts';
import type { BoardProps } from '../../../client/board/props.ts';
import { t } from '../words/say.ts';

export type Props = BoardProps<Table, Own, Move, Event>;

export function nameOf(props: Pick<Props, 'names' | 'seat'>, seat: number): string {
  return seat === props.seat ? t('rudy.you') : (props.names[seat] ?? `${seat + 1}`);
}

/** A name within a sentence: nobody's begins small but one's own. */
export function nameAmong(props: Pick<Props, 'names' | 'seat'>, seat: number): string {
  return seat === props.seat ? t('rudy.you.among') : nameOf(props, seat);
}

/** Seats as they are listed: one's own first. Where not all fit, who is awaited comes before who is done. */
export function listed(view: Table, seat: number | undefined, room: number): readonly number[] {
  const others = Array.from({ length: view.seats }, (_, each) => each).filter((each) => each !== seat);
  const mine = seat === undefined ? [] : [seat];
  if (view.seats <= room) return [...mine, ...others];
  const waiting = new Set(view.waiting);
  const first = others.filter((each) => each === view.aloud?.seat);
  const rest = others.filter((each) => each !== view.aloud?.seat);
  return [...mine, ...first, ...rest.filter((each) => waiting.has(each)), ...rest.filter((each) => !waiting.has(each))];
}
