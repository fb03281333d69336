import { signal } from '@preact/signals';
import type { JSX } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
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
  return <div role="status">{said.value !== undefined && <Slip key={said.value.n} text={said.value.text} />}</div>;
}

/** A popover, where there are such: an open sheet is above everything else on the page. */
function Slip({ text }: { readonly text: string }): JSX.Element {
  const slip = useRef<HTMLParagraphElement>(null);
  useLayoutEffect(() => {
    if ('showPopover' in HTMLElement.prototype) slip.current?.showPopover();
  }, []);
  return (
    <p ref={slip} class="toast" popover="manual">
      {text}
    </p>
  );
}
