import type { JSX } from 'preact';
import './file-button.css';

/** Opens a file of the device, and hands over what is written in it. */
export function FileButton(props: {
  readonly kind: 'fox' | 'plain';
  readonly text: string;
  readonly onText: (text: string) => void;
}): JSX.Element {
  const { kind, text, onText } = props;
  return (
    <label class={`button is-${kind} file-button`}>
      <input
        type="file"
        accept="application/json,.json"
        onChange={(event) => {
          const file = event.currentTarget.files?.[0];
          if (file !== undefined) void file.text().then(onText);
        }}
      />
      <span>{text}</span>
    </label>
  );
}
