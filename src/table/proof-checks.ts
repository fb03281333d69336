import { ed25519 } from '@noble/curves/ed25519.js';
import { hexToBytes } from '@noble/hashes/utils.js';
import { chainEntry, chainKey, chainStart, earlierChainKey, HEAD_PARTS, headParts, markOf } from '../kernel/chain.ts';
import type { ChainKey } from '../kernel/chain.ts';
import type { Place } from '../kernel/decode.ts';
import { earlierCommitment, earlierHeadParts } from '../kernel/earlier.ts';
import { commitment, listHash, nameHash, openingsHash, promiseOf, type BySeat } from '../kernel/fairness.ts';
import { sameJson, type JsonObject } from '../kernel/json.ts';
import type { Chain, Fairness } from '../kernel/proof.ts';
import { FORMAT } from '../kernel/record.ts';
import { termsOf } from '../kernel/share.ts';
import { signedMessage } from '../kernel/signature.ts';
import type { Proven } from './proven.ts';
import type { CheckName, Flaw, Witness } from './verify.ts';

type Outcome = { readonly data: JsonObject } | Flaw;

type Check = readonly [CheckName, () => Outcome];

/** All that can be shown without the rules, but for the signature. */
export function argumentOf(proven: Proven, witness: Witness): { hashes: readonly string[]; checks: readonly Check[] } {
  const { fairness, earlier, chain } = proven;
  if (fairness === undefined) {
    const hashes = chainOf(
      earlierChainKey(earlier.match, earlier.secret),
      earlierHeadParts(headOf(proven, earlier)),
      proven,
    );
    return {
      hashes,
      checks: [
        ['commitment', () => commitmentCheck(earlier, earlierCommitment(earlier.match, earlier.secret))],
        ['contributions', () => ({ data: { came: present(earlier.contributions) } })],
        ['chain', () => chainCheck(hashes, chain, proven)],
        ...pinsCheck(hashes, witness),
      ],
    };
  }
  const { match, attempt, secret } = fairness;
  const hashes = chainOf(chainKey(match, attempt, secret), headParts({ ...headOf(proven, earlier), fairness }), proven);
  return {
    hashes,
    checks: [
      ['commitment', () => commitmentCheck(fairness, commitment(match, attempt, secret))],
      ['promises', () => promisesCheck(fairness)],
      ['names', () => namesCheck(proven.seats, fairness)],
      ['chain', () => chainCheck(hashes, chain, proven)],
      ...pinsCheck(hashes, witness),
      ...deviceCheck(proven, fairness, witness),
    ],
  };
}

function headOf<T>({ game, version, options, seats }: Proven, fairness: T) {
  return { stolik: FORMAT, game, version, options, seats, fairness };
}

/** The chain as it follows from what the record says. */
function chainOf(key: ChainKey, parts: readonly object[], { entries }: Proven): string[] {
  const hashes = chainStart(key, parts);
  for (const entry of entries) hashes.push(chainEntry(key, hashes.at(-1) ?? '', entry));
  return hashes;
}

function commitmentCheck(told: { match: string; commitment: string; secret: string }, follows: string): Outcome {
  if (follows !== told.commitment) {
    return { place: 'fairness.commitment', why: 'is not the commitment to this secret and this match' };
  }
  return { data: { match: told.match, commitment: told.commitment, secret: told.secret } };
}

/** Every opening is what was promised, nobody's is missing, and each attempt that broke off is told as it was. */
function promisesCheck(fairness: Fairness): Outcome {
  const { match, attempt, promises, openings, brokenOff, without = [], thrownAway } = fairness;
  const flaw = openingFlaw(match, attempt, promises, openings, 'fairness');
  if (flaw !== undefined) return flaw;
  for (const [seat, promise] of promises.entries()) {
    if (promise !== null && openings[seat] === null) {
      return { place: `fairness.openings[${seat}]`, why: 'is missing: nothing may be dealt before all have opened' };
    }
    if (promise !== null && without.includes(seat)) {
      return { place: 'fairness.without', why: `seat ${seat} has promised all the same` };
    }
  }
  for (const [i, broken] of brokenOff.entries()) {
    const place = `fairness.brokenOff[${i}]`;
    if (broken.attempt !== i + 1) return { place: `${place}.attempt`, why: `should be ${i + 1}` };
    if (commitment(match, broken.attempt, broken.secret) !== broken.commitment) {
      return { place: `${place}.commitment`, why: 'is not the commitment to this secret and this match' };
    }
    const wrong = openingFlaw(match, broken.attempt, broken.promises, broken.openings, place);
    if (wrong !== undefined) return wrong;
    const missing = broken.promises.flatMap((promise, seat) =>
      promise !== null && broken.openings[seat] === null ? [seat] : [],
    );
    if (missing.length === 0 || !sameJson(missing, broken.missing)) {
      return { place: `${place}.missing`, why: `should be ${JSON.stringify(missing)}` };
    }
  }
  const before = new Set(brokenOff.flatMap((broken) => broken.openings.map((bytes, seat) => `${seat} ${bytes}`)));
  const used = openings.findIndex((bytes, seat) => bytes !== null && before.has(`${seat} ${bytes}`));
  if (used !== -1) return { place: `fairness.openings[${used}]`, why: 'was opened before: everybody knew it' };
  if (attempt !== brokenOff.length + 1) {
    return { place: 'fairness.attempt', why: `should be ${brokenOff.length + 1}: that many attempts there were` };
  }
  return {
    data: {
      came: present(openings),
      attempt,
      brokenOff: brokenOff.length,
      without: without.length,
      thrownAway: thrownAway.length,
      closedList: listHash(promises),
      openings: openingsHash(openings),
    },
  };
}

