import type { ComponentChildren, VNode } from 'preact';
import './button.css';

interface ButtonProps {
  readonly kind?: 'red' | 'plain';
  readonly name?: string;
  readonly off?: boolean;
  /** More, for those who listen. */
  readonly label?: string | undefined;
  /** The key that does the same. */
  readonly hotkey?: string;
  readonly onClick: () => void;
  readonly children: ComponentChildren;
}

/** A poster's button. Turned off it can still be asked why. */
export function Button({ kind = 'red', name = '', off = false, label, hotkey, onClick, children }: ButtonProps): VNode {
  return (
    <button
      type="button"
      class={`rl-btn ${kind} ${name}`.trim()}
      aria-disabled={off ? 'true' : undefined}
      onClick={onClick}
    >
      {children}
      {label !== undefined && <span class="spoken">{label}</span>}
      {hotkey !== undefined && <kbd aria-hidden="true">{hotkey}</kbd>}
    </button>
  );
}
