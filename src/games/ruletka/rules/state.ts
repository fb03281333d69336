import type { Chance } from '../../../kernel/chance.ts';
import { shuffleLot } from '../../../kernel/lot.ts';
import { everySeat, type Seat } from '../../../kernel/seat.ts';
import { ACTIONS_IN_RECORDS, type ActionCard, type GunCard } from './card.ts';
import { cardsOf } from './deck.ts';
import type { CardMove } from './move.ts';
import { deckOf, type Options } from './options.ts';
import type { Phase } from './phase.ts';
import { GUN_SIZE, LIVES } from './sizes.ts';

/** Why it ended: one captain left, enough points, or nobody left. */
export type Reason = 'captain' | 'points' | 'nobody';

/** Where a gun points: a seat, the owner's own included, or the air. */
export type Aim = Seat | 'air';

/** Who is to be searched, and who says so, in order of arrival. */
export interface Accusation {
  readonly accused: Seat;
  readonly accusers: readonly Seat[];
}

/** One gun's part of a shot. */
export interface Fired {
  readonly seat: Seat;
  readonly card: GunCard;
  readonly at: Aim;
}

/** All guns that went off together. */
export interface Volley {
  readonly shot: number;
  readonly guns: readonly Fired[];
}

/** An action card and who played it. */
export interface Played {
  readonly seat: Seat;
  readonly move: CardMove;
}

/** Somebody looked at what is another's to hide: a gun's top, or a pocket. */
export interface Look {
  readonly seat: Seat;
  readonly on: Seat;
}

/** Lists inside lists are replaced, never changed, so that copies can share them. Lists per seat are in seat order. */
export interface State {
  readonly options: Options;
  readonly seats: number;
  round: number;
  phase: Phase;
  /** Grows when a window opens, or opens again. */
  asking: number;
  /** Grows when a clock starts afresh. */
  timer: number;
  /** Who has not answered since the window opened, or opened again, ascending. */
  unanswered: Seat[];
  /** Who must pick somebody to aim at, ascending. */
  owing: Seat[];
  points: number[];
  /** Characters left, the captain last: 4 to 0. */
  lives: number[];
  /** Lost a character this round, or dead. */
  out: boolean[];
  /** When the captain died: 0 not at all; equal numbers died together. */
  fallen: number[];

  /** Bullets among each player's seven cards. */
  bullets: number[];
  /** Cards left in the gun, fired from the front; all seven when it is put together. */
  guns: (readonly GunCard[])[];
  /** What was pocketed this round. It stays known to who knew it, also when the gun has been renewed. */
  pockets: (GunCard | null)[];
  shown: boolean[];
  /** Fired, face up. */
  spent: (readonly GunCard[])[];
  spun: boolean[];
  /** Guns that everybody has seen take no further bullet: there is no click in them. */
  clickless: Seat[];
  peeps: readonly Look[];
  patDowns: readonly Look[];

  bets: (number | null)[];
  accusationUsed: boolean[];
  accusation: Accusation | null;
  lastCall: boolean;
  /** 1 to 5 while shooting, otherwise 0. */
  shot: number;
  aims: Aim[];
  /** Bullets about to hit each player. */
  incoming: number[];
  showingOff: boolean;
  /** This round's shots, and until the next ones are fired the last round's. */
  volleys: readonly Volley[];

  hands: (readonly ActionCard[])[];
  deck: readonly ActionCard[];
  discard: readonly ActionCard[];
  /** What the discard held when it last became the deck. */
  reshuffled: readonly ActionCard[] | null;
  /** The last card played where the order matters. */
  played: Played | null;
  reason: Reason | null;
}

export const ACTIONS = shuffleLot('actions', ACTIONS_IN_RECORDS);
export const ACTIONS_RESHUFFLE = shuffleLot('actions-reshuffle', ACTIONS_IN_RECORDS);

/** All seven cards of a gun, by how many are bullets. */
const WHOLE_GUNS: readonly (readonly GunCard[])[] = Array.from({ length: GUN_SIZE + 1 }, (_, bullets) =>
  Object.freeze(Array.from({ length: GUN_SIZE }, (_card, i) => (i < GUN_SIZE - bullets ? 'click' : 'bullet'))),
);

export function wholeGun(bullets: number): readonly GunCard[] {
  return WHOLE_GUNS[bullets] ?? [];
}

export function setup(options: Options, seats: number, chance: Chance): State {
  const actions = chance.take(ACTIONS, cardsOf(deckOf(options)));
  const each = <T>(value: T): T[] => everySeat(seats).map(() => value);
  return {
    options,
    seats,
    round: 1,
    phase: 'loading',
    asking: 0,
    timer: 0,
    unanswered: everySeat(seats),
    owing: [],
    points: each(0),
    lives: each(LIVES),
    out: each(false),
    fallen: each(0),
    bullets: each(1),
    guns: each(wholeGun(1)),
    pockets: each<GunCard | null>(null),
    shown: each(false),
    spent: each<readonly GunCard[]>([]),
    spun: each(false),
    clickless: [],
    peeps: [],
    patDowns: [],
    bets: each<number | null>(null),
    accusationUsed: each(false),
    accusation: null,
    lastCall: false,
    shot: 0,
    aims: everySeat(seats),
    incoming: each(0),
    showingOff: false,
    volleys: [],
    hands: actions.slice(0, seats).map((card) => [card]),
    deck: actions.slice(seats),
    discard: [],
    reshuffled: null,
    played: null,
    reason: null,
  };
}

export function copy(state: State): State {
  return {
    options: state.options,
    seats: state.seats,
    round: state.round,
    phase: state.phase,
    asking: state.asking,
    timer: state.timer,
    unanswered: state.unanswered.slice(),
    owing: state.owing.slice(),
    points: state.points.slice(),
    lives: state.lives.slice(),
    out: state.out.slice(),
    fallen: state.fallen.slice(),
    bullets: state.bullets.slice(),
    guns: state.guns.slice(),
    pockets: state.pockets.slice(),
    shown: state.shown.slice(),
    spent: state.spent.slice(),
    spun: state.spun.slice(),
    clickless: state.clickless.slice(),
    peeps: state.peeps,
    patDowns: state.patDowns,
    bets: state.bets.slice(),
    accusationUsed: state.accusationUsed.slice(),
    accusation: state.accusation,
    lastCall: state.lastCall,
    shot: state.shot,
    aims: state.aims.slice(),
    incoming: state.incoming.slice(),
    showingOff: state.showingOff,
    volleys: state.volleys,
    hands: state.hands.slice(),
    deck: state.deck,
    discard: state.discard,
    reshuffled: state.reshuffled,
    played: state.played,
    reason: state.reason,
  };
}
