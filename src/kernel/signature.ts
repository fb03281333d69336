import { sha256 } from '@noble/hashes/sha2.js';
import { concatBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { canonical } from './canonical.ts';
import { isObject } from './json.ts';

/** Whoever answers for the records of a house. Keys and signatures in hexadecimal. */
export interface Signer {
  /** The public half of its Ed25519 key. */
  readonly house: string;
  sign(message: Uint8Array): string;
}

/**
 * What is signed of a record: all of it but the signature, and but the names and their salts, for which the hashes in
 * `fairness.names` stand: a name can be taken out of a record, and the signature still holds.
 */
export function signedMessage(record: Readonly<Record<string, unknown>>): Uint8Array {
  const { seats: _, fairness, ...rest } = record;
  if (!isObject(fairness)) throw new TypeError('a record without a proof is not signed');
  const { salts: _salts, signature: _signature, ...proof } = fairness;
  const text = canonical({ ...rest, fairness: proof });
  return concatBytes(utf8ToBytes('stolik/record/2\0'), sha256(utf8ToBytes(text)));
}
