import type { ComponentChildren, JSX } from 'preact';
import { Icon, type IconName } from './icon.tsx';
import './button.css';

export interface ButtonProps {
  /** `fox` is what one does next; there is one at most on a screen. */
  readonly kind?: 'fox' | 'plain' | 'quiet' | 'ink';
  readonly size?: 'big' | 'small';
  readonly icon?: IconName | undefined;
  readonly disabled?: boolean;
  readonly submit?: boolean;
  readonly label?: string;
  readonly class?: string;
  readonly onClick?: () => void;
  readonly children?: ComponentChildren;
}

/** Its lower edge is darker, and it goes down when pressed. */
export function Button(props: ButtonProps): JSX.Element {
  const { kind = 'plain', size, icon, disabled = false, submit = false, label, onClick, children } = props;
  return (
    <button
      type={submit ? 'submit' : 'button'}
      class={['button', `is-${kind}`, size === undefined ? '' : `is-${size}`, props.class ?? ''].join(' ').trim()}
      aria-disabled={disabled ? 'true' : undefined}
      aria-label={label}
      onClick={(event) => {
        if (disabled) event.preventDefault();
        else onClick?.();
      }}
    >
      {icon !== undefined && <Icon name={icon} size={size === 'small' ? 20 : 24} />}
      {children !== undefined && <span>{children}</span>}
    </button>
  );
}
