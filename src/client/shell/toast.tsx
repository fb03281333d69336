import { signal } from '@preact/signals';
import type { JSX } from 'preact';
import './toast.css';

const said = signal<{ readonly text: string; readonly n: number } | undefined>(undefined);
const SHOWN = 4000;
let count = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

/** One sentence that goes away by itself: what did not work, or what was done. */
export function toast(text: string): void {
  said.value = { text, n: ++count };
  clearTimeout(timer);
  timer = setTimeout(() => (said.value = undefined), SHOWN);
}

export function Toast(): JSX.Element {
  return (
    <div class="toast-place" role="status">
      {said.value !== undefined && (
        <p key={said.value.n} class="toast">
          {said.value.text}
        </p>
      )}
    </div>
  );
}
