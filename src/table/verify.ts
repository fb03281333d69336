import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import { chainKey, chainNext, chainStart, HEAD_PARTS, markOf } from '../kernel/chain.ts';
import type { Game } from '../kernel/contract.ts';
import { listOf, objectOf, shown, text, type Decoded, type Place } from '../kernel/decode.ts';
import { closedList, commitment } from '../kernel/fairness.ts';
import { isObject, sameJson, type Json, type JsonObject } from '../kernel/json.ts';
import { FORMAT, makeRecord, readRecord, type Fairness, type MatchRecord } from '../kernel/record.ts';
import { replay } from '../kernel/replay.ts';

/** What was looked at, in the order of the argument. */
export const CHECKS = [
  'format',
  'commitment',
  'contributions',
  'chain',
  'pins',
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

/** A hash somebody saw while the match ran, after `n` entries: it must be in the chain. */
export interface Pin {
  readonly n: number;
  readonly hash: string;
}

interface Links {
  readonly last: string;
  readonly marks: readonly string[];
}

const readLinks = objectOf<Links>({ last: text, marks: listOf(text) }, true);

/**
 * "Check this game": whether a record is the match its commitment promised, move for move and card for card. Any touch is
 * found: what replaying does not notice (a name, who sent a move) the chain does.
 */
export function verify(raw: unknown, games: Readonly<Record<string, Game>>, pins: readonly Pin[] = []): Verified {
  const steps: VerifyStep[] = [];
  const pass = (check: CheckName, data: JsonObject): void => void steps.push({ check, ok: true, data });
  const fail = (check: CheckName, place: Place, why: string): Verified => {
    steps.push({ check, ok: false, data: { place, why } });
    return { ok: false, steps, flaw: { place, why } };
  };

  const read = readRecord(raw, games);
  if (!read.ok) return fail('format', read.place, read.why);
  const record = read.value;
  const { fairness, game, seats, entries } = record;
  if (fairness === undefined) return fail('format', 'fairness', 'is missing: a scenario proves nothing');
  const links = linksOf(raw);
  if (!links.ok) return fail('format', links.place, links.why);
  pass('format', { format: FORMAT, game: game.id, version: game.version, seats: seats.length });

  const secret = hexToBytes(fairness.secret);
  if (commitment(fairness.match, secret) !== fairness.commitment) {
    return fail('commitment', 'fairness.commitment', 'is not the commitment to this secret and this match');
  }
  pass('commitment', { match: fairness.match, commitment: fairness.commitment, secret: fairness.secret });

  const list = fairness.contributions.map((hex) => (hex === null ? null : hexToBytes(hex)));
  const came = list.filter((bytes) => bytes !== null).length;
  pass('contributions', { came, closedList: bytesToHex(closedList(list)) });

  const hashes = hashesOf(record, fairness);
  const broken = brokenLink(hashes, links.value, entries.length);
  if (broken !== undefined) return fail('chain', broken.place, broken.why);
  pass('chain', { links: hashes.length, last: links.value.last });

  for (const { n, hash } of pins) {
    if (hashes[HEAD_PARTS.length - 1 + n] !== hash) {
      return fail(
        'pins',
        n === 0 ? 'fairness.chain' : `entries[${n - 1}]`,
        `after ${n} entries another hash was seen: ${hash}`,
      );
    }
  }
  if (pins.length > 0) pass('pins', { pins: pins.length });

  const replayed = replay(record);
  if (!replayed.ok) return failAt(fail, replayed.error);
  if (replayed.refused !== null) {
    return fail('entries', `entries[${replayed.refused.entry}]`, `is no lawful move: ${replayed.refused.code}`);
  }
  const { match } = replayed;
  pass('entries', { entries: entries.length });

  const chained = { ...fairness, chain: { ...links.value } };
  const whole = makeRecord(match, seats, replayed.entries, chained);
  const differs = difference(whole, raw, '');
  if (differs !== undefined) {
    const check = differs.place.startsWith('chance') ? 'chance' : differs.place === 'outcome' ? 'outcome' : 'format';
    return fail(check, differs.place, differs.why);
  }
  pass(
    'chance',
    Object.fromEntries(Object.entries(record.chance).map(([label, outcomes]) => [label, outcomes.length])),
  );
  const outcome = game.outcome(match.state);
  pass('outcome', outcome === undefined ? { finished: false } : { finished: true, ...outcome });
  return { ok: true, steps, flaw: null };
}

/** The kernel tells a flaw as `place: why`. */
function failAt(fail: (check: CheckName, place: Place, why: string) => Verified, error: string): Verified {
  const colon = error.indexOf(': ');
  const place = error.slice(0, Math.max(0, colon));
  return fail(place.startsWith('chance') ? 'chance' : 'outcome', place, error.slice(colon + 2));
}

function linksOf(raw: unknown): Decoded<Links> {
  const fairness = isObject(raw) ? raw['fairness'] : undefined;
  return readLinks(isObject(fairness) ? fairness['chain'] : undefined, 'fairness.chain');
}

/** The chain as it follows from what the record says. */
function hashesOf({ game, options, seats, entries }: MatchRecord, fairness: Fairness): string[] {
  const key = chainKey(fairness.match, hexToBytes(fairness.secret));
  const { id, version } = game;
  const head = { stolik: FORMAT, game: id, version, options: game.tellOptions(options), seats, fairness };
  const hashes = chainStart(key, head);
  for (const { seat, move, by } of entries) hashes.push(chainNext(key, hashes.at(-1) ?? '', { seat, move, by }));
  return hashes;
}

function brokenLink(hashes: readonly string[], { last, marks }: Links, entries: number): Flaw | undefined {
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
