import type { VNode } from 'preact';
import { useLeft } from '../../../client/board/clock.tsx';
import { t } from '../words/say.ts';
import './clock.css';

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
