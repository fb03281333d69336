import type { VNode } from 'preact';
import { useEffect } from 'preact/hooks';
import { ClockFace, useLeft } from '../../../../client/board/clock.tsx';
import { speak } from '../../../../client/shell/voice.ts';
import { t } from '../../words/say.ts';
import './clock.css';

interface Props {
  readonly deadline: number;
  /** Seconds a turn may take. */
  readonly whole: number;
  /** Whether a voice counts the last seconds for this screen. */
  readonly counts: boolean;
}

const SHORT = 5;

export function Clock({ deadline, whole, counts }: Props): VNode {
  const left = useLeft(deadline) ?? 0;
  const seconds = Math.ceil(left);
  useEffect(() => {
    if (counts && seconds > 0 && seconds <= SHORT) speak(String(seconds));
  }, [seconds]);
  return <ClockFace class="r-clock" label={t('rudy.seconds', { seconds })} left={left} whole={whole} short={SHORT} />;
}
