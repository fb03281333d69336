import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';

/** Where hundreds answer, nobody reads a list that changes more often; and a card is drawn before who is to answer it. */
const EVERY = 200;

/** The newest value, a little later and no more often than that. */
export function useCalmly<T>(value: T): T {
  const shown = useSignal(value);
  const newest = useRef(value);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  newest.current = value;
  useEffect(() => {
    if (shown.peek() === value || timer.current !== undefined) return;
    timer.current = setTimeout(() => {
      timer.current = undefined;
      shown.value = newest.current;
    }, EVERY);
  }, [value]);
  useEffect(() => () => clearTimeout(timer.current), []);
  return shown.value;
}
