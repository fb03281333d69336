import type { ComponentChildren, JSX } from 'preact';
import { useId } from 'preact/hooks';
import './choice.css';

/** One of several, all in sight. */
export function Choice<T extends string>(props: {
  readonly title: string;
  readonly choices: readonly (readonly [T, ComponentChildren])[];
  readonly chosen: T;
  readonly onChoose: (choice: T) => void;
  /** Long choices stand below each other. */
  readonly tall?: boolean;
  /** Only to be seen. */
  readonly disabled?: boolean;
  readonly note?: ComponentChildren;
}): JSX.Element {
  const { title, choices, chosen, onChoose, tall = false, disabled = false, note } = props;
  const name = useId();
  return (
    <fieldset class={`choice ${tall ? 'is-tall' : ''}`} disabled={disabled}>
      <legend>{title}</legend>
      {note}
      <div class="choice-row">
        {choices.map(([value, label]) => (
          <label key={value} class={value === chosen ? 'is-on' : ''}>
            <input type="radio" name={name} value={value} checked={value === chosen} onChange={() => onChoose(value)} />
            <span>{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
