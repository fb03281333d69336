import { about, closed, codes, only } from '../kernel/declare.ts';
import { declared, oneOf, optional, boolean, integer, type Decoder } from '../kernel/decode.ts';
import { listOf, matching, nullable, text } from '../kernel/decode-document.ts';
import type { Json } from '../kernel/json.ts';
import type { Down, HouseNotice } from './down.ts';
import { EMOTES } from './emote.ts';
import { PROTOCOL } from './protocol.ts';

type DownOf<T extends Down['t']> = Extract<Down, { readonly t: T }>;

/** What the wire carries and does not look into. */
export interface Cargo {
  readonly lobby: Decoder<Json>;
  readonly table: Decoder<Json>;
  readonly own: Decoder<Json>;
  readonly event: Decoder<Json>;
  readonly outcome: Decoder<Json>;
  readonly code: Decoder<string>;
}

const key = matching(/^[0-9a-f]{32}$/, 'a key');
const hex32 = matching(/^[0-9a-f]{64}$/, '32 bytes in hexadecimal');
const seat = integer(0);
const id = about('That of the message it answers.', optional(integer(0)));

const links = closed<NonNullable<DownOf<'welcome'>['links']>>({ watch: key, tv: key });

/** One of `EMOTES`; the message has it as a text. */
const emoteName: Decoder<string> = declared({ enum: EMOTES }, text);

const closing = codes<DownOf<'closing'>['why']>({
  restart: 'The server stops or is away for a moment; come back.',
  'too-slow': 'No hello came in time; come back.',
  'too-many':
    'There are too many connections at this table or of this chair, too many hellos, or too many messages before the welcome; come back if again says when.',
  kicked: 'The host has sent you away.',
  left: 'You have left, perhaps on another device.',
  moved: 'The seat has moved to another device.',
  'spectators-off': 'The host has switched watching off, for the TV too, or has made new links.',
  'no-table': 'There is no such table.',
  shut: 'Whoever runs the server has closed the table, or keeps this address out.',
});

export const houseNotice = closed<HouseNotice>({
  left: about('The server restarts after so many milliseconds; null: it is not said when.', nullable(integer(0))),
  text: about(
    'In the operator’s own words, by language.',
    closed<HouseNotice['text']>({ pl: optional(text), en: optional(text) }),
  ),
});

/** Why a message, or a request, never came to a table. */
export const wireRefusal = codes({
  'bad-message': 'It cannot be read; place and why tell what is wrong.',
  'old-program': 'The hello names another version of this protocol.',
  'too-fast': 'Too much of this from one chair, at one table or from one address; wait tells how long to wait.',
});

/** Every message down, by its kind. */
export function downOf({ lobby, table, own, event, outcome, code }: Cargo): {
  readonly [T in Down['t']]: Decoder<DownOf<T>>;
} {
  return {
    welcome: closed<DownOf<'welcome'>>({
      t: only('welcome'),
      protocol: about(`The wire’s version: ${PROTOCOL}.`, integer(1)),
      chair: about('The own chair; null for spectators and the TV.', nullable(integer(0))),
      role: oneOf(['seat', 'watch', 'tv']),
      links: about('The keys of the spectators’ and the TV’s link; for people with a chair only.', nullable(links)),
      awaited: about('Whether the match waits for the own chair.', boolean),
      lobby,
    }),
    lobby: closed<DownOf<'lobby'>>({ t: only('lobby'), lobby }),
    view: closed<DownOf<'view'>>({
      t: only('view'),
      match: text,
      n: about('Entries so far.', integer(0)),
      hash: about('The chain’s hash after entry n.', hex32),
      toAct: about('Who is asked, ascending.', listOf(seat)),
      awaited: about('Those of them whom the table waits for; missing where it is all.', optional(listOf(seat))),
      held: about(
        'All have answered, and what follows comes when the host says next; missing otherwise.',
        optional(only(true)),
      ),
      table: about('What lies face up.', table),
      reveal: about(
        'While the end of a match is revealed to all together: how far, the last moment, and whether it is held there.',
        optional(
          closed<NonNullable<DownOf<'view'>['reveal']>>({
            moment: integer(0),
            last: integer(0),
            held: boolean,
            outcome: about('For whoever has let go of the others, and before the lobby has it.', optional(outcome)),
          }),
        ),
      ),
      seat: about('The own one; null for all who only look.', nullable(seat)),
      question: about(
        'The number to answer with; null when not asked. Missing without a seat.',
        optional(nullable(integer(0))),
      ),
      own: about('What only this seat sees. Missing without a seat.', optional(own)),
      left: about('Milliseconds left when it was sent; null where nobody hurries.', nullable(integer(0))),
      paused: boolean,
      events: about(
        'What happened since the last view of this connection, oldest first; at most the newest 256.',
        listOf(event),
      ),
    }),
    refused: closed<DownOf<'refused'>>({
      t: only('refused'),
      question: about('That of the move it answers.', optional(integer(0))),
      id,
      code,
      place: about('What in the message is wrong.', optional(text)),
      why: about('In English, for whoever writes a program.', optional(text)),
      late: about(
        'In a race: who was first, and by how many milliseconds.',
        optional(closed<NonNullable<DownOf<'refused'>['late']>>({ seat, ms: integer(0) })),
      ),
      wait: about('It can be done after so many milliseconds.', optional(integer(1))),
      absent: about('So many people are away.', optional(integer(1))),
    }),
    done: closed<DownOf<'done'>>({
      t: only('done'),
      id,
      receipt: about(
        'For a promise, or its opening, as it is kept.',
        optional(
          closed<NonNullable<DownOf<'done'>['receipt']>>({
            match: text,
            attempt: integer(1),
            seat,
            promise: optional(hex32),
            bytes: optional(hex32),
          }),
        ),
      ),
      pass: about('For pass: what redeem takes on the other device.', optional(text)),
      wishes: about(
        'For wishes: what people want to be called who are called otherwise.',
        optional(
          listOf(
            closed<NonNullable<DownOf<'done'>['wishes']>[number]>({
              chair: integer(0),
              name: text,
              bad: about('There may be a bad word in it.', boolean),
            }),
          ),
        ),
      ),
      grip: about('For show-on: what moves or frees the screen from now on.', optional(key)),
    }),
    said: closed<DownOf<'said'>>({
      t: only('said'),
      chair: integer(0),
      text: optional(text),
      emote: optional(emoteName),
    }),
    closing: closed<DownOf<'closing'>>({
      t: only('closing'),
      why: closing,
      again: about(
        'Come back after so many milliseconds, with the same hello; null: not at all.',
        nullable(integer(0)),
      ),
    }),
    notice: closed<DownOf<'notice'>>({
      t: only('notice'),
      notice: about('What whoever runs the server tells everybody; null: no longer.', nullable(houseNotice)),
    }),
    screen: closed<DownOf<'screen'>>({
      t: only('screen'),
      code: about('What the screen is found by, until it is told another.', text),
    }),
    show: closed<DownOf<'show'>>({
      t: only('show'),
      at: about(
        'The table to show, and the key of its TV link; null: nothing any more.',
        nullable(closed<NonNullable<DownOf<'show'>['at']>>({ table: text, code: text, tv: key })),
      ),
    }),
    pong: closed<DownOf<'pong'>>({ t: only('pong'), id }),
  };
}
