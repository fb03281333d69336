import { declared, objectOf, optional, integer, withDefault, wrong } from './decode.ts';
import { listOf, matching, nullable, text } from './decode-document.ts';
import type { Decoder } from './decode.ts';
import { SECRET_BYTES, type BySeat } from './fairness.ts';
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

/** A list with one item for each seat. */
function forSeats<T>(item: Decoder<T>, seats: number): Decoder<readonly T[]> {
  const list = listOf(item);
  return declared({ ...list.takes }, (raw, place) => {
    const read = list(raw, place);
    if (!read.ok || read.value.length === seats) return read;
    return wrong(place, `expected one for each of ${seats} seats, found ${read.value.length}`);
  });
}

export function readFairness(seats: number): Decoder<Fairness> {
  const bySeat = forSeats(nullable(hash), seats);
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
