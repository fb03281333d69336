import type { Chain } from './chain.ts';
import { about, anyOf, nullable, only, seat } from './declare.ts';
import {
  anything,
  listOf,
  mapOf,
  matching,
  objectOf,
  oneOf,
  optional,
  text,
  whole,
  type AnyDecoder,
} from './decode.ts';
import { FORMAT, type Fairness } from './record.ts';
import { BY, type By } from './seat.ts';

// The form of a record, for its document. `record.ts` reads one by hand: what it asks depends on the game and on whether
// it is a scenario.

const hex32 = matching(/^[0-9a-f]{64}$/, '32 bytes in hexadecimal');
const perSeat = about('By seat; null where none came.', listOf(nullable(hex32)));
const matchId = text;

const chain = about(
  'The hashes of the log: the last in full, and the beginning of every one, those of the head first.',
  objectOf<Chain>({ last: hex32, marks: listOf(matching(/^[0-9a-f]{8}$/, 'the beginning of a hash')) }),
);

/** How matches were dealt before devices promised their bytes. */
const contributed = about(
  'Dealt from bytes that the devices sent in clear.',
  objectOf<Fairness & { readonly chain?: Chain }>({
    match: matchId,
    secret: hex32,
    commitment: hex32,
    contributions: perSeat,
    chain: optional(chain),
  }),
);

interface Attempt {
  readonly attempt: number;
  readonly secret: string;
  readonly commitment: string;
  readonly promises: readonly (string | null)[];
  readonly openings: readonly (string | null)[];
}

interface BrokenOff extends Attempt {
  readonly missing: readonly number[];
}

interface Promised extends Attempt {
  readonly match: string;
  readonly brokenOff: readonly BrokenOff[];
  readonly thrownAway: readonly { readonly match: string; readonly commitment: string }[];
  readonly chain: Chain;
  readonly house: string;
  readonly signature: string;
}

const attempt = {
  attempt: about('From 1.', whole(1)),
  secret: hex32,
  commitment: hex32,
  promises: perSeat,
  openings: perSeat,
};

const promised = about(
  'Dealt from bytes that the devices promised first and then opened.',
  objectOf<Promised>({
    match: matchId,
    ...attempt,
    brokenOff: about(
      'Earlier attempts, with those who promised and did not open.',
      listOf(objectOf<BrokenOff>({ ...attempt, missing: listOf(seat) })),
    ),
    thrownAway: about(
      'Matches this table gave up since its last record.',
      listOf(objectOf<Promised['thrownAway'][number]>({ match: matchId, commitment: hex32 })),
    ),
    chain,
    house: about('The Ed25519 key of the house.', hex32),
    signature: about('What the house signed.', matching(/^[0-9a-f]{128}$/, '64 bytes in hexadecimal')),
  }),
);

interface Written {
  readonly seat: number;
  readonly move: unknown;
  readonly by?: By;
}

interface Recorded {
  readonly stolik: number;
  readonly game: string;
  readonly version: number;
  readonly options?: unknown;
  readonly seats: readonly string[];
  readonly fairness?: unknown;
  readonly chance?: Readonly<Record<string, readonly unknown[]>>;
  readonly seed?: string;
  readonly entries: readonly Written[];
  readonly outcome?: unknown;
}

/** A record of one of `games`; what its options are is for its game. */
export function recordOf(games: readonly string[], outcome: AnyDecoder): AnyDecoder {
  return objectOf<Recorded>({
    stolik: about('The version of this form.', only<number>(FORMAT)),
    game: oneOf(games),
    version: about('Of the game’s rules.', whole(1)),
    options: about('Only what differs from the default.', optional(anything)),
    seats: about('Names, by seat.', listOf(text)),
    fairness: about(
      'How it was dealt, for anyone to check. Without it this is a scenario.',
      optional<unknown>(anyOf(contributed, promised) as typeof anything),
    ),
    chance: about('Every outcome of chance, by its label, in order of use.', optional(mapOf(listOf(anything)))),
    seed: about('In a scenario: where chance comes from that is not written here.', optional(text)),
    entries: listOf(
      objectOf<Written>({
        seat: about('One that is not there is read, and refused when it is played.', whole(Number.MIN_SAFE_INTEGER)),
        move: about('A move of the game; anything else is read, and refused when it is played.', anything),
        by: about('Who sent it. A scenario may leave it out.', optional(oneOf(BY))),
      }),
    ),
    outcome: about(
      'Missing while it is unfinished, and where it was broken off.',
      optional<unknown>(nullable(outcome as typeof anything)),
    ),
  });
}
