import type { Look } from './state.ts';

/** In seat order, so that it does not matter who looked first. */
export function looked(looks: readonly Look[], look: Look): readonly Look[] {
  return [...looks, look].toSorted((a, b) => a.seat - b.seat || a.on - b.on);
}
