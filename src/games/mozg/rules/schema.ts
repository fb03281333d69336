import {
  about,
  anyOf,
  closed,
  codes,
  explained,
  filled,
  named,
  only,
  seat,
  tagged,
  type Declaration,
} from '../../../kernel/declare.ts';
import { declared, oneOf, optional, boolean, integer } from '../../../kernel/decode.ts';
import { listOf, mapOf, nullable } from '../../../kernel/decode-document.ts';
import type { Seat } from '../../../kernel/seat.ts';
import { VALUES } from './card.ts';
import { DECK_SIZE } from './deck.ts';
import type { Event, Reason } from './event.ts';
import type { Mozg } from './index.ts';
import type { Known } from './known.ts';
import { FACES } from './face.ts';
import {
  MOST_SEATS,
  SIGNS,
  SWAPS,
  type Bury,
  type Exchange,
  type Gift,
  type Give,
  type Keep,
  type Pass,
  type Play,
  type Show,
  type Steal,
  type TakeUp,
} from './move.ts';
import { OPTIONS, type Options } from './options.ts';
import type { Refusal } from './refusals.ts';
import type { LastRoll, LastRound, Phase } from './state.ts';
import type { Own, Table } from './view.ts';

const card = named(
  'card',
  about('A card is its value: 0 is Komar, 8 Pająk, 11 Mysz. Equal cards are the same.', integer(0, VALUES - 1)),
);
const cards = listOf(card);
const howMany = integer(0);
const reason = oneOf<Reason>(['passed', 'stolen', 'round']);
const face = named('face', oneOf(FACES));
const sign = named('sign', oneOf(SIGNS));
/** A seat as a move may name it: whether it is at the table is for the rules. */
const meant = named('meant', about('A seat; it must be at the table and not the own one.', integer(0, MOST_SEATS - 1)));

const give = named(
  'give',
  declared<Give>(
    {
      description: 'Seat → how many further copies go into its graveyard. Cards played: one, and all of these.',
      type: 'object',
      minProperties: 1,
      propertyNames: { enum: Array.from({ length: MOST_SEATS }, (_, place) => String(place)) },
      additionalProperties: { type: 'integer', minimum: 1, maximum: DECK_SIZE - 1 },
    },
    mapOf(integer(1, DECK_SIZE - 1)),
  ),
);

const options = explained<Options>(OPTIONS.read, {
  refill:
    'kept: the table sees to refilling. forgotten: it is a move of its own, and too late once the next player has begun.',
  starter: 'How a tie for the next round’s first player is decided: drawn, or by rock, paper and scissors.',
  deck: 'By its name, or how many cards there are of each value and which values roll the die.',
  time: 'Whole seconds a decision may take. Without it there is no clock.',
});

const known = named(
  'known',
  about(
    'Cards known to be with one player, ascending; there may be others besides.',
    closed<Known>({
      hand: cards,
      graveyard: cards,
      either: about('In the hand or in the graveyard.', cards),
      drawn: about('Of the two drawn after a pass and not yet decided on.', cards),
    }),
  ),
);

const phase = named(
  'phase',
  about(
    'What is being decided.',
    oneOf<Phase>(['bury', 'turn', 'keep', 'refill', 'gift', 'steal', 'swap', 'show', 'over']),
  ),
);

