import {
  about,
  anyOf,
  closed,
  codes,
  atMost,
  exactly,
  explained,
  filled,
  named,
  only,
  seat,
  tagged,
  type Declaration,
} from '../../../kernel/declare.ts';
import { oneOf, optional, boolean, integer } from '../../../kernel/decode.ts';
import { listOf, nullable } from '../../../kernel/decode-document.ts';
import { KINDS } from './card.ts';
import type { Event } from './event.ts';
import type { Rudy } from './index.ts';
import type { Refusal } from './legal.ts';
import { MOST, type Blank, type Written } from './move.ts';
import { OPTIONS, type Options } from './options.ts';
import type { Aloud, Field } from './state.ts';
import { TURNS } from './turns.ts';
import type { Own, Table } from './view.ts';

const NAMES: readonly string[] = [...KINDS.map(({ name }) => name), 'fox'];

const card = named('card', about('The species on it, joined by +, in a fixed order; or the fox.', oneOf(NAMES)));
const number = integer(0, MOST);
const field = named('field', closed<Field>({ number, circled: boolean }));
const board = about(
  'One field a turn; null is empty: not yet written, or left blank by the clock.',
  exactly(TURNS, listOf(nullable(field))),
);

const options = explained<Options>(OPTIONS.read, {
  fox: 'What the fox asks: how many species were seen, how many cards show the most frequent one, how many show one animal alone, how many cats there were.',
  scoring: 'With exact, only a number that is right scores.',
  lastAloud: 'Whoever writes last in a turn says the number aloud.',
  deck: 'By its name, or how many cards there are of each kind; the fox is added to every deck.',
  time: 'Whole seconds a turn may take. Without it there is no clock.',
});

/** Of the clock: nobody else says it. */
const blank = about('Said by the clock alone.', closed<Omit<Blank, 'number'>>({ blank: only(true) }));

const answers = about('The right number of every turn.', exactly(TURNS, listOf(integer(0))));

interface Together {
  readonly answers: readonly number[];
  readonly points: readonly (readonly number[])[];
  readonly circledPoints: readonly number[];
  readonly crossedOut: readonly number[];
}

interface Solo {
  readonly answers: readonly number[];
  readonly off: number;
  readonly won: boolean;
}

export const schema: Declaration<Rudy> = {
  names: { pl: 'Rudy', en: 'Rudy' },
  options,
  move: anyOf(closed<Written>({ number, circled: optional(only(true)) }), blank),
  table: closed<Table>({
    options: filled(options),
    seats: about('How many play.', integer(1)),
    turn: about('The turn being played, from 1; 20 also after the end.', integer(1, TURNS)),
    card: about('The card face up now. Earlier ones are nowhere to be found until the end.', card),
    waiting: about('Who has not written in this turn, ascending. These are asked.', listOf(seat)),
    last: about('With lastAloud: who was the last to write in this turn so far.', nullable<number>(seat)),
    aloud: about(
      'With lastAloud: who wrote last in the turn before, and what. Null in the first turn and where nobody wrote.',
      nullable(closed<Aloud>({ seat, number })),
    ),
    finished: about('All 20 cards are played; pile and boards are there.', boolean),
    pile: about(
      'After the end: the cards in the order they were turned; while it is revealed, so far.',
      optional(atMost(TURNS, listOf(card))),
    ),
    boards: about(
      'After the end: what everybody wrote, by seat; while it is revealed, on as many cards as the pile has.',
      optional(listOf(atMost(TURNS, listOf(nullable(field))))),
    ),
  }),
  own: closed<Own>({
    numbers: about('What this seat has written.', board),
    circleUsed: about('Whether its one circle is drawn. In solo there is none to draw, whatever this says.', boolean),
  }),
  event: tagged<Event, 'kind'>('kind', {
    wrote: { seat },
    'ran-out': { seat },
    aloud: { seat, number },
    turned: { turn: integer(1, TURNS), card },
    finished: {},
  }),
  detail: anyOf(
    closed<Together>({
      answers,
      points: about('By seat and turn.', listOf(exactly(TURNS, listOf(integer(0))))),
      circledPoints: about(
        'By seat, of the circled number, doubled; 0 where it was wrong or there was none.',
        listOf(integer(0)),
      ),
      crossedOut: about('By seat, how many numbers were too high.', listOf(integer(0))),
    }),
    closed<Solo>({ answers, off: about('How far the numbers were off in all.', integer(0)), won: boolean }),
  ),
  refusal: codes<Refusal>({
    'already-written': 'The number of this turn is written, and final. Not being asked is told by this code too.',
    'no-circle': 'There is no circle in solo.',
    'circle-used': 'The one circle is drawn already.',
  }),
};
