import { bytesToHex } from '@noble/hashes/utils.js';
import { createHash, createHmac, hkdfSync } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { closedList, commitment, dealKey, seedKey, type Deal } from './fairness.ts';

const secret = Uint8Array.from({ length: 32 }, (_, i) => i);
const ala = Uint8Array.from({ length: 32 }, () => 0xaa);
const deal: Deal = { match: 'm-1', game: 'rudy', version: 1, secret, contributions: [ala, null] };

describe('fairness, recomputed with another library', () => {
  it('commits to the secret and the match', () => {
    const expected = createHash('sha256').update('stolik/commitment/1\0m-1\0').update(secret).digest('hex');
    expect(commitment('m-1', secret)).toBe(expected);
    expect(commitment('m-2', secret)).not.toBe(expected);
  });

  it('closes the list of contributions, absent ones included', () => {
    const expected = createHash('sha256').update('stolik/contributions/1\0').update(Buffer.of(1)).update(ala);
    expect(bytesToHex(closedList(deal.contributions))).toBe(expected.update(Buffer.of(0)).digest('hex'));
  });

  it('derives the key by HKDF-SHA256 with the closed list as salt', () => {
    const info = 'stolik/key/1\0m-1\0rudy\x001';
    const expected = hkdfSync('sha256', secret, closedList(deal.contributions), info, 32);
    expect(bytesToHex(dealKey(deal))).toBe(Buffer.from(expected).toString('hex'));
  });

  it('HKDF is that of RFC 5869', () => {
    const salt = closedList(deal.contributions);
    const prk = createHmac('sha256', salt).update(secret).digest();
    const info = Buffer.from('stolik/key/1\0m-1\0rudy\x001');
    const okm = createHmac('sha256', prk)
      .update(Buffer.concat([info, Buffer.of(1)]))
      .digest('hex');
    expect(bytesToHex(dealKey(deal))).toBe(okm);
  });

  it('gives another key for any other part', () => {
    const keys = [
      deal,
      { ...deal, match: 'm-2' },
      { ...deal, game: 'mozg' },
      { ...deal, version: 2 },
      { ...deal, contributions: [null, ala] },
      { ...deal, contributions: [ala] },
      { ...deal, secret: ala },
    ].map((each) => bytesToHex(dealKey(each)));
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('makes a key of a seed', () => {
    expect(bytesToHex(seedKey('a'))).toBe(createHash('sha256').update('stolik/seed/1\0a').digest('hex'));
  });
});
