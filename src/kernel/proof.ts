import { declared, keyed, objectOf, optional, integer, withDefault, wrong } from './decode.ts';
import { listOf, matching, nullable, text } from './decode-document.ts';
import type { Decoder } from './decode.ts';
import { SECRET_BYTES, type BySeat } from './fairness.ts';
import { isObject } from './json.ts';
import type { Seat } from './seat.ts';

/** An attempt at a deal that somebody who had promised did not open: nothing was dealt from it. */
export type BrokenOff = {
  readonly attempt: number;
  readonly secret: string;
  readonly commitment: string;
  readonly promises: BySeat;
  readonly openings: BySeat;
  /** Who had promised and did not open. */
  readonly missing: readonly Seat[];
};

/** A match that its table gave up before it had a record. */
export type ThrownAway = {
  readonly match: string;
  readonly commitment: string;
};

/** One of several tables that got the same deal: they share everything but their moves. */
export type DealtGroup = {
  /** Counts from 1. */
  readonly number: number;
  /** How many tables got the deal. */
  readonly of: number;
  /** Where the seats of this table stand in the lists of promises and openings, in the order of the seats. */
  readonly seats: readonly number[];
};

/** How a match was dealt, for anyone to check. Bytes in hexadecimal. */
export interface Fairness {
  readonly match: string;
  readonly attempt: number;
  readonly secret: string;
  readonly commitment: string;
  readonly promises: BySeat;
  readonly openings: BySeat;
  readonly brokenOff: readonly BrokenOff[];
  /** Matches this table gave up since its last record. */
  readonly thrownAway: readonly ThrownAway[];
  /** Seats whose luck the host left out after they had not opened; nobody's: left out. */
  readonly without?: readonly Seat[];
  /** Where several tables got this deal: which of them this is. The lists above are then those of all of them. */
  readonly group?: DealtGroup;
  /** Per seat what stands for its name in the chain and under the signature; none where nothing is chained. */
  readonly names: readonly string[];
  /** What the names are hashed with; null where a name was taken out. */
  readonly salts: readonly (string | null)[];
  readonly chain?: Chain;
  /** Whose signature it is: an Ed25519 key. Left out where nobody signed. */
  readonly house?: string;
  readonly signature?: string;
}

/** The hashes of a whole log, as a record carries them. */
export type Chain = {
  /** The last hash, in full. */
  readonly last: string;
  /** The beginning of every hash, those of the head first: they tell what was touched. */
  readonly marks: readonly string[];
};

/** The same of a match that was played before devices promised: they sent their bytes in clear. */
export interface EarlierFairness {
  readonly match: string;
  readonly secret: string;
  readonly commitment: string;
  readonly contributions: BySeat;
  readonly chain?: Chain;
}

/** Bytes of a name's salt. */
export const SALT_BYTES = 16;
const SIGNATURE_BYTES = 64;

/* @__NO_SIDE_EFFECTS__ */
function hexBytes(bytes: number): Decoder<string> {
  return matching(new RegExp(`^[0-9a-f]{${2 * bytes}}$`), `${bytes} bytes in lower-case hexadecimal`);
}

const hash = hexBytes(SECRET_BYTES);
const seat = integer(0);
const readChain = objectOf<Chain>(
  { last: hash, marks: listOf(matching(/^[0-9a-f]{8}$/, 'the first 8 digits of a hash')) },
  true,
);

const readGroup = objectOf<DealtGroup>({ number: integer(1), of: integer(2), seats: listOf(seat) }, true);

/** A list with one item for each seat. */
function forSeats<T>(item: Decoder<T>, seats: number): Decoder<readonly T[]> {
  const list = listOf(item);
  return declared({ ...list.takes }, (raw, place) => {
    const read = list(raw, place);
    if (!read.ok || read.value.length === seats) return read;
    return wrong(place, `expected one for each of ${seats} seats, found ${read.value.length}`);
  });
}

/** A record of `seats` players. Where several tables got the deal, its lists have the seats of all of them. */
export function readFairness(seats: number): Decoder<Fairness> {
  const alone = fairnessOf(seats, seats);
  return declared({ ...alone.takes }, (raw, place) => {
    const group =
      isObject(raw) && raw['group'] !== undefined ? readGroup(raw['group'], keyed(place, 'group')) : undefined;
    if (group === undefined) return alone(raw, place);
    if (!group.ok) return group;
    const { promises } = raw as { readonly promises?: unknown };
    const all = Array.isArray(promises) ? promises.length : 0;
    const flaw = groupFlaw(group.value, seats, all);
    return flaw === undefined ? fairnessOf(seats, all)(raw, place) : wrong(keyed(place, 'group'), flaw);
  });
}

function groupFlaw({ number, of, seats: places }: DealtGroup, seats: number, all: number): string | undefined {
  if (number > of) return `there are ${of} tables`;
  if (places.length !== seats) return `expected one for each of ${seats} seats, found ${places.length}`;
  const rises = places.every((place, i) => i === 0 || place > (places[i - 1] ?? place));
  return rises && places.every((place) => place < all) ? undefined : `expected places of a list of ${all}, ascending`;
}

/** `all`: how many seats the deal was made for. */
function fairnessOf(seats: number, all: number): Decoder<Fairness> {
  const bySeat = forSeats(nullable(hash), all);
  return objectOf<Fairness>({
    match: text,
    attempt: integer(1),
    secret: hash,
    commitment: hash,
    promises: bySeat,
    openings: bySeat,
    brokenOff: listOf(
      objectOf<BrokenOff>(
        {
          attempt: integer(1),
          secret: hash,
          commitment: hash,
          promises: bySeat,
          openings: bySeat,
          missing: listOf(seat),
        },
        true,
      ),
    ),
    thrownAway: listOf(objectOf<ThrownAway>({ match: text, commitment: hash }, true)),
    without: optional(listOf(seat)),
    group: optional(readGroup),
    names: withDefault(forSeats(hash, seats), []),
    salts: withDefault(forSeats(nullable(hexBytes(SALT_BYTES)), seats), []),
    chain: optional(readChain),
    house: optional(hash),
    signature: optional(hexBytes(SIGNATURE_BYTES)),
  });
}

export function readEarlierFairness(seats: number): Decoder<EarlierFairness> {
  return objectOf<EarlierFairness>({
    match: text,
    secret: hash,
    commitment: hash,
    contributions: forSeats(nullable(hash), seats),
    chain: optional(readChain),
  });
}

/** Which of the two a record has. */
export function isEarlier(raw: Readonly<Record<string, unknown>>): boolean {
  return raw['contributions'] !== undefined && raw['promises'] === undefined;
}
