import { useEffect, useState } from 'preact/hooks';

/** As the styles have it: room for points and story beside the table. */
const WIDE = '(min-width: 900px) and (min-height: 560px)';

export function useWide(): boolean {
  const [wide, setWide] = useState(() => matchMedia(WIDE).matches);
  useEffect(() => {
    const query = matchMedia(WIDE);
    const change = (): void => setWide(query.matches);
    query.addEventListener('change', change);
    return () => query.removeEventListener('change', change);
  }, []);
  return wide;
}
