import type { JSX } from 'preact';

/** On or off, and what it does. */
export function Switch(props: {
  readonly title: string;
  readonly line: string;
  readonly on: boolean;
  readonly onTurn: (on: boolean) => void;
}): JSX.Element {
  const { title, line, on, onTurn } = props;
  return (
    <label class={`stand-switch ${on ? 'is-on' : ''}`}>
      <input type="checkbox" role="switch" checked={on} onChange={() => onTurn(!on)} />
      <span>
        <b>{title}</b>
        <small>{line}</small>
      </span>
    </label>
  );
}