function openingFlaw(
  match: string,
  attempt: number,
  promises: BySeat,
  openings: BySeat,
  place: Place,
): Flaw | undefined {
  for (const [seat, bytes] of openings.entries()) {
    if (bytes !== null && promiseOf(match, attempt, seat, bytes) !== promises[seat]) {
      return { place: `${place}.openings[${seat}]`, why: 'is not what this seat promised' };
    }
  }
  return undefined;
}

/** A name that was taken out is an empty text without a salt; every other one must be the one that was hashed. */
function namesCheck(seats: readonly string[], { names, salts }: Fairness): Outcome {
  for (const [seat, name] of seats.entries()) {
    const salt = salts[seat] ?? null;
    const fits = salt === null ? name === '' : nameHash(salt, name) === names[seat];
    if (!fits) return { place: `seats[${seat}]`, why: 'is not the name the match began with' };
  }
  return { data: { names: names.length, takenOut: salts.filter((salt) => salt === null).length } };
}

function chainCheck(hashes: readonly string[], chain: Chain, { entries }: Proven): Outcome {
  const broken = brokenLink(hashes, chain, entries.length);
  return broken ?? { data: { links: hashes.length, last: chain.last } };
}

/** Looked at last: a touch that something else tells the place of is told by its place. */
export function signatureCheck({ raw, fairness }: Proven, expected: string | undefined): Outcome | undefined {
  if (fairness === undefined) return undefined; // In those days nobody signed.
  const { house, signature } = fairness;
  if (house === undefined || signature === undefined) {
    if (expected === undefined && house === undefined && signature === undefined) return { data: { signed: false } };
    return { place: 'fairness.signature', why: 'is missing' };
  }
  if (expected !== undefined && house !== expected) {
    return { place: 'fairness.house', why: `another house should have signed: ${expected}` };
  }
  if (!isSigned(raw, house, signature)) {
    return { place: 'fairness.signature', why: 'is not this house’s signature under this record' };
  }
  return { data: { signed: true, house, known: expected !== undefined } };
}

function isSigned(raw: JsonObject, house: string, signature: string): boolean {
  try {
    return ed25519.verify(hexToBytes(signature), signedMessage(raw), hexToBytes(house), { zip215: false });
  } catch {
    return false; // No point of the curve: nobody can have signed with it.
  }
}

function pinsCheck(hashes: readonly string[], { pins = [] }: Witness): readonly Check[] {
  if (pins.length === 0) return [];
  const shown = hashes.slice(HEAD_PARTS.length - 1); // No view has an earlier link.
  const look = (): Outcome => {
    for (const { n, hash } of pins) {
      const found = n === undefined ? shown.includes(hash) : shown[n] === hash;
      if (found) continue;
      if (n === undefined) return { place: 'fairness.chain', why: `the hash that was seen is not in it: ${hash}` };
      const place = n === 0 ? 'fairness.chain' : `entries[${n - 1}]`;
      return { place, why: `after ${n} entries another hash was seen: ${hash}` };
    }
    return { data: { pins: pins.length } };
  };
  return [['pins', look]];
}

/** What this device gave, and what it opened for. */
function deviceCheck(proven: Proven, fairness: Fairness, { share }: Witness): readonly Check[] {
  if (share === undefined || share.match !== fairness.match) return [];
  const { seat, attempt, bytes, list, complaint } = share;
  const look = (): Outcome => {
    if (complaint !== null && complaint !== 'late') return { place: 'fairness', why: COMPLAINT_WHY[complaint] };
    if (list === null) return { data: { mine: false } };
    const opened =
      fairness.attempt === attempt ? fairness : fairness.brokenOff.find((each) => each.attempt === attempt);
    if (opened?.commitment !== share.commitment) {
      return { place: 'fairness.commitment', why: 'is not the one this device was shown' };
    }
    if (listHash(opened.promises) !== list) {
      return { place: 'fairness.promises', why: 'is not the list this device opened for' };
    }
    if (opened.openings[seat] !== bytes) {
      return { place: `fairness.openings[${seat}]`, why: 'is not what this device opened' };
    }
    if (termsOf(proven) !== share.terms) return { place: 'options', why: 'is not what this device was told' };
    return { data: { mine: fairness.attempt === attempt } };
  };
  return [['device', look]];
}

const COMPLAINT_WHY = {
  'left-out': 'the promise of this device was confirmed and then left out',
  'not-counted': 'this device opened what it had promised, and was said not to have',
  'other-deal': 'this device was shown another deal than the one it opened for',
} as const;

function present(list: BySeat): number {
  return list.filter((bytes) => bytes !== null).length;
}

function brokenLink(hashes: readonly string[], { last, marks }: Chain, entries: number): Flaw | undefined {
  const head = HEAD_PARTS.length;
  const first = hashes.findIndex((hash, i) => markOf(hash) !== marks[i]);
  const intact = hashes.at(-1) === last;
  if (first !== -1 && !intact) {
    const part = HEAD_PARTS[first];
    if (part !== undefined) return { place: part, why: 'is not what the match began with' };
    if (first - head >= marks.length - head) return { place: `entries[${first - head}]`, why: 'was not in the log' };
    return { place: `entries[${first - head}]`, why: 'is not what the log had here' };
  }
  if (marks.length > hashes.length && !intact) {
    return { place: `entries[${entries}]`, why: `is missing: the log had ${marks.length - head} entries` };
  }
  if (first !== -1) return { place: `fairness.chain.marks[${first}]`, why: 'is not the mark of this link' };
  if (marks.length !== hashes.length) return { place: 'fairness.chain.marks', why: `there are ${hashes.length} links` };
  return intact ? undefined : { place: 'fairness.chain.last', why: 'is not the last hash of this log' };
}
