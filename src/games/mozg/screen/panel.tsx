import type { ComponentChildren, VNode } from 'preact';
import { Rich } from '../../../client/shell/rich.tsx';
import type { Ask } from './ask.ts';
import { t } from '../words/say.ts';
import './panel.css';

/** What to do now, always one sentence in the same place, and the buttons that do it. */
export function Panel(props: {
  readonly say: string;
  /** Whoever asks: what is on its way, or why it cannot be, comes instead. */
  readonly ask?: Ask;
  readonly children?: ComponentChildren;
}): VNode {
  const { say, ask, children } = props;
  return (
    <div class="m-panel">
      {ask?.why === undefined ? (
        <p class="m-say">
          <span>
            <Rich text={ask?.sent === true ? t('mozg.do.sent') : say} />
          </span>
        </p>
      ) : (
        <p class="m-say why" role="alert">
          <span>{ask.why}</span>
          {ask.rule !== undefined && (
            <button type="button" class="m-rule" onClick={ask.rule}>
              {t('mozg.rule')}
            </button>
          )}
        </p>
      )}
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
