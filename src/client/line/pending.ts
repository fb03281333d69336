import { signal, type ReadonlySignal } from '@preact/signals';

/** A move on its way, and the question it answers. */
export interface Pending {
  readonly match: string;
  readonly question: number;
  readonly move: unknown;
}

/**
 * What was said and not answered yet: known here, and nowhere else. It lasts until the table asks something else or refuses
 * it, also through a tunnel: it is said again where its question is still open, and the question settles that it counts once.
 */
export interface OnItsWay {
  readonly pending: ReadonlySignal<Pending | undefined>;
  /** One answer to one question: a second one to the same is no second move. */
  readonly goes: (match: string, question: number, move: unknown) => void;
  /** What was said may not have arrived. */
  readonly lost: () => void;
  /** The table asks `question` of `match` now, or nothing. */
  readonly asks: (match: string | undefined, question: number | null) => void;
  /** What was said to `question` was taken, or refused with `code`. Answers whether anybody needs to hear of that. */
  readonly answered: (question: number, code?: string) => boolean;
  /** Nothing is on its way any more, arrived or not. */
  readonly over: () => void;
}

/** What the second of two equal answers is told where the first one did arrive. */
const TOO_LATE: ReadonlySet<string> = new Set(['old-question', 'not-asked', 'over']);

/** `say` answers whether it could be said. */
export function onItsWay(say: (answer: Pick<Pending, 'question' | 'move'>) => boolean): OnItsWay {
  const pending = signal<Pending | undefined>(undefined);
  let said = false;
  let times = 0;
  let of: string | undefined;
  /** The question of this match that was answered more than once. */
  let repeated: number | undefined;
  const over = (): void => {
    pending.value = undefined;
  };
  const carry = (): void => {
    const now = pending.peek();
    if (now === undefined || said) return;
    const { question, move } = now;
    said = say({ question, move });
    if (said && ++times > 1) repeated = question;
  };
  const isOf = (match: string | undefined, question: number | null): boolean => {
    const now = pending.peek();
    return now !== undefined && now.match === match && now.question === question;
  };
  return {
    pending,
    goes(match, question, move) {
      if (isOf(match, question)) return;
      if (match !== of) repeated = undefined;
      of = match;
      pending.value = { match, question, move };
      said = false;
      times = 0;
      carry();
    },
    lost() {
      said = false;
    },
    asks(match, question) {
      if (isOf(match, question)) carry();
      else over();
    },
    answered(question, code) {
      if (pending.peek()?.question === question) over();
      return code !== undefined && !(question === repeated && TOO_LATE.has(code));
    },
    over,
  };
}
