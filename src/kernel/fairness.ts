import { hkdf } from '@noble/hashes/hkdf.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Key } from './stream.ts';

/** What a match was dealt from. `docs/fairness.md` tells the derivation with an example anyone can recompute. */
export interface Deal {
  readonly match: string;
  readonly game: string;
  readonly version: number;
  readonly secret: Uint8Array;
  /** Per seat 32 bytes, or null where nobody contributed. */
  readonly contributions: readonly (Uint8Array | null)[];
}

export const SECRET_BYTES = 32;

const ABSENT = Uint8Array.of(0);
const PRESENT = Uint8Array.of(1);

/** What the server publishes before anybody contributes: it cannot change its secret afterwards. */
export function commitment(match: string, secret: Uint8Array): string {
  return bytesToHex(sha256(concatBytes(utf8ToBytes(`stolik/commitment/1\0${match}\0`), secret)));
}

/** The closed list as one hash, published before dealing. */
export function closedList(contributions: Deal['contributions']): Uint8Array {
  const parts = contributions.flatMap((bytes) => (bytes === null ? [ABSENT] : [PRESENT, bytes]));
  return sha256(concatBytes(utf8ToBytes('stolik/contributions/1\0'), ...parts));
}

export function dealKey(deal: Deal): Key {
  const info = utf8ToBytes(`stolik/key/1\0${deal.match}\0${deal.game}\0${deal.version}`);
  return hkdf(sha256, deal.secret, closedList(deal.contributions), info, 32);
}

/** The key of a scenario or simulation that names a seed. Nobody need trust it, so nobody contributes. */
export function seedKey(seed: string): Key {
  return sha256(utf8ToBytes(`stolik/seed/1\0${seed}`));
}
