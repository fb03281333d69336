import type { BoardProps } from '../../../client/board/props.ts';
import type { Event, Move, Own, Table } from '../rules/index.ts';

export type Props = BoardProps<Table, Own, Move, Event>;
