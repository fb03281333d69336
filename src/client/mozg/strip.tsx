import type { VNode } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Rich } from '../shell/rich.tsx';
import type { Props } from './players.ts';
import { t } from './words/say.ts';
import './strip.css';

/** The top of the screen; its right end is the house's. */
export function Strip(props: Pick<Props, 'view' | 'deadline'> & { readonly now: string }): VNode {
  const { view, deadline, now } = props;
  return (
    <header class="m-strip">
      <h1>{t('mozg.name')}</h1>
      <p>
        <Rich text={t('mozg.strip', { round: view.round, now })} />
      </p>
      {deadline !== undefined && view.options.time !== undefined && (
        <Clock deadline={deadline} whole={view.options.time} />
      )}
    </header>
  );
}

const TICK = 250;
const SHORT = 5;

/** How much of the decision's time is left. */
export function Clock({ deadline, whole }: { readonly deadline: number; readonly whole: number }): VNode {
  const [left, setLeft] = useState(() => secondsTo(deadline));
  useEffect(() => {
    const tick = (): void => setLeft(secondsTo(deadline));
    tick();
    const timer = setInterval(tick, TICK);
    return () => clearInterval(timer);
  }, [deadline]);
  const seconds = Math.ceil(left);
  return (
    <span
      class={seconds <= SHORT ? 'm-clock short' : 'm-clock'}
      role="timer"
      aria-label={t('mozg.seconds', { seconds })}
    >
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

function secondsTo(deadline: number): number {
  return Math.max(0, (deadline - performance.now()) / 1000);
}