export const schema: Declaration<Mozg> = {
  names: { pl: 'Gra o mózg', en: 'Gra o mózg' },
  options,
  move: anyOf(
    about('Put one of the three dealt into the own graveyard.', closed<Bury>({ bury: card })),
    about(
      'Put a card on the Horde, and further copies into graveyards.',
      closed<Play>({ play: card, give: optional(give) }),
    ),
    closed<Pass>({ pass: only(true) }),
    about('Keep one of the two drawn.', closed<Keep>({ keep: card })),
    about(
      'Take these from the own graveyard, in any order; a record has them ascending.',
      closed<TakeUp>({ refill: declared({ ...cards.takes, minItems: 1 }, listOf(card)) }),
    ),
    closed<Gift>({ gift: card, to: meant }),
    closed<Steal>({ steal: meant }),
    closed<Exchange>({ swap: oneOf(SWAPS), with: meant }),
    closed<Show>({ show: sign }),
  ),
  table: closed<Table>({
    options: filled(options),
    seats: about('How many play.', integer(2, MOST_SEATS)),
    aside: about('What Mysz set aside in this round, ascending.', cards),
    round: about('Rounds dealt.', integer(1)),
    step: about('Grows with every new decision.', howMany),
    phase,
    asked: about('Who is asked, ascending.', listOf(seat)),
    turn: about('Whose turn it is; null in the draft, while signs are shown and at the end.', nullable(seat)),
    first: about('In the draft: who will begin. Otherwise null.', nullable(seat)),
    extra: about('Whether another turn of the same player follows the refill being chosen.', boolean),
    late: about(
      'With refill forgotten: who may still refill until the next first move. Otherwise null.',
      nullable(seat),
    ),
    handCounts: about('By seat.', listOf(howMany)),
    graveyardCounts: about('By seat.', listOf(howMany)),
    brains: about('By seat.', listOf(howMany)),
    pool: about('Brains nobody has.', howMany),
    hordeTop: about('The card to beat; null where the Horde is empty.', nullable(card)),
    horde: about('The top card last.', cards),
    discard: about('Ascending.', cards),
    reserve: about('How many cards are left to draw.', howMany),
    renewed: about('What the Reserve was last renewed from, ascending; null until it was.', nullable(cards)),
    gone: about('Those of renewed that all know to have been drawn since.', cards),
    known: about('By seat, what everybody knows.', listOf(known)),
    contenders: about('Who ties for the first turn while signs decide it.', listOf(seat)),
    shown: about('The signs last shown together, by seat; null before.', nullable(listOf(nullable(sign)))),
    lastRoll: nullable(
      closed<LastRoll>({
        seat,
        face,
        other: about(
          'To, from or with whom; null while that is being chosen, and where nobody else is concerned.',
          nullable<Seat>(seat),
        ),
        swap: about('What was swapped.', nullable(oneOf(SWAPS))),
      }),
    ),
    lastRound: about(
      'How the round before ended.',
      nullable(closed<LastRound>({ horde: cards, lost: about('Brains paid, by seat.', listOf(howMany)) })),
    ),
    reason: about('Why it is over: a last brain lost by a pass, stolen, or in a round’s settlement.', nullable(reason)),
  }),
  own: closed<Own>({
    hand: about('Ascending.', cards),
    graveyard: about('Ascending.', cards),
    offered: about(
      'The three dealt or the two drawn while one of them is to be chosen; they are in the hand too.',
      cards,
    ),
    sign: about('The sign this seat shows, before all are shown.', nullable(sign)),
    knows: about(
      'By seat, what this one knows: what all know, what it gave, what it had before a swap.',
      listOf(known),
    ),
    drew: about('Those of renewed that this seat knows to have been drawn since.', cards),
  }),
  event: tagged<Event, 'kind'>('kind', {
    'round-began': { seat, round: integer(1) },
    dealt: { cards: howMany },
    buried: { seat },
    played: { seat, card, give: nullable(give) },
    'horde-discarded': { seat, cards: howMany },
    'horde-set-aside': { seat, cards: howMany },
    passed: { seat },
    reshuffled: { cards: howMany },
    drew: { seat, cards: howMany },
    kept: { seat },
    unplayed: { seat },
    refilled: { seat, cards: howMany },
    rolled: { seat, face },
    gifted: { seat, to: seat },
    stole: { seat, from: seat },
    swapped: { seat, with: seat, what: oneOf(SWAPS) },
    'rained-on': { seat, cards: howMany },
    'took-brain': { seat, brains: howMany },
    'another-turn': { seat },
    'round-ended': { lost: listOf(howMany) },
    shown: { signs: listOf(nullable(sign)) },
    finished: { reason },
  }),
  detail: closed<{ readonly rounds: number; readonly reason: Reason }>({
    rounds: about('Rounds dealt, the unfinished one included.', integer(1)),
    reason,
  }),
  refusal: codes<Refusal>({
    'not-now': 'Something else is asked.',
    'not-of-the-three': 'The card to bury is none of those just dealt.',
    'not-of-the-two': 'The card to keep is none of those just drawn.',
    'not-in-hand': 'The card to play or to give is not in the hand.',
    'not-in-graveyard': 'A card to take up is not in the own graveyard, or not as many of it.',
    'too-few-copies': 'More copies are given than are held besides the one played.',
    'must-be-higher': 'The card is not higher than the top of the Horde.',
    'spider-says-lower-than-8': 'On Pająk the card must be lower than 8.',
    'cannot-pass-on-empty-horde': 'The Horde is empty, and there is a card to play.',
    'wrong-number-of-cards': 'A refill takes exactly as many as are missing, or all there are.',
    'not-yourself': 'Nothing of this is done to oneself.',
    'no-such-opponent': 'That seat is not at this table.',
    'graveyard-is-empty': 'The other has no graveyard to swap.',
  }),
};
