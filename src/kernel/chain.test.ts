import { hmac } from '@noble/hashes/hmac.js';
import { hkdf } from '@noble/hashes/hkdf.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { describe, expect, it } from 'vitest';
import { canonical } from './canonical.ts';
import { chainEntry, chainKey, chainNext, chainStart, earlierChainKey } from './chain.ts';
import { HEAD_PARTS, headParts, markOf, type ChainHead } from './chain.ts';
import { earlierHeadParts } from './earlier.ts';

const BYTES = Uint8Array.from({ length: 32 }, (_, i) => i);
const SECRET = bytesToHex(BYTES);
const HEAD: ChainHead = {
  stolik: 1,
  game: 'rudy',
  version: 1,
  options: { time: 20 },
  fairness: {
    match: 'm',
    attempt: 2,
    commitment: 'c',
    promises: ['00', null],
    openings: ['01', null],
    brokenOff: [
      { attempt: 1, secret: '02', commitment: 'b', promises: ['03', null], openings: [null, null], missing: [0] },
    ],
    thrownAway: [{ match: 'l', commitment: 'a' }],
    names: ['0a', '0b'],
  },
};

describe('the chain', () => {
  const key = chainKey('m', 2, SECRET);
  const start = chainStart(key, headParts(HEAD));

  it('is HMAC-SHA256 under a key that follows from the secret and the match', () => {
    const derived = hkdf(sha256, BYTES, utf8ToBytes('stolik/chain/2'), utf8ToBytes('m\x002'), 32);
    const entry = { seat: 0, move: { number: 3 }, by: 'player' };
    const before = start.at(-1) ?? '';
    const bytes = utf8ToBytes(`${before}{"by":"player","move":{"number":3},"seat":0}`);
    expect(chainNext(key, before, entry)).toBe(bytesToHex(hmac(sha256, derived, bytes)));
    expect(start[0]).toBe(bytesToHex(hmac(sha256, derived, utf8ToBytes('{"game":"rudy","stolik":1,"version":1}'))));
  });

  it('is frozen: another one would refuse every record there is', () => {
    const next = chainNext(key, start.at(-1) ?? '', { seat: 1, move: { number: 7, circled: true }, by: 'player' });
    expect([...start, next].map(markOf)).toMatchInlineSnapshot(`
      [
        "51051cdf",
        "2f2ad5ff",
        "d3a45b7b",
        "89b3c650",
        "fe1d2e19",
      ]
    `);
    expect(next).toMatchInlineSnapshot(`"fe1d2e191fee8a27e4efee612694263717fbe8a9c121808e4cb2052a0e30e382"`);
  });

  it('of matches played before there were attempts is what it was', () => {
    const earlier = earlierHeadParts({
      stolik: 1,
      game: 'rudy',
      version: 1,
      options: { time: 20 },
      seats: ['Ala', 'Ola'],
      fairness: { match: 'm', secret: SECRET, commitment: 'c', contributions: ['00', null] },
    });
    const was = chainStart(earlierChainKey('m', SECRET), earlier);
    expect(was.map(markOf)).toEqual(['3de78e8d', 'c50acd99', '3c1968e8', 'e6dedfc7']);
  });

  it('links an entry as it links anything', () => {
    const moves = [
      { number: 7 },
      { circled: true, number: 7 },
      [1, 'ż'],
      'ł"',
      5,
      null,
      { b: { d: 1, c: 'ż'.repeat(3000) } },
    ];
    for (const [seat, move] of moves.entries()) {
      const entry = { seat, move, by: 'bot' } as const;
      expect(chainEntry(key, start[0] ?? '', entry)).toBe(chainNext(key, start[0] ?? '', entry));
    }
  });

  it('has a link for every part of the head', () => {
    expect(start).toHaveLength(HEAD_PARTS.length);
    const other = chainStart(key, headParts({ ...HEAD, fairness: { ...HEAD.fairness, names: ['0a', '0c'] } }));
    expect(other.map((hash, i) => hash === start[i])).toEqual([true, true, false, false]);
  });

  it('is another under another secret, match, order or content', () => {
    const entry = { seat: 0, move: { number: 3 }, by: 'player' };
    const before = start.at(-1) ?? '';
    const hashes = [
      chainNext(key, before, entry),
      chainNext(chainKey('n', 2, SECRET), before, entry),
      chainNext(chainKey('m', 1, SECRET), before, entry),
      chainNext(chainKey('m', 2, bytesToHex(BYTES.toReversed())), before, entry),
      chainNext(key, start[0] ?? '', entry),
      chainNext(key, before, { ...entry, by: 'clock' }),
      chainNext(key, before, { ...entry, move: { number: 4 } }),
    ];
    expect(new Set(hashes).size).toBe(hashes.length);
  });

  it('takes any text, of any length', () => {
    const derived = hkdf(sha256, BYTES, utf8ToBytes('stolik/chain/2'), utf8ToBytes('m\x002'), 32);
    for (const name of ['Żółć 🦊', 'x'.repeat(5000), 'ż'.repeat(5000)]) {
      const wanted = bytesToHex(hmac(sha256, derived, utf8ToBytes(`["${name}"]`)));
      expect(chainNext(key, '', [name])).toBe(wanted);
    }
  });

  it('does not care in which order keys are written', () => {
    expect(canonical({ b: [1, { d: null, c: 'ż' }], a: true })).toBe('{"a":true,"b":[1,{"c":"ż","d":null}]}');
    expect(canonical({ a: 1, none: undefined, 'ż "': 2 })).toBe('{"a":1,"ż \\"":2}');
  });
});
