import type { VNode } from 'preact';
import { Rich } from '../shell/rich.tsx';
import { tip } from './tips/tip.ts';
import { t } from './words.ts';

interface SayProps {
  readonly class: string;
  readonly text: string;
  /** Why something cannot be done: it comes instead, with the way to its rule. */
  readonly why?: { readonly code: string; readonly text: string } | undefined;
  readonly rule?: ((code: string) => void) | undefined;
}

/** What to do now: always one sentence, always in the same place. */
export function Say({ class: name, text, why, rule }: SayProps): VNode {
  if (why === undefined) {
    return (
      <p key="say" class={name}>
        <span>
          <Rich text={text} />
        </span>
        {tip.value !== '' && (
          <small class="tip" aria-hidden="true">
            {tip.value}
          </small>
        )}
      </p>
    );
  }
  return (
    <p key="why" class={`${name} refused`} role="alert">
      <span>{why.text}</span>
      {rule !== undefined && (
        <button type="button" class="rule" onClick={ruled(rule, why.code)}>
          {t('board.rule')}
        </button>
      )}
    </p>
  );
}

/** Made apart: a button that was pressed and is gone keeps its handler, and that keeps what is around it. */
function ruled(rule: (code: string) => void, code: string): () => void {
  return () => rule(code);
}
