import { bytesToHex } from '@noble/hashes/utils.js';
import { createHash, createHmac, hkdfSync } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { commitment, dealKey, listHash, nameHash, openingsHash, promiseOf, seedKey, type Deal } from './fairness.ts';

const secret = Buffer.from(Array.from({ length: 32 }, (_, i) => i)).toString('hex');
const ala = 'aa'.repeat(32);
const deal: Deal = { match: 'm-1', attempt: 2, game: 'rudy', version: 1, secret, openings: [ala, null] };
const bytes = (hex: string): Buffer => Buffer.from(hex, 'hex');
const hashOf = (...parts: readonly (string | Buffer)[]): string => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex');
};

describe('fairness, recomputed with another library', () => {
  it('commits to the secret, the match and the attempt', () => {
    const expected = hashOf('stolik/commitment/2\0m-1\x002\0', bytes(secret));
    expect(commitment('m-1', 2, secret)).toBe(expected);
    expect([commitment('m-2', 2, secret), commitment('m-1', 3, secret)]).not.toContain(expected);
  });

  it('promises bytes for a match, an attempt and a seat', () => {
    const expected = hashOf('stolik/promise/2\0m-1\x002\x000\0', bytes(ala));
    expect(promiseOf('m-1', 2, 0, ala)).toBe(expected);
    const others = [promiseOf('m-2', 2, 0, ala), promiseOf('m-1', 1, 0, ala), promiseOf('m-1', 2, 1, ala)];
    expect(others).not.toContain(expected);
  });

  it('closes lists, absent ones included, promises and openings apart', () => {
    expect(listHash([ala, null])).toBe(hashOf('stolik/promises/2\0', Buffer.of(1), bytes(ala), Buffer.of(0)));
    expect(openingsHash([ala, null])).toBe(hashOf('stolik/openings/2\0', Buffer.of(1), bytes(ala), Buffer.of(0)));
  });

  it('derives the key by HKDF-SHA256 with the openings as salt', () => {
    const info = 'stolik/key/2\0m-1\x002\0rudy\x001';
    const expected = hkdfSync('sha256', bytes(secret), bytes(openingsHash(deal.openings)), info, 32);
    expect(bytesToHex(dealKey(deal))).toBe(Buffer.from(expected).toString('hex'));
  });

  it('HKDF is that of RFC 5869', () => {
    const prk = createHmac('sha256', bytes(openingsHash(deal.openings)))
      .update(bytes(secret))
      .digest();
    const info = Buffer.from('stolik/key/2\0m-1\x002\0rudy\x001');
    const okm = createHmac('sha256', prk)
      .update(Buffer.concat([info, Buffer.of(1)]))
      .digest('hex');
    expect(bytesToHex(dealKey(deal))).toBe(okm);
  });

  it('gives another key for any other part', () => {
    const keys = [
      deal,
      { ...deal, match: 'm-2' },
      { ...deal, attempt: 1 },
      { ...deal, game: 'mozg' },
      { ...deal, version: 2 },
      { ...deal, openings: [null, ala] },
      { ...deal, openings: [ala] },
      { ...deal, secret: ala },
    ].map((each) => bytesToHex(dealKey(each)));
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('hashes a name with a salt', () => {
    expect(nameHash('00ff', 'Żółć')).toBe(hashOf('stolik/name/2\0', bytes('00ff'), 'Żółć'));
  });

  it('makes a key of a seed', () => {
    expect(bytesToHex(seedKey('a'))).toBe(hashOf('stolik/seed/1\0a'));
  });
});
