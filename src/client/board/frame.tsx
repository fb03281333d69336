import type { ComponentChildren, VNode } from 'preact';

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
  return (
    <main class={tv ? `${name} tv` : name} {...data}>
      {children}
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
