import type { VNode } from 'preact';
import type { FoxQuestion } from '../../rules/index.ts';
import { Badge } from '../art/badge.tsx';
import { foxSum, t } from './words/say.ts';
import type { Frame } from './replay.ts';

/** `4 + 3 + 4 = 11`, the answer on the line that runs through everybody's bar. */
export function Sum({ frame, fox }: { readonly frame: Frame; readonly fox: FoxQuestion }): VNode {
  const solo = frame.rows.length === 1;
  return (
    <div class="r-sum">
      <p class="terms" aria-hidden="true">
        {frame.terms.length === 0 && (
          <>
            <Badge of="fox" /> <small>{foxSum(fox)}</small>
          </>
        )}
        {frame.terms.map(({ species, count }, i) => (
          <span key={species}>
            {i > 0 && <em>+</em>}
            <Badge of={species} />
            {count}
          </span>
        ))}
        <em>=</em>
      </p>
      <p class="answer" aria-label={t('rudy.answer', { answer: frame.answer })} role="img">
        {frame.answer}
      </p>
      <p class="heads" aria-hidden="true">
        <span>{t(solo ? 'rudy.solo.off.short' : 'rudy.points')}</span>
        <span>{t(solo ? 'rudy.solo.left' : 'rudy.total')}</span>
      </p>
    </div>
  );
}
