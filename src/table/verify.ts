import { ed25519 } from '@noble/curves/ed25519.js';
import { hexToBytes } from '@noble/hashes/utils.js';
import { chainEntry, chainKey, chainStart, earlierChainKey, HEAD_PARTS, headParts, markOf } from '../kernel/chain.ts';
import type { ChainKey } from '../kernel/chain.ts';
import type { Game } from '../kernel/contract.ts';
import { shown, type Place } from '../kernel/decode.ts';
import { earlierCommitment, earlierHeadParts } from '../kernel/earlier.ts';
import { commitment, listHash, nameHash, openingsHash, promiseOf, type BySeat } from '../kernel/fairness.ts';
import { isObject, sameJson, type Json, type JsonObject } from '../kernel/json.ts';
import type { Chain, Fairness } from '../kernel/proof.ts';
import { FORMAT, makeRecord, readRecord } from '../kernel/record.ts';
import { replay } from '../kernel/replay.ts';
import { termsOf, type Share } from '../kernel/share.ts';
import { signedMessage } from '../kernel/signature.ts';
import { readProven, type Proven } from './proven.ts';

/** What was looked at, in the order of the argument. */
export const CHECKS = [
  'format',
  'commitment',
  'promises',
  'contributions', // of a match played before devices promised
  'names',
  'chain',
  'signature',
  'pins',
  'device',
  'rules', // it was played by earlier ones: nothing is replayed
  'entries',
  'chance',
  'outcome',
] as const;
export type CheckName = (typeof CHECKS)[number];

/** One step of the argument, in data a page or a terminal can put into words. */
export interface VerifyStep {
  readonly check: CheckName;
  readonly ok: boolean;
  readonly data: JsonObject;
}

export interface Flaw {
  readonly place: Place;
  readonly why: string;
}

export interface Verified {
  readonly ok: boolean;
  /** Up to the first that fails. */
  readonly steps: readonly VerifyStep[];
  /** The first thing that differs. */
  readonly flaw: Flaw | null;
}

/** A hash somebody saw while the match ran, after `n` entries where that is known: it must be in the chain. */
export interface Pin {
  readonly n?: number;
  readonly hash: string;
}

/** What whoever checks knows from elsewhere. Without it a record can prove less, and the steps say so. */
export interface Witness {
  readonly pins?: readonly Pin[];
  /** What this device gave to the shuffle. */
  readonly share?: Share | undefined;
  /** The key of the house that should have signed. */
  readonly house?: string | undefined;
}

/** Whether somebody the reader knows answers for it: the house whose key was expected, or what was seen while it was played. */
export function isVouched({ steps }: Verified): boolean {
  return steps.some(
    ({ check, ok, data }) => ok && (check === 'pins' || (check === 'signature' && data['known'] === true)),
  );
}

type Outcome = { readonly data: JsonObject } | Flaw;

/**
 * "Check this game": whether a record is the match its commitment promised, move for move and card for card. What
 * replaying does not notice (a name, who sent a move) the chain does; a chain made anew, the signature and what somebody saw.
 */
export function verify(raw: unknown, games: Readonly<Record<string, Game>>, witness: Witness = {}): Verified {
  const steps: VerifyStep[] = [];
  const fail = (check: CheckName, { place, why }: Flaw): Verified => {
    steps.push({ check, ok: false, data: { place, why } });
    return { ok: false, steps, flaw: { place, why } };
  };
  const read = readProven(raw);
  if (!read.ok) return fail('format', read);
  const proven = read.value;
  const { game, version, seats, entries } = proven;
  steps.push({ check: 'format', ok: true, data: { format: FORMAT, game, version, seats: seats.length } });

  const { hashes, checks } = argumentOf(proven, witness);
  for (const [check, look] of checks) {
    const found = look();
    if ('why' in found) return fail(check, found);
    steps.push({ check, ok: true, data: found.data });
  }

  const rules = Object.hasOwn(games, game) ? games[game] : undefined;
  if (proven.fairness === undefined || rules === undefined || rules.version !== version) {
    const plays = rules?.version ?? null;
    steps.push({ check: 'rules', ok: true, data: { version, plays, entries: entries.length, links: hashes.length } });
    return { ok: true, steps, flaw: null };
  }
  return replayed(proven.raw, proven.fairness, games, steps, fail);
}

type Check = readonly [CheckName, () => Outcome];

/** All that can be shown without the rules. */
function argumentOf(proven: Proven, witness: Witness): { hashes: readonly string[]; checks: readonly Check[] } {
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
      ['signature', () => signatureCheck(proven.raw, fairness, witness.house)],
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

function signatureCheck(raw: JsonObject, { house, signature }: Fairness, expected: string | undefined): Outcome {
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
  const look = (): Outcome => {
    for (const { n, hash } of pins) {
      const found = n === undefined ? hashes.includes(hash) : hashes[HEAD_PARTS.length - 1 + n] === hash;
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

type Fail = (check: CheckName, flaw: Flaw) => Verified;

/** With the rules: every move lawful, every card derived, the outcome reached. */
function replayed(
  raw: JsonObject,
  fairness: Fairness,
  games: Readonly<Record<string, Game>>,
  steps: VerifyStep[],
  fail: Fail,
): Verified {
  const pass = (check: CheckName, data: JsonObject): void => void steps.push({ check, ok: true, data });
  const read = readRecord(raw, games);
  if (!read.ok) return fail('format', read);
  const record = read.value;
  const played = replay(record);
  if (!played.ok) return failAt(fail, played.error);
  if (played.refused !== null) {
    const { entry, code } = played.refused;
    return fail('entries', { place: `entries[${entry}]`, why: `is no lawful move: ${code}` });
  }
  const { match } = played;
  pass('entries', { entries: record.entries.length });

  const differs = difference(makeRecord(match, record.seats, played.entries, fairness), raw, '');
  if (differs !== undefined) {
    const check = differs.place.startsWith('chance') ? 'chance' : differs.place === 'outcome' ? 'outcome' : 'format';
    return fail(check, differs);
  }
  pass(
    'chance',
    Object.fromEntries(Object.entries(record.chance).map(([label, outcomes]) => [label, outcomes.length])),
  );
  const outcome = record.game.outcome(match.state);
  pass('outcome', outcome === undefined ? { finished: false } : { finished: true, ...outcome });
  return { ok: true, steps, flaw: null };
}

/** The kernel tells a flaw as `place: why`. */
function failAt(fail: Fail, error: string): Verified {
  const colon = error.indexOf(': ');
  const place = error.slice(0, Math.max(0, colon));
  return fail(place.startsWith('chance') ? 'chance' : 'outcome', { place, why: error.slice(colon + 2) });
}

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

/** The first place where `told` is not exactly `right`, keys that should not be there included. */
function difference(right: Json | undefined, told: unknown, place: Place): Flaw | undefined {
  if (sameJson(right, told)) return undefined;
  if (Array.isArray(right) && Array.isArray(told)) {
    for (let i = 0; i < Math.max(right.length, told.length); i++) {
      const found = difference(right[i] as Json | undefined, told[i], `${place}[${i}]`);
      if (found !== undefined) return found;
    }
  }
  if (isObject(right) && isObject(told)) {
    for (const key of new Set([...Object.keys(right), ...Object.keys(told)])) {
      const found = difference(right[key], told[key], place === '' ? key : `${place}.${key}`);
      if (found !== undefined) return found;
    }
  }
  if (right === undefined) return { place, why: 'does not belong here' };
  return { place, why: `should be ${shown(right)}, found ${shown(told)}` };
}
