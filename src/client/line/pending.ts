import { signal, type ReadonlySignal } from '@preact/signals';

/** A move on its way, and the question it answers. */
export interface Pending {
  readonly question: number;
  readonly move: unknown;
}

/** What was sent and not answered yet: known here, and nowhere else. */
export interface OnItsWay {
  readonly pending: ReadonlySignal<Pending | undefined>;
  /** One answer to one question: whether `question` has none on its way. */
  readonly mayGo: (question: number) => boolean;
  readonly goes: (question: number, move: unknown) => void;
  /** The table asks `question` now: whatever answered another one has arrived. */
  readonly asks: (question: number | null) => void;
  /** Nothing is on its way any more, arrived or not. */
  readonly over: () => void;
}

/** Where no answer comes, not even a refusal, one may say it again: the question settles that it counts once. */
const UNANSWERED = 5000;

export function onItsWay(): OnItsWay {
  const pending = signal<Pending | undefined>(undefined);
  let timer: ReturnType<typeof setTimeout> | undefined;
  // A timer that runs on would keep the move: nothing of it may outlive the question.
  const over = (): void => {
    clearTimeout(timer);
    pending.value = undefined;
  };
  return {
    pending,
    mayGo: (question) => pending.peek()?.question !== question,
    goes(question, move) {
      over();
      pending.value = { question, move };
      timer = setTimeout(over, UNANSWERED);
    },
    asks(question) {
      if (pending.peek()?.question !== question) over();
    },
    over,
  };
}
