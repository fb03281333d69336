import type { VNode } from 'preact';

const SOLID = {
  back: 'M19 5v14L9 12zM5 5h3v14H5z',
  forward: 'M5 5v14l10-7zM16 5h3v14h-3z',
  pause: 'M6 4h4.500v16H6zM13.500 4H18v16h-4.500z',
  play: 'M7 4v16l13-8z',
} as const;

export function Icon({ name }: { readonly name: keyof typeof SOLID }): VNode {
  return (
    <svg width="24" height="24" viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
      <path d={SOLID[name]} />
    </svg>
  );
}

export function Tick(): VNode {
  return (
    <svg viewBox="0 0 12 12" aria-hidden="true">
      <path
        d="M2 6.4l2.8 2.8L10 3.4"
        fill="none"
        stroke="#fff"
        stroke-width="2.2"
        stroke-linecap="round"
        stroke-linejoin="round"
      />
    </svg>
  );
}

export function Pen(): VNode {
  return (
    <svg viewBox="0 0 12 12" aria-hidden="true">
      <path d="M2 10l.6-2.6L8 2l2 2-5.4 5.4z" fill="#fff" />
    </svg>
  );
}

export function Backspace(): VNode {
  return (
    <svg
      width="30"
      height="24"
      viewBox="0 0 30 24"
      fill="none"
      stroke="currentColor"
      stroke-width="2.4"
      stroke-linejoin="round"
      stroke-linecap="round"
      aria-hidden="true"
    >
      <path d="M9.5 3H25a2.5 2.5 0 0 1 2.5 2.5v13A2.5 2.5 0 0 1 25 21H9.5L2 12zM14 8.6l6.8 6.8M20.8 8.6L14 15.4" />
    </svg>
  );
}

/** A circle drawn by hand around a number. */
export function Ring({ text }: { readonly text: string }): VNode {
  return (
    <svg class="ring-icon" viewBox="0 0 30 30" aria-hidden="true">
      <path
        d="M24.5 7.5C19 .5 6 2 3.500 12C1.500 21 9 27.500 16.500 26.500C24 25.500 28.500 18 26 11C24.600 7 20 3.500 14.500 3.600"
        fill="none"
        stroke="var(--ring, var(--fox))"
        stroke-width="2.6"
        stroke-linecap="round"
      />
      <text x="15" y="19.6" text-anchor="middle" font-size="13.5" fill="currentColor">
        {text}
      </text>
    </svg>
  );
}

export function Cross({ fresh }: { readonly fresh: boolean }): VNode {
  return (
    <svg class={fresh ? 'x fresh' : 'x'} viewBox="0 0 12 12" aria-hidden="true">
      <path d="M2 2.4L9.8 10M10 1.8L2.2 10.2" stroke="currentColor" stroke-width="2.3" stroke-linecap="round" />
    </svg>
  );
}
