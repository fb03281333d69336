import type { Game } from '../../../kernel/contract.ts';
import type { BoardProps } from '../props.ts';

export type Props = BoardProps<object, object, unknown, unknown>;

/** A board for any game: the rules say what can be done, and what the game is called is said by whoever opens it. */
export interface GenericProps extends Props {
  readonly game: Game;
  readonly title: string;
}
