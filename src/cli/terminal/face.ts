import type { GameTypes, SeatView } from '../../kernel/contract.ts';
import type { Outcome } from '../../kernel/outcome.ts';
import type { Seat } from '../../kernel/seat.ts';
import type { Paint } from './paint.ts';
import type { Language, Words } from './words/index.ts';

/** Who sits where, and in which language and colours they are told of it. */
export interface Setting {
  readonly language: Language;
  readonly words: Words;
  readonly paint: Paint;
  /** Per seat. */
  readonly names: readonly string[];
  /** Where the person sits. */
  readonly me: Seat;
}

/** How one game looks in a terminal. It sees a seat's view and public events, as a phone would. */
export interface Face<T extends GameTypes = GameTypes> {
  /** How many sit at a table where nobody said otherwise. */
  readonly players: number;
  title(language: Language): string;
  /** The rules of this table in short. */
  rules(options: T['Options'], seats: number, language: Language): readonly string[];
  /** Everything to look at when a question is asked. */
  screen(view: SeatView<T>, setting: Setting): string;
  /** What to do where there is only one thing to do and asking would be a nuisance. */
  obvious?(view: SeatView<T>, setting: Setting): T['Move'] | undefined;
  /** Whether the person may also say nothing (an empty line) and leave the move to others. */
  mayWait?(view: SeatView<T>, setting: Setting): boolean;
  /** How an answer is typed. */
  hint(view: SeatView<T>, setting: Setting): string;
  /** What to show for a line that asks about the moves instead of making one; nothing for one that is to be read. */
  look?(line: string, view: SeatView<T>, setting: Setting): string | undefined;
  /** The move meant by a line. What makes no sense may come out as anything: the game refuses it. */
  read(line: string, view: SeatView<T>, setting: Setting): unknown;
  refusal(code: string, view: SeatView<T>, setting: Setting): string;
  /** Something that happened, in words; nothing where the screen shows it anyway. */
  tell(event: T['Event'], setting: Setting): string | undefined;
  /** The end, page by page; the last one is the result. */
  review(view: SeatView<T>, outcome: Outcome, setting: Setting): readonly string[];
}
