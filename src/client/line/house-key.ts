import { recall, store } from '../shell/memory.ts';

/** The key of the house as this device first saw it: whoever signs with another one is another house. */
export function knownHouse(told?: string): string | undefined {
  const known = recall('house');
  if (known !== undefined || told === undefined) return known;
  store('house', told);
  return told;
}
