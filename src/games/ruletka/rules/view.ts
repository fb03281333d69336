import { present, type Seat } from '../../../kernel/seat.ts';
import type { ActionCard, GunCard } from './card.ts';
import { count, pocketOf, spareBullets } from './gun.ts';
import type { Options } from './options.ts';
import { winners } from './outcome.ts';
import type { Accusation, Aim, Look, Played, Reason, State, Volley } from './state.ts';
import type { Phase } from './phase.ts';
import { awaited } from './who.ts';

/** What everybody can see. Lists of numbers and flags are per seat. */
export interface Table {
  readonly options: Options;
  readonly seats: number;
  readonly round: number;
  readonly phase: Phase;
  readonly asking: number;
  readonly timer: number;
  /** Whom the window waits for, ascending: `unanswered` and `owing` together. While accusing all are asked (W28). */
  readonly waiting: readonly Seat[];
  /** Who has not answered, or not passed. */
  readonly unanswered: readonly Seat[];
  /** Who owes an aim. */
  readonly owing: readonly Seat[];
  readonly points: readonly number[];
  readonly lives: readonly number[];
  /** Lost a character this round, or dead. */
  readonly out: readonly boolean[];
  /** The order of the captains' deaths; 0 for the living. */
  readonly fallen: readonly number[];
  /** Among each player's seven cards. */
  readonly bullets: readonly number[];
  readonly spareBullets: number;
  /** Cards left in each gun. */
  readonly left: readonly number[];
  readonly spent: readonly (readonly GunCard[])[];
  readonly spun: readonly boolean[];
  /** Guns known to hold no click. */
  readonly clickless: readonly Seat[];
  readonly shown: readonly boolean[];
  /** Pockets that were shown. */
  readonly shownPockets: readonly (GunCard | null)[];
  /** Who peeped into which gun, not shuffled since. */
  readonly peeps: readonly Look[];
  readonly patDowns: readonly Look[];
  /** Null until all are revealed together. */
  readonly bets: readonly (number | null)[];
  readonly accusationUsed: readonly boolean[];
  readonly accusation: Accusation | null;
  readonly lastCall: boolean;
  readonly shot: number;
  readonly aims: readonly Aim[];
  /** Bullets about to hit each player. */
  readonly incoming: readonly number[];
  readonly showingOff: boolean;
  readonly volleys: readonly Volley[];
  readonly handCounts: readonly number[];
  readonly deckCount: number;
  readonly discard: readonly ActionCard[];
  readonly reshuffled: readonly ActionCard[] | null;
  readonly played: Played | null;
  readonly reason: Reason | null;
  readonly winners: readonly Seat[];
}

/** The first cards of a gun, from the top as it was. */
export interface Peeped {
  readonly on: Seat;
  readonly cards: readonly GunCard[];
}

export interface PattedDown {
  readonly on: Seat;
  readonly card: GunCard;
}

/** What one player sees besides. */
export interface Own {
  readonly hand: readonly ActionCard[];
  /** What this player pocketed this round. */
  readonly pocket: GunCard | null;
  /** What is left in this player's gun, in no order. */
  readonly gun: { readonly click: number; readonly bullet: number };
  /** This player's bet, also before it is revealed. */
  readonly bet: number | null;
  readonly peeped: readonly Peeped[];
  readonly pattedDown: readonly PattedDown[];
}

const PEEPED = 3;

export function table(state: State): Table {
  const hidden = state.phase === 'betting';
  return {
    options: state.options,
    seats: state.seats,
    round: state.round,
    phase: state.phase,
    asking: state.asking,
    timer: state.timer,
    waiting: awaited(state),
    unanswered: state.unanswered,
    owing: state.owing,
    points: state.points,
    lives: state.lives,
    out: state.out,
    fallen: state.fallen,
    bullets: state.bullets,
    spareBullets: spareBullets(state),
    left: state.guns.map((gun) => gun.length),
    spent: state.spent,
    spun: state.spun,
    clickless: state.clickless,
    shown: state.shown,
    shownPockets: state.pockets.map((card, seat) => (state.shown[seat] === true ? card : null)),
    peeps: state.peeps,
    patDowns: state.patDowns,
    bets: hidden ? state.bets.map(() => null) : state.bets,
    accusationUsed: state.accusationUsed,
    accusation: state.accusation,
    lastCall: state.lastCall,
    shot: state.shot,
    aims: state.aims,
    incoming: state.incoming,
    showingOff: state.showingOff,
    volleys: state.volleys,
    handCounts: state.hands.map((hand) => hand.length),
    deckCount: state.deck.length,
    discard: state.discard,
    reshuffled: state.reshuffled,
    played: state.played,
    reason: state.reason,
    winners: winners(state),
  };
}

export function own(state: State, seat: Seat): Own {
  const gun = present(state.guns[seat]);
  return {
    hand: present(state.hands[seat]),
    pocket: present(state.pockets[seat]),
    gun: { click: count(gun, 'click'), bullet: count(gun, 'bullet') },
    bet: present(state.bets[seat]),
    peeped: distinct(state.peeps, seat).map((on) => ({ on, cards: topOf(state, on) })),
    pattedDown: distinct(state.patDowns, seat).map((on) => ({ on, card: pocketOf(state, on) })),
  };
}

function distinct(looks: readonly Look[], seat: Seat): Seat[] {
  return [...new Set(looks.filter((look) => look.seat === seat).map((look) => look.on))];
}

/** A gun that was peeped into has not been shuffled since, so what it fired came from the top. */
function topOf(state: State, on: Seat): GunCard[] {
  return [...present(state.spent[on]), ...present(state.guns[on])].slice(0, PEEPED);
}
