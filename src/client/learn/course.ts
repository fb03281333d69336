import { signal, type ReadonlySignal } from '@preact/signals';
import type { Game, GameTypes } from '../../kernel/contract.ts';
import { seedKey } from '../../kernel/fairness.ts';
import { sameJson, type Json } from '../../kernel/json.ts';
import { start, submit, type Match } from '../../kernel/match.ts';
import type { Lesson, Step } from './lesson.ts';

/** Between two moves of the others, so that each is seen. */
const BEAT = 900;

/** Where a lesson is, as its screen shows it. */
export interface Point {
  readonly match: Match<GameTypes>;
  readonly events: readonly unknown[];
  readonly step: number;
  /** Somebody else is playing. */
  readonly busy: boolean;
  /** What the learner tried was not it. */
  readonly hint: string | undefined;
  readonly refusal: { readonly code: string; readonly n: number } | undefined;
}

/** A lesson being played. */
export interface Course {
  readonly point: ReadonlySignal<Point>;
  readonly step: () => Step | undefined;
  /** The learner's move: made if it is the one that was asked for. */
  readonly move: (move: unknown) => void;
  /** On from something that was only to be read. */
  readonly next: () => void;
  readonly close: () => void;
}

export function openCourse(game: Game, lesson: Lesson): Course {
  const options = game.options(lesson.options, '');
  if (!options.ok) throw new RangeError(options.why);
  const source = { prescribed: lesson.chance, key: seedKey('lesson') };
  const match = start(game, options.value, lesson.seats, source);
  const point = signal<Point>({ match, events: [], step: 0, busy: false, hint: undefined, refusal: undefined });
  let timer: ReturnType<typeof setTimeout> | undefined;
  let refusals = 0;
  const step = (): Step | undefined => lesson.steps[point.value.step];

  const play = (seat: number, move: unknown): boolean => {
    const now = point.peek();
    const answer = submit(now.match, { seat, move, by: seat === 0 ? 'player' : 'bot' });
    if (!answer.ok) {
      point.value = { ...now, refusal: { code: answer.code, n: ++refusals } };
      return false;
    }
    point.value = { ...now, match: answer.match, events: answer.events, hint: undefined, refusal: undefined };
    return true;
  };

  const goOn = (rest: Step['after'] = []): void => {
    const [first, ...more] = rest;
    const now = point.peek();
    if (first === undefined) {
      point.value = { ...now, busy: false, hint: undefined, step: now.step + 1 };
      return;
    }
    point.value = { ...now, busy: true };
    timer = setTimeout(() => {
      play(first.seat, first.move);
      goOn(more);
    }, BEAT);
  };

  return {
    point,
    step,
    move(move) {
      const { busy } = point.peek();
      const now = lesson.steps[point.peek().step];
      if (busy || now?.move === undefined) return;
      const wanted = sameJson(move, now.move) || now.allows?.(move as Json) === true;
      // The board waits for an answer to every move: this one is refused, and the teacher says why.
      if (!wanted) {
        const refusal = { code: 'not-in-this-lesson', n: ++refusals };
        point.value = { ...point.peek(), hint: now.hint ?? now.say, refusal };
      } else if (play(0, move)) goOn(now.after);
    },
    next() {
      const now = lesson.steps[point.peek().step];
      if (now !== undefined && now.move === undefined) goOn(now.after);
    },
    close: () => clearTimeout(timer),
  };
}
