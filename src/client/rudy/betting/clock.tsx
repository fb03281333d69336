import type { VNode } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { speak } from '../../shell/voice.ts';
import { t } from '../words/say.ts';
import './clock.css';

interface Props {
  /** On the clock of `performance.now()`. */
  readonly deadline: number;
  /** Seconds a turn may take. */
  readonly whole: number;
  /** Whether a voice counts the last seconds for this screen. */
  readonly counts: boolean;
}

const TICK = 250;
const SHORT = 5;

export function Clock({ deadline, whole, counts }: Props): VNode {
  const [left, setLeft] = useState(() => secondsTo(deadline));
  useEffect(() => {
    const tick = (): void => setLeft(secondsTo(deadline));
    tick();
    const timer = setInterval(tick, TICK);
    return () => clearInterval(timer);
  }, [deadline]);
  const seconds = Math.ceil(left);
  useEffect(() => {
    if (counts && seconds > 0 && seconds <= SHORT) speak(String(seconds));
  }, [seconds]);
  const turn = 1 - Math.min(1, left / whole);
  return (
    <span
      class={seconds <= SHORT ? 'r-clock short' : 'r-clock'}
      role="timer"
      aria-label={t('rudy.seconds', { seconds })}
    >
      <svg viewBox="0 0 36 36" aria-hidden="true">
        <circle cx="18" cy="18" r="15" class="dial" />
        <circle cx="18" cy="18" r="15" class="hand" pathLength={1} stroke-dasharray="1 1" stroke-dashoffset={turn} />
      </svg>
      <b aria-hidden="true">{seconds}</b>
    </span>
  );
}

function secondsTo(deadline: number): number {
  return Math.max(0, (deadline - performance.now()) / 1000);
}
