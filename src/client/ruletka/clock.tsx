import type { VNode } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { t } from './words/say.ts';
import './clock.css';

interface Props {
  /** On the clock of `performance.now()`. */
  readonly deadline: number;
  readonly whole: number;
}

const TICK = 100;
const SHORT = 3;

/** Seconds to a deadline, as they run. Every screen counts to the same moment. */
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

export function Clock({ deadline, whole }: Props): VNode {
  const left = useLeft(deadline) ?? 0;
  const seconds = Math.ceil(left);
  return (
    <span
      class={seconds <= SHORT ? 'rl-clock short' : 'rl-clock'}
      role="timer"
      aria-label={t('ruletka.seconds', { seconds })}
    >
      <svg viewBox="0 0 36 36" aria-hidden="true">
        <circle cx="18" cy="18" r="15" class="dial" />
        <circle
          cx="18"
          cy="18"
          r="15"
          class="run"
          pathLength={1}
          stroke-dasharray="1 1"
          stroke-dashoffset={1 - Math.min(1, left / whole)}
        />
      </svg>
      <b aria-hidden="true">{seconds}</b>
    </span>
  );
}

interface BandProps {
  readonly text: string;
  readonly deadline: number | undefined;
  readonly whole: number;
}

/** A band that shrinks: the last call, and who joins in. */
export function Band({ text, deadline, whole }: BandProps): VNode {
  const left = useLeft(deadline);
  const part = left === undefined ? 1 : Math.min(1, left / whole);
  return (
    <div class="rl-band">
      <i ref={(bar) => bar?.style.setProperty('--part', `${part}`)} />
      <span>{text}</span>
      {left !== undefined && <b>{t('ruletka.seconds.short', { seconds: Math.ceil(left) })}</b>}
    </div>
  );
}
