import { createPrivateKey, createPublicKey, sign } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { bytesToHex } from '@noble/hashes/utils.js';
import { expect, it } from 'vitest';
import { rudy } from '../src/games/rudy/rules/index.ts';
import { canonical } from '../src/kernel/canonical.ts';
import { chainEntry, chainKey, chainStart, headParts, markOf } from '../src/kernel/chain.ts';
import { commitment, dealKey, listHash, nameHash, openingsHash, promiseOf } from '../src/kernel/fairness.ts';
import { start, submit } from '../src/kernel/match.ts';
import { makeRecord } from '../src/kernel/record.ts';
import { signedMessage } from '../src/kernel/signature.ts';
import { openStream } from '../src/kernel/stream.ts';
import { verify } from '../src/table/verify.ts';

const told = readFileSync('docs/fairness.md', 'utf8');
const line = (name: string) => new RegExp(`^${name} +(.*)$`, 'm').exec(told)?.[1];

const match = 'm-1';
const secret = bytesToHex(Uint8Array.from({ length: 32 }, (_, i) => i));
const bytes = 'aa'.repeat(32);
const openings = [bytes, null];
const promises = [promiseOf(match, 1, 0, bytes), null];
const key = dealKey({ match, attempt: 1, game: 'rudy', version: 2, secret, openings });
const options = rudy.options({}, 'options');
if (!options.ok) throw new Error(options.why);
const dealt = start(rudy, options.value, 2, { key });

it('docs/fairness.md tells a deal that comes out', () => {
  expect(line('C')).toBe(commitment(match, 1, secret));
  expect(line('P')).toBe(promises[0]);
  expect(line('L')).toBe(listHash(promises));
  expect(line('O')).toBe(openingsHash(openings));
  expect(line('K')).toBe(bytesToHex(key));
  const stream = openStream(key, 'pile');
  expect(line('words')?.split(' ').map(Number)).toEqual([1, 2, 3, 4].map(() => stream.below(2 ** 32)));
  expect(dealt.drawn['pile']?.outcomes).toEqual([line('pile')?.split(' ')]);
});

/** The PKCS #8 form of an Ed25519 key of 32 bytes. */
const PKCS8 = '302e020100300506032b657004220420';

it('and a chain and a signature over it', () => {
  const entry = { seat: 0, move: { number: 1 }, by: 'player' } as const;
  const made = submit(dealt, entry);
  if (!made.ok) throw new Error(made.code);
  const salts = ['00'.repeat(16), '11'.repeat(16)];
  const names = ['Ala', 'Ola'].map((name, seat) => nameHash(salts[seat] ?? '', name));
  const committed = { match, attempt: 1, secret, commitment: commitment(match, 1, secret) };
  const proof = { ...committed, promises, openings, brokenOff: [], thrownAway: [], names, salts };
  const parts = headParts({ stolik: 1, game: 'rudy', version: 2, options: {}, fairness: proof });
  const chain = chainKey(match, 1, secret);
  const hashes = chainStart(chain, parts);
  hashes.push(chainEntry(chain, hashes.at(-1) ?? '', entry));
  expect(['name 0', 'name 1'].map(line)).toEqual(names);
  expect([1, 2, 3, 4, 5].map((n) => line(`link ${n}`))).toEqual(hashes);
  expect(line('text 1')).toBe(canonical({ game: 'rudy', stolik: 1, version: 2 }));
  expect(line('text 5')).toBe(`${hashes[3]}${canonical(entry)}`);

  const signing = createPrivateKey({ key: Buffer.from(PKCS8 + '42'.repeat(32), 'hex'), type: 'pkcs8', format: 'der' });
  const house = Buffer.from(createPublicKey(signing).export({ format: 'jwk' }).x ?? '', 'base64url').toString('hex');
  const log = { last: hashes.at(-1) ?? '', marks: hashes.map(markOf) };
  const record = makeRecord(made.match, ['Ala', 'Ola'], [made.entry], { ...proof, chain: log, house });
  const message = signedMessage(record);
  const signature = sign(null, message, signing).toString('hex');
  expect(line('house')).toBe(house);
  expect(line('M')).toBe(bytesToHex(message));
  expect(line('signature')).toBe(signature);
  const whole = { ...record, fairness: { ...(record['fairness'] as object), signature } };
  expect(verify(JSON.parse(JSON.stringify(whole)), { rudy }, { house }).flaw).toBeNull();
});
