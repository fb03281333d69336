import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { withWords } from '../words/speak.ts';

const fetched = new WeakMap<object, unknown>();

/** A part of a game, fetched when it is first wanted: nothing until it is here, and nothing where there is none. */
export function usePart<T>(load: (() => Promise<T>) | undefined): T | undefined {
  const known = load === undefined ? undefined : (fetched.get(load) as T | undefined);
  const part = useSignal<T | undefined>(known);
  useEffect(() => {
    if (load === undefined) return;
    withWords(load()).then(
      (it) => {
        fetched.set(load, it);
        part.value = it;
      },
      // What stands in for it stays.
      () => {},
    );
  }, [load]);
  return known ?? part.value;
}
