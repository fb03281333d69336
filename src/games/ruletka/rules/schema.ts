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
import { oneOf, boolean, integer, type Decoder, type Fields } from '../../../kernel/decode.ts';
import { listOf, nullable } from '../../../kernel/decode-document.ts';
import type { Seat } from '../../../kernel/seat.ts';
import { ACTION_CARDS, type ActionCard, type GunCard } from './card.ts';
import type { Event } from './event.ts';
import { SEATS } from './seats.ts';
import type { Ruletka } from './index.ts';
import { MOST_BET, type CardMove } from './move.ts';
import { OPTIONS, type Options } from './options.ts';
import type { Refusal } from './legal.ts';
import type { Accusation, Aim, Fired, Look, Played, Reason, Volley } from './state.ts';
import { GUN_SIZE, LIVES } from './sizes.ts';
import { PHASES } from './phase.ts';
import type { Own, PattedDown, Peeped, Table } from './view.ts';

const gunCard = named('gunCard', oneOf<GunCard>(['click', 'bullet']));
const actionCard = named('actionCard', oneOf(ACTION_CARDS));
const howMany = integer(0);
const bet = named('bet', about('How many shots.', integer(0, MOST_BET)));
const aim: Decoder<Aim> = named(
  'aim',
  about('Where a gun points: a seat, its owner’s own included, or the air.', anyOf(seat, only('air'))),
);
const reason = oneOf<Reason>(['captain', 'points', 'nobody']);
const looks = listOf(closed<Look>({ seat, on: seat }));
const guns = listOf(closed<Fired>({ seat, card: gunCard, at: aim }));
const seats = listOf<Seat>(seat);

const MEANT = { on: seat, and: seat, at: seat, bet };

/** The move of any of `cards`, which names this much. */
function playing<const Card extends ActionCard, const Key extends keyof typeof MEANT = never>(
  cards: readonly Card[],
  ...keys: readonly Key[]
): Decoder<{ readonly card: Card } & Readonly<Record<Key, number>>> {
  const fields = { card: oneOf(cards), ...Object.fromEntries(keys.map((key) => [key, MEANT[key]])) };
  return closed(fields as unknown as Fields<{ readonly card: Card } & Readonly<Record<Key, number>>>);
}

const cardMove: Decoder<CardMove> = named(
  'cardMove',
  about(
    'An action card and whom it is played on.',
    anyOf(
      playing(['dud', 'air-gun', 'shoot-somebody', 'bribe']),
      playing(['peeper', 'pat-down', 'raise', 'weak-knees', 'spin-again', 'gift'], 'on'),
      playing(['nerves'], 'bet'),
      playing(['swapped-dice'], 'on', 'and'),
      playing(['bang-bang'], 'at'),
      playing(['change-of-aim'], 'on', 'at'),
    ),
  ),
);

const options = explained<Options>(OPTIONS.read, {
  pace: 'relaxed waits for everybody; the others give every question its seconds.',
  target: 'Points that win.',
  deck: 'By its name, or how many there are of each action card.',
});

