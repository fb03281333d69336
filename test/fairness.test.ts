import { readFileSync } from 'node:fs';
import { bytesToHex } from '@noble/hashes/utils.js';
import { expect, it } from 'vitest';
import { rudy } from '../src/games/rudy/index.ts';
import { commitment, dealKey, listHash, openingsHash, promiseOf } from '../src/kernel/fairness.ts';
import { start } from '../src/kernel/match.ts';
import { openStream } from '../src/kernel/stream.ts';

it('docs/fairness.md tells an example that comes out', () => {
  const told = readFileSync('docs/fairness.md', 'utf8');
  const line = (name: string) => new RegExp(`^${name} +(.*)$`, 'm').exec(told)?.[1];
  const secret = bytesToHex(Uint8Array.from({ length: 32 }, (_, i) => i));
  const bytes = 'aa'.repeat(32);
  const openings = [bytes, null];
  const key = dealKey({ match: 'm-1', attempt: 1, game: 'rudy', version: 2, secret, openings });
  expect(line('C')).toBe(commitment('m-1', 1, secret));
  expect(line('P')).toBe(promiseOf('m-1', 1, 0, bytes));
  expect(line('L')).toBe(listHash([promiseOf('m-1', 1, 0, bytes), null]));
  expect(line('O')).toBe(openingsHash(openings));
  expect(line('K')).toBe(bytesToHex(key));
  const stream = openStream(key, 'pile');
  expect(line('words')?.split(' ').map(Number)).toEqual([1, 2, 3, 4].map(() => stream.below(2 ** 32)));
  const options = rudy.options({}, 'options');
  if (!options.ok) throw new Error(options.why);
  expect(start(rudy, options.value, 2, { key }).drawn['pile']?.outcomes).toEqual([line('pile')?.split(' ')]);
});
