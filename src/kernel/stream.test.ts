import { chacha20 } from '@noble/ciphers/chacha.js';
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import { describe, expect, it } from 'vitest';
import { seedKey } from './fairness.ts';
import { openStream } from './stream.ts';
import { fastRandom } from './fast-random.ts';

const key = seedKey('a frozen example');
const words = (from: { below(n: number): number }, count: number) =>
  Array.from({ length: count }, () => from.below(2 ** 32));

describe('ChaCha20', () => {
  it('gives the key stream of RFC 8439, 2.3.2', () => {
    const rfcKey = Uint8Array.from({ length: 32 }, (_, i) => i);
    const nonce = hexToBytes('000000090000004a00000000');
    const block = chacha20(rfcKey, nonce, new Uint8Array(64), undefined, 1);
    expect(bytesToHex(block)).toBe(
      '10f1e7e4d13b5915500fdd1fa32071c4c7d1f4c733c068030422aa9ac3d46c4ed2826446079faa0914c2d705d98b02a2b5129cd1de164eb9cbd083e8a2503c4e',
    );
  });

  it('gives the key stream of RFC 8439, A.1, vector 1', () => {
    const block = chacha20(new Uint8Array(32), new Uint8Array(12), new Uint8Array(64), undefined, 0);
    expect(bytesToHex(block).slice(0, 32)).toBe('76b8e0ada0f13d90405d6ae55386bd28');
  });
});

describe('a stream', () => {
  it('is the ChaCha20 stream under the first 12 bytes of the label’s hash, as little-endian words', () => {
    const nonce = hexToBytes('8bbb7449e208317f99c42b71');
    const bytes = chacha20(key, nonce, new Uint8Array(128));
    const expected = Array.from({ length: 32 }, (_, i) => new DataView(bytes.buffer).getUint32(4 * i, true));
    expect(words(openStream(key, 'deck'), 32)).toEqual(expected);
  });

  it('never changes: old games are checked with it', () => {
    expect(words(openStream(key, 'deck'), 3)).toMatchInlineSnapshot(`
      [
        3125665630,
        3812490600,
        1180588338,
      ]
    `);
    expect(words(openStream(key, 'die'), 3)).toMatchInlineSnapshot(`
      [
        2733481129,
        1255736639,
        4154148605,
      ]
    `);
    const faces = openStream(key, 'die');
    expect(Array.from({ length: 20 }, () => faces.below(6))).toMatchInlineSnapshot(`
      [
        1,
        5,
        5,
        3,
        5,
        2,
        4,
        1,
        3,
        0,
        4,
        3,
        5,
        5,
        4,
        1,
        2,
        0,
        0,
        3,
      ]
    `);
  });

  it('goes on where it stopped, across blocks and chunks', () => {
    const whole = words(openStream(key, 'deck'), 200);
    for (const stop of [1, 15, 16, 63, 64, 65, 150]) {
      const first = openStream(key, 'deck');
      const head = words(first, stop);
      expect(first.position).toBe(stop);
      expect([...head, ...words(openStream(key, 'deck', first.position), 200 - stop)]).toEqual(whole);
    }
  });

  it('is another one for another label or key', () => {
    const deck = words(openStream(key, 'deck'), 4);
    expect(words(openStream(key, 'gun-0'), 4)).not.toEqual(deck);
    expect(words(openStream(seedKey('another'), 'deck'), 4)).not.toEqual(deck);
  });
});

describe('swift', () => {
  it('never changes: bots play the same for the same seed', () => {
    expect(words(fastRandom(openStream(key, 'bot')), 3)).toMatchInlineSnapshot(`
      [
        1227364571,
        347118243,
        163248587,
      ]
    `);
  });

  it('differs with its seed', () => {
    expect(words(fastRandom(openStream(key, 'a')), 3)).not.toEqual(words(fastRandom(openStream(key, 'b')), 3));
  });
});
