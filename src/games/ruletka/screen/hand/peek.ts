import { useEffect, useRef } from 'preact/hooks';

/** A click no finger made: a screen reader cannot hold a button, so for it a press opens for so long. */
const GLIMPSE = 6000;

export interface Peek {
  readonly onPointerDown: (event: PointerEvent) => void;
  readonly onPointerUp: () => void;
  readonly onPointerCancel: () => void;
  readonly onLostPointerCapture: () => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onKeyUp: (event: KeyboardEvent) => void;
  readonly onBlur: () => void;
  readonly onClick: (event: MouseEvent) => void;
}

const isHold = (event: KeyboardEvent): boolean => event.key === ' ' || event.key === 'Enter';

/** Something secret is open while it is held, by thumb or by key, and not a moment longer. */
export function usePeek(hold: (on: boolean) => void): Peek {
  const glimpse = useRef<ReturnType<typeof setTimeout>>(undefined);
  const open = useRef(false);
  const set = (on: boolean): void => {
    clearTimeout(glimpse.current);
    open.current = on;
    hold(on);
  };
  useEffect(() => () => clearTimeout(glimpse.current), []);
  const cover = (): void => set(false);
  return {
    onPointerDown: () => set(true),
    onPointerUp: cover,
    onPointerCancel: cover,
    onLostPointerCapture: cover,
    onBlur: cover,
    onKeyDown: (event) => {
      if (!isHold(event)) return;
      event.preventDefault();
      if (!event.repeat) set(true);
    },
    onKeyUp: (event) => {
      if (!isHold(event)) return;
      event.preventDefault();
      cover();
    },
    onClick: (event) => {
      // Fingers and keys were dealt with above.
      if (event.detail !== 0) return;
      const on = !open.current;
      set(on);
      if (on) glimpse.current = setTimeout(cover, GLIMPSE);
    },
  };
}
