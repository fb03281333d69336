import type { VNode } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { speak } from '../shell/voice.ts';
import { t } from './words.ts';

const TICK = 100;

/** Seconds to a deadline on the clock of `performance.now()`, as they run. Every screen counts to the same moment. */
export function useLeft(deadline: number | undefined): number | undefined {
  const [left, setLeft] = useState(() => secondsTo(deadline));
  useEffect(() => {
    const tick = (): void => setLeft(secondsTo(deadline));
    tick();
    if (deadline === undefined) return undefined;
    const timer = setInterval(tick, TICK);
    return () => clearInterval(timer);
  }, [deadline]);
  return left;
}

function secondsTo(deadline: number | undefined): number | undefined {
  return deadline === undefined ? undefined : Math.max(0, (deadline - performance.now()) / 1000);
}

/** Enough for the way there and for a clock that was read a little late. */
const LAST_MOMENT = 700;

/**
 * Calls just before the deadline: what is chosen by then and was not said yet is said as its player's own move, for a moment
 * later the clock would answer instead. What is chosen later still is said at once.
 */
export function useLastMoment(deadline: number | undefined, say: () => void): void {
  useEffect(() => {
    if (deadline === undefined) return undefined;
    const timer = setTimeout(say, deadline - LAST_MOMENT - performance.now());
    return () => clearTimeout(timer);
  });
}

interface ClockProps {
  readonly class: string;
  readonly deadline: number;
  /** How many seconds there were. */
  readonly whole: number;
  /** From how many seconds on it looks pressing. */
  readonly short?: number;
  /** Whether a voice counts the last seconds for this screen. */
  readonly counts?: boolean;
}

const SHORT = 5;

/** A ring that runs out around the seconds that are left. How it looks is its board's affair. */
export function Clock({ class: name, deadline, whole, short = SHORT, counts = false }: ClockProps): VNode {
  const left = useLeft(deadline) ?? 0;
  const seconds = Math.ceil(left);
  useEffect(() => {
    if (counts && seconds > 0 && seconds <= short) speak(String(seconds));
  }, [seconds]);
  return (
    <span class={seconds <= short ? `${name} short` : name} role="timer" aria-label={t('board.seconds', { seconds })}>
      <svg viewBox="0 0 36 36" aria-hidden="true">
        <circle cx="18" cy="18" r="15" class="dial" />
        <circle
          cx="18"
          cy="18"
          r="15"
          class="hand"
          pathLength={1}
          stroke-dasharray="1 1"
          stroke-dashoffset={1 - Math.min(1, left / whole)}
        />
      </svg>
      <b aria-hidden="true">{seconds}</b>
    </span>
  );
}
