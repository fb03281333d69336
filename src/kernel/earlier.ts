import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import type { JsonObject } from './json.ts';
import type { EarlierFairness } from './proof.ts';

/**
 * What the proof of a match was before devices promised. Nothing is dealt like this any more; records of such matches
 * keep what they prove for ever.
 */
export function earlierCommitment(match: string, secret: string): string {
  return bytesToHex(sha256(concatBytes(utf8ToBytes(`stolik/commitment/1\0${match}\0`), hexToBytes(secret))));
}

export interface EarlierHead {
  readonly stolik: number;
  readonly game: string;
  readonly version: number;
  readonly options: JsonObject;
  readonly seats: readonly string[];
  readonly fairness: EarlierFairness;
}

export function earlierHeadParts({ stolik, game, version, options, seats, fairness }: EarlierHead): readonly object[] {
  const { match, commitment, contributions } = fairness;
  return [{ stolik, game, version }, options, seats, { match, commitment, contributions }];
}
