import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';

/** Where hundreds answer, nobody reads a list that changes more often. */
const EVERY = 200;

/** The newest value, but no more often than that: at once where nothing changed for as long. */
export function useCalmly<T>(value: T): T {
  const shown = useSignal(value);
  const newest = useRef(value);
  const last = useRef(Number.NEGATIVE_INFINITY);
  newest.current = value;
  const now = performance.now();
  if (shown.peek() !== value && now - last.current >= EVERY) {
    last.current = now;
    shown.value = value;
  }
  useEffect(() => {
    if (shown.peek() === value) return undefined;
    const timer = setTimeout(
      () => {
        last.current = performance.now();
        shown.value = newest.current;
      },
      EVERY - (performance.now() - last.current),
    );
    return () => clearTimeout(timer);
  }, [value]);
  return shown.value;
}
