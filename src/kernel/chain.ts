import { sha256 as nobleSha256 } from '@noble/hashes/sha2.js';
import { hkdf } from '@noble/hashes/hkdf.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { canonical } from './canonical.ts';
import type { JsonObject } from './json.ts';
import type { Entry } from './match.ts';
import type { Fairness } from './proof.ts';

/** The hash as bytes or in hexadecimal, whichever a platform has sooner. */
export type Sha256 = (bytes: Uint8Array) => Uint8Array | string;

/**
 * The key under which a match's log is chained. Without one, a hash of "seat 2 wrote 7" would tell everybody the 7: there
 * are only a hundred numbers to try. It follows from the match's secret, so the reveal lets anyone recompute the chain,
 * and the commitment binds it: nobody can choose another one afterwards.
 */
export interface ChainKey {
  readonly inner: Uint8Array;
  readonly outer: Uint8Array;
}

/** All of a record that is settled before the first card is dealt. */
export interface ChainHead {
  readonly stolik: number;
  readonly game: string;
  readonly version: number;
  readonly options: JsonObject;
  readonly fairness: Omit<Fairness, 'secret' | 'salts' | 'chain' | 'house' | 'signature'>;
}

const BLOCK = 64;
const HASH = 32;
export const MARK_LENGTH = 8;

/** Bytes in hexadecimal. */
export function chainKey(match: string, attempt: number, secret: string): ChainKey {
  return keyFrom('stolik/chain/2', `${match}\0${attempt}`, secret);
}

/** The key of a match that was played before there were attempts. */
export function earlierChainKey(match: string, secret: string): ChainKey {
  return keyFrom('stolik/chain/1', match, secret);
}

function keyFrom(salt: string, info: string, secret: string): ChainKey {
  const key = hkdf(nobleSha256, hexToBytes(secret), utf8ToBytes(salt), utf8ToBytes(info), 32);
  return { inner: padded(key, 0x36), outer: padded(key, 0x5c) };
}

function padded(key: Uint8Array, byte: number): Uint8Array {
  const block = new Uint8Array(BLOCK).fill(byte);
  for (let i = 0; i < key.length; i++) block[i] = (key[i] ?? 0) ^ byte;
  return block;
}

/** Room for what is hashed: a link is made for every move, so nothing is put together twice. */
let buffer = new Uint8Array(1024);

/** Its beginnings, by their length: making one costs as much as hashing it. */
let beginnings: Uint8Array[] = [];

function beginning(length: number): Uint8Array {
  return (beginnings[length] ??= buffer.subarray(0, length));
}

function enlarge(length: number): void {
  const larger = new Uint8Array(2 * length);
  larger.set(buffer);
  buffer = larger;
  beginnings = [];
}

/** HMAC-SHA256 of a text, in two pieces, under the key. */
function seal(key: ChainKey, before: string, text: string, sha256: Sha256): string {
  const length = write(text, write(before, BLOCK));
  buffer.set(key.inner);
  const inner = sha256(beginning(length));
  buffer.set(key.outer);
  if (typeof inner === 'string') writeHex(inner);
  else buffer.set(inner, BLOCK);
  return hexOf(sha256(beginning(BLOCK + HASH)));
}

/** Writes a hash in hexadecimal behind the key's block. */
function writeHex(hash: string): void {
  for (let i = 0; i < HASH; i++) {
    buffer[BLOCK + i] = (nibble(hash.charCodeAt(2 * i)) << 4) | nibble(hash.charCodeAt(2 * i + 1));
  }
}

/** `0` to `9` are 0x30 to 0x39, `a` to `f` 0x61 to 0x66. */
function nibble(code: number): number {
  return (code & 0x0f) + (code >> 6) * 9;
}

export function hexOf(hash: Uint8Array | string): string {
  return typeof hash === 'string' ? hash : bytesToHex(hash);
}

/** Writes `text` from `at` on, as UTF-8; tells where it ends. Moves are nearly always plain ASCII. */
function write(text: string, at: number): number {
  if (buffer.length < at + text.length) enlarge(at + text.length);
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code > 0x7f) return writeAny(text, at);
    buffer[at + i] = code;
  }
  return at + text.length;
}

function writeAny(text: string, at: number): number {
  const bytes = utf8ToBytes(text);
  if (buffer.length < at + bytes.length) enlarge(at + bytes.length);
  buffer.set(bytes, at);
  return at + bytes.length;
}

/** The parts of a head, each a link of its own, so that a mark tells which of them was touched. */
export const HEAD_PARTS = ['game', 'options', 'seats', 'fairness'] as const;

export function headParts({ stolik, game, version, options, fairness }: ChainHead): readonly object[] {
  const { match, attempt, commitment, promises, openings, brokenOff, thrownAway, without, group, names } = fairness;
  const settled = { match, attempt, commitment, promises, openings, brokenOff, thrownAway, without, group };
  return [{ stolik, game, version }, options, names, settled];
}

/** The hashes a chain starts with, one for each part of the head; entries go on from the last of them. */
export function chainStart(key: ChainKey, parts: readonly object[], sha256: Sha256 = nobleSha256): string[] {
  const hashes: string[] = [];
  for (const part of parts) hashes.push(chainNext(key, hashes.at(-1) ?? '', part, sha256));
  return hashes;
}

/** The hash after one more link: a part of the head, or an entry, which is `{ seat, move, by }` as the record has it. */
export function chainNext(key: ChainKey, before: string, link: object, sha256: Sha256 = nobleSha256): string {
  return seal(key, before, canonical(link), sha256);
}

/** The same for an entry: there is one for every move, and what keys it has is known. */
export function chainEntry(key: ChainKey, before: string, entry: Entry<unknown>, sha256: Sha256 = nobleSha256): string {
  const { seat, move, by } = entry;
  return seal(key, before, `{"by":"${by}","move":${canonical(move)},"seat":${seat}}`, sha256);
}

export function markOf(hash: string): string {
  return hash.slice(0, MARK_LENGTH);
}
