import type { ComponentChildren, VNode } from 'preact';
import { Badge } from './art/badge.tsx';
import { Rich } from '../../../client/shell/rich.tsx';
import { t } from '../words/say.ts';
import './strip.css';

/** The top of the screen; its right end is the house's. */
export function Strip({ text, children }: { readonly text: string; readonly children?: ComponentChildren }): VNode {
  return (
    <header class="r-strip">
      <h1>
        <Badge of="fox" size={28} />
        {t('rudy.name')}
      </h1>
      <p class="turn">
        <Rich text={text} />
      </p>
      {children}
    </header>
  );
}
