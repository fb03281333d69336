import { about, closed, codes, seat } from '../kernel/declare.ts';
import { oneOf, optional, boolean, integer, type Decoder } from '../kernel/decode.ts';
import { listOf, nullable, text } from '../kernel/decode-document.ts';
import { phase } from '../table/schema.ts';
import type { CodeAnswer, GameAnswer, GamesAnswer, PeopleAnswer, RecordsAnswer, SeatedAnswer } from './answer.ts';
import type { HallEntry } from './hall.ts';
import type { Refusal } from './refusal.ts';

export const games: Decoder<GamesAnswer> = closed<GamesAnswer>({
  protocol: integer(1),
  house: about('The Ed25519 key that signs the records, 32 bytes in hexadecimal.', text),
  phones: about('The address other devices find the house under; only its own computer is told.', nullable(text)),
  people: about('Whether tables may be opened to everybody in the house.', boolean),
  games: listOf(
    closed<GameAnswer>({
      game: text,
      version: about('Of the rules.', integer(1)),
      seats: about('How many can play.', closed<GameAnswer['seats']>({ least: integer(1), most: integer(1) })),
      bots: about('Levels, from the weakest to the strongest.', listOf(text)),
    }),
  ),
});

export const seated: Decoder<SeatedAnswer> = closed<SeatedAnswer>({
  table: text,
  code: text,
  chair: integer(0),
  token: about('Missing where a cookie keeps it, and for somebody who sits here already.', optional(text)),
});

export const found: Decoder<CodeAnswer> = closed<CodeAnswer>({
  table: text,
  code: text,
  game: text,
  phase: phase as Decoder<string>,
  locked: boolean,
  people: about('Chairs taken, bots included.', integer(0)),
  host: about('The host’s name.', nullable(text)),
});

export const people: Decoder<PeopleAnswer> = closed<PeopleAnswer>({
  tables: about(
    'Those that begin soon first, at most 24.',
    listOf(
      closed<HallEntry>({
        ticket: about('For `at`: it leads to a seat and to nothing else.', text),
        game: text,
        lang: text,
        pace: about('timed: a clock runs.', oneOf(['calm', 'timed'])),
        free: about('Seats for people in the next match.', integer(1)),
        playing: about('A match runs: whoever comes now plays the next.', boolean),
      }),
    ),
  ),
});

export const records: Decoder<RecordsAnswer> = closed<RecordsAnswer>({
  records: listOf(
    closed<RecordsAnswer['records'][number]>({
      match: text,
      at: about('When it ended, in milliseconds since 1970.', integer(0)),
    }),
  ),
});

export function refusalOf(code: Decoder<string>): Decoder<Refusal> {
  return closed<Refusal>({
    code,
    place: about('What in the body is wrong.', optional(text)),
    why: about('In English, for whoever writes a program.', optional(text)),
    late: about(
      'In a race: who was first, and by how many milliseconds.',
      optional(closed<NonNullable<Refusal['late']>>({ seat, ms: integer(0) })),
    ),
    wait: about('For too-fast: after so many milliseconds it may be tried again.', optional(integer(0))),
  });
}

/** Why a request never came to a table. */
export const serverRefusal = codes({
  'no-table': 'There is no such table or code.',
  'no-record': 'There is no such match at this table, or it has not ended.',
  'no-screen': 'No screen waits under that code, or none of that grip is on.',
  'spectators-off': 'The host has switched watching off, for the TV too.',
  'not-found': 'There is nothing at this address.',
  'wrong-host': 'The server does not answer to the name in Host; why tells what its operator can set.',
  'wrong-origin': 'A page of another site may not ask this.',
  'too-long': 'The body is too long.',
  closed: 'The server is starting or stopping.',
  banned: 'Whoever runs the server keeps this address out; wait tells for how long.',
});
