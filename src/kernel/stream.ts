import { chacha20 } from '@noble/ciphers/chacha.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { belowFrom, type Random } from './random.ts';

/** 32 bytes from which all chance of one match follows. */
export type Key = Uint8Array;

/** A labelled stream of chance that knows how far it has been read. */
export interface Stream extends Random {
  /** Words read since the stream's beginning. Opening the stream there goes on where this one stopped. */
  readonly position: number;
}

const WORDS_A_BLOCK = 16;
const BLOCKS_AT_ONCE = 4;
const WORDS_AT_ONCE = WORDS_A_BLOCK * BLOCKS_AT_ONCE;
const ZEROS = new Uint8Array(WORDS_AT_ONCE * 4);
/** Where the cipher writes for every stream in turn. A buffer each would cost more than the cipher. */
const BYTES = new Uint8Array(ZEROS.length);
const WORDS = new DataView(BYTES.buffer);

const nonces = new Map<string, Uint8Array>();

function nonce(label: string): Uint8Array {
  let made = nonces.get(label);
  if (made === undefined) {
    made = sha256(utf8ToBytes(`stolik/stream/1\0${label}`)).slice(0, 12);
    nonces.set(label, made);
  }
  return made;
}

function wordsOf(key: Key, label: string, chunk: number): number[] {
  chacha20(key, nonce(label), ZEROS, BYTES, chunk * BLOCKS_AT_ONCE);
  const words: number[] = [];
  for (let at = 0; at < BYTES.length; at += 4) words.push(WORDS.getUint32(at, true));
  return words;
}

/** The ChaCha20 (RFC 8439) stream of `label` under `key`, read as little-endian 32-bit words from `position` on. */
export function openStream(key: Key, label: string, position = 0): Stream {
  let words: readonly number[] = [];
  let chunk = -1;
  const stream = { position, below: (n: number): number => belowFrom(word, n) };
  const word = (): number => {
    const at = stream.position++;
    const wanted = Math.floor(at / WORDS_AT_ONCE);
    if (wanted !== chunk) {
      chunk = wanted;
      words = wordsOf(key, label, chunk);
    }
    return words[at % WORDS_AT_ONCE] as number;
  };
  return stream;
}
