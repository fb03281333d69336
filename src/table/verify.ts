import type { Game } from '../kernel/contract.ts';
import { shown, type Place } from '../kernel/decode.ts';
import { isObject, sameJson, type Json, type JsonObject } from '../kernel/json.ts';
import type { Fairness } from '../kernel/proof.ts';
import { FORMAT, makeRecord, readRecord } from '../kernel/record.ts';
import { replay } from '../kernel/replay.ts';
import type { Share } from '../kernel/share.ts';
import { argumentOf, signatureCheck } from './proof-checks.ts';
import { readProven } from './proven.ts';

/** What was looked at, in the order of the argument. */
export const CHECKS = [
  'format',
  'commitment',
  'promises',
  'contributions', // of a match played before devices promised
  'names',
  'chain',
  'pins',
  'device',
  'rules', // it was played by earlier ones: nothing is replayed
  'entries',
  'chance',
  'outcome',
  'signature',
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
  } else {
    const flawed = replayed(proven.raw, proven.fairness, games, steps, fail);
    if (flawed !== undefined) return flawed;
  }
  const signed = signatureCheck(proven, witness.house);
  if (signed !== undefined && 'why' in signed) return fail('signature', signed);
  if (signed !== undefined) steps.push({ check: 'signature', ok: true, data: signed.data });
  return { ok: true, steps, flaw: null };
}

type Fail = (check: CheckName, flaw: Flaw) => Verified;

/** With the rules: every move lawful, every card derived, the outcome reached; or what is not. */
function replayed(
  raw: JsonObject,
  fairness: Fairness,
  games: Readonly<Record<string, Game>>,
  steps: VerifyStep[],
  fail: Fail,
): Verified | undefined {
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
  return undefined;
}

/** The kernel tells a flaw as `place: why`. */
function failAt(fail: Fail, error: string): Verified {
  const colon = error.indexOf(': ');
  const place = error.slice(0, Math.max(0, colon));
  return fail(place.startsWith('chance') ? 'chance' : 'outcome', { place, why: error.slice(colon + 2) });
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
