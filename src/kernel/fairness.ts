import { hkdf } from '@noble/hashes/hkdf.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Key } from './stream.ts';

/** Per seat 32 bytes in hexadecimal, or null where none came. */
export type BySeat = readonly (string | null)[];

/** What a match was dealt from. `docs/fairness.md` tells the derivation with an example anyone can recompute. */
export interface Deal {
  readonly match: string;
  /** Counts from 1: an attempt that was broken off leaves the next one everything new. */
  readonly attempt: number;
  readonly game: string;
  readonly version: number;
  readonly secret: string;
  readonly openings: BySeat;
}

/** The number every label below ends in; a new way to prove a deal has the next (`earlier.ts` keeps those before). */
export const PROOF = 2;

export const SECRET_BYTES = 32;

const ABSENT = Uint8Array.of(0);
const PRESENT = Uint8Array.of(1);

/** Text parts joined by zero bytes, and bytes behind them: no part can run into the next. */
function tagged(label: string, parts: readonly (string | number)[], ...bytes: readonly Uint8Array[]): Uint8Array {
  return concatBytes(utf8ToBytes(`${[label, ...parts].join('\0')}\0`), ...bytes);
}

/** What the server publishes before anybody promises: it cannot change its secret afterwards. */
export function commitment(match: string, attempt: number, secret: string): string {
  return bytesToHex(sha256(tagged('stolik/commitment/2', [match, attempt], hexToBytes(secret))));
}

/** What a device publishes before it knows anybody else's bytes: it cannot change its own afterwards. */
export function promiseOf(match: string, attempt: number, seat: number, bytes: string): string {
  return bytesToHex(sha256(tagged('stolik/promise/2', [match, attempt, seat], hexToBytes(bytes))));
}

/** The closed list of promises as one hash: what a device opens for. */
export function listHash(promises: BySeat): string {
  return bytesToHex(hashOfList('stolik/promises/2', promises));
}

/** The opened bytes as one hash: the salt of the key. */
export function openingsHash(openings: BySeat): string {
  return bytesToHex(hashOfList('stolik/openings/2', openings));
}

function hashOfList(label: string, list: BySeat): Uint8Array {
  const parts = list.flatMap((hex) => (hex === null ? [ABSENT] : [PRESENT, hexToBytes(hex)]));
  return sha256(tagged(label, [], ...parts));
}

export function dealKey({ match, attempt, game, version, secret, openings }: Deal): Key {
  const info = utf8ToBytes(['stolik/key/2', match, attempt, game, version].join('\0'));
  return hkdf(sha256, hexToBytes(secret), hashOfList('stolik/openings/2', openings), info, 32);
}

/** What stands for a name in the chain and under the signature, so that the name itself can be taken out of a record. */
export function nameHash(salt: string, name: string): string {
  return bytesToHex(sha256(tagged('stolik/name/2', [], hexToBytes(salt), utf8ToBytes(name))));
}

/** The key of a scenario or simulation that names a seed. Nobody need trust it, so nobody contributes. */
export function seedKey(seed: string): Key {
  return sha256(utf8ToBytes(`stolik/seed/1\0${seed}`));
}
