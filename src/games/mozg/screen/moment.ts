import { useEffect, useState } from 'preact/hooks';

/** Something that is shown for a while after it happened, and not at all to one who comes in later. */
export function useMoment<T>(
  n: number,
  fresh: boolean,
  value: T | undefined,
  length: number,
): [T | undefined, () => void] {
  const [shown, setShown] = useState<{ readonly n: number; readonly value: T }>();
  useEffect(() => {
    if (!fresh || value === undefined) return undefined;
    setShown({ n, value });
    return undefined;
  }, [n]);
  useEffect(() => {
    if (shown === undefined) return undefined;
    const timer = setTimeout(() => setShown(undefined), length);
    return () => clearTimeout(timer);
  }, [shown]);
  return [shown?.value, () => setShown(undefined)];
}
