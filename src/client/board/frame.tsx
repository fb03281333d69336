import type { ComponentChildren, VNode } from 'preact';
import { useSize } from '../shell/size.ts';
import { isWide, Wide } from './wide.ts';
import './stand-in.css';

interface FrameProps {
  /** The board's name in its style sheets. */
  readonly name: string;
  readonly tv: boolean;
  /** What happened, for those who listen. */
  readonly spoken: string;
  readonly data?: Readonly<Record<`data-${string}`, string | number | boolean | null | undefined>>;
  readonly children: ComponentChildren;
}

/** What every board is: a screen, or a big one that is read from three metres away, and somebody who tells. */
export function Frame({ name, tv, spoken, data, children }: FrameProps): VNode {
  const [ref, size] = useSize<HTMLElement>();
  return (
    <main ref={ref} class={tv ? `${name} tv` : name} {...data}>
      <Wide.Provider value={tv || (size !== undefined && isWide(size))}>{children}</Wide.Provider>
      <Live text={spoken} />
    </main>
  );
}

/** Read aloud when it changes. */
export function Live({ text }: { readonly text: string }): VNode {
  return (
    <p class="spoken" role="status" aria-live="polite">
      {text}
    </p>
  );
}
