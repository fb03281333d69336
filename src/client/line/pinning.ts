import type { Pin } from '../../table/verify.ts';

/** Enough to notice a log that was exchanged afterwards; a hash tells nothing of a card. */
const KEPT = 64;

export interface Pinning {
  readonly see: (match: string, pin: Pin) => void;
  readonly pins: (match: string) => readonly Pin[];
}

export function pinning(): Pinning {
  let of = '';
  let kept: Pin[] = [];
  return {
    see(match, pin) {
      if (match !== of) {
        of = match;
        kept = [];
      }
      if (kept.at(-1)?.n !== pin.n) kept = [...kept.slice(1 - KEPT), pin];
    },
    pins: (match) => (match === of ? kept : []),
  };
}