export const schema: Declaration<Ruletka> = {
  names: { pl: 'Rosyjska Ruletka', en: 'Rosyjska Ruletka' },
  options,
  move: anyOf(
    closed<{ readonly pocket: GunCard }>({ pocket: gunCard }),
    closed<{ readonly spin: Seat }>({ spin: about('Whose gun.', seat) }),
    closed<{ readonly ready: true }>({ ready: only(true) }),
    closed<{ readonly bet: number }>({ bet }),
    closed<{ readonly accuse: Seat }>({ accuse: seat }),
    closed<{ readonly lastCall: true }>({ lastCall: only(true) }),
    closed<{ readonly pass: true }>({ pass: only(true) }),
    closed<{ readonly aim: Seat }>({ aim: seat }),
    closed<{ readonly take: true }>({ take: only(true) }),
    closed<{ readonly showOff: true }>({ showOff: only(true) }),
    cardMove,
  ),
  table: closed<Table>({
    options: filled(options),
    seats: about('How many play.', integer(2, SEATS.most)),
    round: integer(1),
    phase: about('What is going on; the page tells what may be said in each.', oneOf(PHASES)),
    asking: about('Grows when a window opens, or opens again.', howMany),
    timer: about('Grows when a clock starts afresh.', howMany),
    waiting: about('Whom the table waits for, ascending.', seats),
    unanswered: about('Who has not answered, or not passed, ascending.', seats),
    owing: about('Who must say where their gun points, ascending.', seats),
    points: about('By seat.', listOf(howMany)),
    lives: about('By seat: characters left, the captain last.', listOf(integer(0, LIVES))),
    out: about('By seat: lost a character this round, or dead.', listOf(boolean)),
    fallen: about(
      'By seat: the order of the captains’ deaths; 0 for the living, equal for those who died together.',
      listOf(howMany),
    ),
    bullets: about('By seat: bullets among its seven cards.', listOf(integer(0, GUN_SIZE))),
    spareBullets: about('Bullets in nobody’s gun.', howMany),
    left: about('By seat: cards left in the gun.', listOf(integer(0, GUN_SIZE))),
    spent: about('By seat: what the gun has fired, face up.', listOf(listOf(gunCard))),
    spun: about('By seat: the gun was spun this round.', listOf(boolean)),
    clickless: about('Guns known to hold no click.', seats),
    shown: about('By seat: the pocket was shown this round.', listOf(boolean)),
    shownPockets: about('By seat: what was shown; null where nothing was.', listOf(nullable(gunCard))),
    peeps: about('Who looked into which gun, not shuffled since.', looks),
    patDowns: about('Who looked into which pocket.', looks),
    bets: about('By seat: null until all are revealed together.', listOf(nullable(bet))),
    accusationUsed: about('By seat: the accusation of this round is spent.', listOf(boolean)),
    accusation: about(
      'Who is accused now, and by whom in order of arrival.',
      nullable(closed<Accusation>({ accused: seat, accusers: seats })),
    ),
    lastCall: about('The last call runs.', boolean),
    shot: about('1 to 5 while shooting, otherwise 0.', integer(0, MOST_BET)),
    aims: about('By seat.', listOf(aim)),
    incoming: about('By seat: bullets about to hit.', listOf(howMany)),
    showingOff: about('The last captain has chosen to fire the rest.', boolean),
    volleys: about(
      'This round’s shots, and until the next are fired the last round’s.',
      listOf(closed<Volley>({ shot: integer(1, MOST_BET), guns })),
    ),
    handCounts: about('By seat: action cards in hand.', listOf(howMany)),
    deckCount: about('Action cards left to draw.', howMany),
    discard: listOf(actionCard),
    reshuffled: about(
      'What the discard held when it last became the deck; null until it did.',
      nullable(listOf(actionCard)),
    ),
    played: about('The last card played where the order matters.', nullable(closed<Played>({ seat, move: cardMove }))),
    reason: about('Why it is over: one captain left, enough points, or nobody left.', nullable(reason)),
    winners: seats,
  }),
  own: closed<Own>({
    hand: about('In the order of the action cards.', listOf(actionCard)),
    pocket: about('What this seat pocketed this round.', nullable(gunCard)),
    gun: about(
      'What is left in the own gun, in no order.',
      closed<Own['gun']>({ click: integer(0, GUN_SIZE), bullet: integer(0, GUN_SIZE) }),
    ),
    bet: about('The own bet, also before it is revealed.', nullable(bet)),
    peeped: about(
      'The first cards of a gun, from the top as it was.',
      listOf(closed<Peeped>({ on: seat, cards: listOf(gunCard) })),
    ),
    pattedDown: about('What was found in a pocket.', listOf(closed<PattedDown>({ on: seat, card: gunCard }))),
  }),
  event: tagged<Event, 'kind'>('kind', {
    pocketed: { seat },
    loaded: {},
    spun: { seat, on: seat },
    ready: { seat },
    bet: { seat },
    revealed: { bets: listOf(nullable(bet)) },
    played: { seat, move: cardMove },
    passed: { seat },
    'last-call': { seat },
    accused: { seat, on: seat },
    joined: { seat, on: seat },
    shown: { seat, card: gunCard },
    drew: { seat, count: howMany },
    reshuffled: {},
    'bullet-added': { seat, bullets: integer(0, GUN_SIZE) },
    'no-bullet-added': { seat },
    aimed: { seat, at: seat },
    fired: { shot: integer(1, MOST_BET), guns },
    lost: { seat, lives: integer(0, LIVES) },
    take: { seat },
    'show-off': { seat },
    scored: { seat, points: howMany },
    round: { round: integer(1) },
    finished: { reason },
  }),
  detail: closed<{ readonly reason: Reason; readonly rounds: number }>({
    reason,
    rounds: about('Rounds begun.', integer(1)),
  }),
  refusal: codes<Refusal>({
    'not-now': 'Nothing of the kind, or not this card, in this phase.',
    'no-click-to-pocket': 'All seven cards are bullets.',
    'no-such-player': 'That seat is not at this table.',
    'gun-already-spun': 'Each gun is spun once a round.',
    'already-accused': 'The own accusation of this round is spent.',
    'not-yourself': 'It must be somebody else.',
    'another-is-accused': 'An accusation stands: that one can be joined, no other made.',
    'pocket-already-shown': 'There is nothing left to find out in that pocket.',
    'last-call-running': 'It has been called.',
    'already-passed': 'Nobody waits for this seat: it has passed, and may still accuse, play a card or call.',
    'aim-owed': 'Only the aim that is owed is asked.',
    'no-aim-owed': 'No card lets one aim now.',
    'no-such-card-in-hand': 'The card to play is not in the hand.',
    'you-are-out': 'Out of the round only skull cards are played; the dead do not accuse.',
    'out-of-the-game': 'The one meant is dead.',
    'same-player-twice': 'The card wants two players.',
    'not-shooting': 'The gun meant does not fire this shot.',
    'not-accused': 'Only the accused can play this card.',
  }),
};
