import { about, anyOf, explained, only } from './declare.ts';
import { objectOf, oneOf, optional, integer, type AnyDecoder } from './decode.ts';
import { anything, listOf, mapOf, nullable, text } from './decode-document.ts';
import { readEarlierFairness, readFairness } from './proof.ts';
import { FORMAT } from './record.ts';
import { BY, type By } from './seat.ts';

// The form of a record, for its document. `record.ts` reads one by hand: what it asks depends on the game and on whether
// it is a scenario.

/** How matches were dealt before devices promised their bytes. */
const contributed = about('Dealt from bytes that the devices sent in clear.', readEarlierFairness(0));

const promised = about(
  'Dealt from bytes that the devices promised first and then opened.',
  explained(readFairness(0), {
    match: 'Its id.',
    attempt: 'The one that was dealt, from 1.',
    secret: 'The server’s.',
    commitment: 'What the server published to it.',
    promises: 'By seat; null where none came.',
    openings: 'By seat; null where none came.',
    brokenOff: 'Earlier attempts, with those who promised and did not open.',
    thrownAway: 'Matches this table gave up since its last record.',
    without: 'Seats whose luck the host left out after they had not opened.',
    group:
      'Where several tables got this deal: which of them this is, of how many, and where its seats stand in the lists.',
    names: 'By seat, the salted hash that stands for the name in the chain and under the signature.',
    salts: 'By seat, 16 bytes; null where the name was taken out.',
    chain: 'The hashes of the log: the last in full, and the beginning of every one, those of the head first.',
    house: 'The Ed25519 key of the house.',
    signature: 'What the house signed.',
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
    version: about('Of the game’s rules.', integer(1)),
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
        seat: about('One that is not there is read, and refused when it is played.', integer(Number.MIN_SAFE_INTEGER)),
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
