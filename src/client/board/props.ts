import type { ComponentChildren } from 'preact';
import type { Outcome } from '../../kernel/outcome.ts';
import type { Revealed } from './reveal/revealed.ts';
import type { StoodInFor } from './stand-in.ts';

/** What a game's screen is given; it renders, animates events, and sends moves. */
export interface BoardProps<Table extends object, Own extends object, Move, Event> extends StoodInFor {
  /** The own half is present when this screen has a seat. */
  readonly view: Table & Partial<Own>;
  /** Everybody's own halves by seat: of a match that is over, seen again from above, nothing is a secret. */
  readonly open?: readonly object[] | undefined;
  /** Nothing for a spectator and the TV. */
  readonly seat: number | undefined;
  /** By seat. */
  readonly names: readonly string[];
  /** By seat: names of faces (`shell/face.tsx` draws them), never animals. */
  readonly avatars: readonly string[];
  /** By seat: what they chose to wear, of the game's `dress`; nothing where they left it to the screens. */
  readonly dress?: readonly (string | undefined)[] | undefined;
  readonly bots: readonly boolean[];
  readonly question: number | null;
  /** The seats that are asked, ascending. */
  readonly toAct: readonly number[];
  /** What happened since the view before: animate, then land on the view. */
  readonly events: readonly Event[];
  /** Grows with every view in which something happened. */
  readonly n: number;
  /** When this decision runs out, on the clock of `performance.now()`. */
  readonly deadline: number | undefined;
  /** Once finished. */
  readonly outcome: Outcome | undefined;
  /** While the end is revealed to all together, and to whoever has let go meanwhile. */
  readonly reveal?: Revealed | undefined;
  /** A big screen without controls. */
  readonly tv: boolean;
  /** Refused moves come back in `refusal`. */
  readonly send: (move: Move) => void;
  /** The move that is on its way for this question, until the table has answered it. */
  readonly pending: Move | undefined;
  readonly refusal: { readonly code: string; readonly n: number } | undefined;
  /** Opens the rule a refusal came from. */
  readonly rule?: ((code: string) => void) | undefined;
  /** Offered when finished and allowed. */
  readonly rematch: (() => void) | undefined;
  /** What else the house offers then, to be put beside it. */
  readonly besides?: ComponentChildren;
  /** To the proof of the match, once finished. A board that shows somebody's face marks it `data-who={seat}`. */
  readonly check?: (() => void) | undefined;
}
