import type { VNode } from 'preact';
import { ALLOWANCE } from '../../rules/index.ts';
import { t } from '../../words/say.ts';
import './solo.css';

/** Alone at the table: instead of others, how far one may be off. It is not counted before the review. */
export function Solo(): VNode {
  return (
    <section class="r-solo">
      <h2>
        {t('rudy.solo')}
        <b>±{ALLOWANCE}</b>
      </h2>
      <p>{t('rudy.solo.allowance')}</p>
      <Allowance left={ALLOWANCE} />
    </section>
  );
}

export function Allowance({ left }: { readonly left: number }): VNode {
  return (
    <ol class="r-allowance" aria-hidden="true">
      {Array.from({ length: ALLOWANCE }, (_, i) => (
        <li key={i} class={i < left ? 'kept' : 'spent'} />
      ))}
    </ol>
  );
}
