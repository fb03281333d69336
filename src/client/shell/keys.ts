import { useLayoutEffect, useRef } from 'preact/hooks';

/**
 * Keys pressed anywhere but in a field or a dialog of the house. One listener for as long as the screen stands: bound
 * anew with every drawing, it would miss a key between two.
 */
export function useKeys(onKey: (event: KeyboardEvent) => void): void {
  const latest = useRef(onKey);
  latest.current = onKey;
  // With the screen, not after it: somebody quick, or a slow phone, would lose the first key.
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTaken(event.target)) return;
      leaveCorner(event);
      latest.current(event);
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
}

/** Whoever types to the table means it with Enter too, and not the button to which a sheet gave the focus back. */
function leaveCorner({ key, target }: KeyboardEvent): void {
  if (key.length === 1 && key !== ' ' && target instanceof HTMLElement && target.closest('.play-corner') !== null)
    target.blur();
}

function isTaken(target: EventTarget | null): boolean {
  // What lies over everything has the keys, wherever the focus is.
  if (document.querySelector('[aria-modal]') !== null) return true;
  return target instanceof Element && target.closest('input, textarea, select, dialog, [role="dialog"]') !== null;
}
