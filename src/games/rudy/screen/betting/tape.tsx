import type { VNode } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Board } from '../../rules/index.ts';
import { flyFrom } from '../../../../client/shell/motion.ts';
import { t } from '../../words/say.ts';
import './tape.css';

interface Props {
  readonly numbers: Board;
  readonly turn: number;
  /** What is being typed into this turn's field; nothing when it cannot be written any more. */
  readonly typed: string | undefined;
  readonly circled: boolean;
}

/** One's own numbers. Nothing marks which turn was the fox's: that would be a note (R13). */
export function Tape({ numbers, turn, typed, circled }: Props): VNode {
  const list = useRef<HTMLOListElement>(null);
  const written = numbers.filter((field) => field !== null).length;
  const before = useRef(written);
  useLayoutEffect(() => {
    if (written > before.current) {
      const at = numbers.findLastIndex((field) => field !== null);
      const commit = document.querySelector('.r-controls .commit, .r-waiting .number');
      flyFrom(list.current?.children[at]?.querySelector('b'), commit, 220);
    }
    before.current = written;
  }, [written]);
  return (
    <section class="r-tape" aria-label={t('rudy.your-numbers')}>
      <p class="mine">
        {t('rudy.your-numbers')}
        <small>{t('rudy.your-numbers.secret')}</small>
      </p>
      <ol ref={list} class={turn > 13 ? 'dense' : ''}>
        {numbers.map((field, i) => {
          const n = i + 1;
          if (field !== null) {
            return (
              <li key={n} class={field.circled ? 'f ring' : 'f'} data-n={n}>
                <b aria-hidden="true">{field.number}</b>
                <span class="spoken">
                  {t(field.circled ? 'rudy.cell.circled' : 'rudy.cell', { turn: n, number: field.number })}
                </span>
              </li>
            );
          }
          if (n === turn && typed !== undefined) {
            return (
              <li key={n} class={circled ? 'f now ring' : 'f now'} data-n={n}>
                <b aria-hidden="true">{typed}</b>
                <span class="spoken">{t('rudy.cell.now', { turn: n })}</span>
              </li>
            );
          }
          if (n <= turn) {
            return (
              <li key={n} class="f" data-n={n}>
                <b aria-hidden="true">{t('rudy.none')}</b>
                <span class="spoken">{t('rudy.cell.blank', { turn: n })}</span>
              </li>
            );
          }
          return <li key={n} class="f e" data-n={n} aria-hidden="true" />;
        })}
      </ol>
    </section>
  );
}
