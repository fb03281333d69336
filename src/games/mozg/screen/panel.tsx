import type { ComponentChildren, VNode } from 'preact';
import type { Ask } from '../../../client/board/ask.ts';
import { Say } from '../../../client/board/say.tsx';
import type { Move } from '../rules/index.ts';
import { refused, t } from '../words/say.ts';
import type { Props } from './players.ts';
import './panel.css';

/** What to do now, always one sentence in the same place, and the buttons that do it. */
export function Panel(props: {
  readonly say: string;
  /** Whoever asks: what is on its way, or why it cannot be, comes instead. */
  readonly ask?: Pick<Ask<Move>, 'busy' | 'why'>;
  readonly rule?: Props['rule'];
  readonly children?: ComponentChildren;
}): VNode {
  const { say, ask, rule, children } = props;
  const why = ask?.why && { code: ask.why.code, text: refused(ask.why.code) };
  return (
    <div class="m-panel">
      <Say class="m-say" text={ask?.busy === true ? t('mozg.do.sent') : say} why={why} rule={rule} />
      <div class="m-buttons">{children}</div>
    </div>
  );
}

interface ButtonProps {
  readonly kind: 'do' | 'other';
  readonly off?: boolean;
  readonly label?: string | undefined;
  readonly keyName?: string;
  readonly onClick: () => void;
  readonly children: ComponentChildren;
}

export function Button({ kind, off = false, label, keyName, onClick, children }: ButtonProps): VNode {
  return (
    <button type="button" class={`m-button ${kind}`} aria-disabled={off ? 'true' : undefined} onClick={onClick}>
      {label !== undefined && <span class="spoken">{label}</span>}
      <span class="on" aria-hidden={label === undefined ? undefined : 'true'}>
        {children}
      </span>
      {keyName !== undefined && <kbd aria-hidden="true">{keyName}</kbd>}
    </button>
  );
}
