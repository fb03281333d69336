import { seedKey } from '../../../kernel/fairness.ts';
import type { JsonObject } from '../../../kernel/json.ts';
import { start, submit, type Match } from '../../../kernel/match.ts';
import { everySeat, type By, type Seat } from '../../../kernel/seat.ts';
import { withoutCard, type ActionCard, type GunCard } from './card.ts';
import { cardsOf } from './deck.ts';
import { ruletka, type Event, type Own, type Ruletka, type State, type Table } from './index.ts';
import { deckOf } from './options.ts';

type Playing = Match<Ruletka>;

export interface Setting {
  readonly seats?: number;
  readonly options?: JsonObject;
  /** Nobody holds anything but what is said here. */
  readonly hands?: Readonly<Record<Seat, readonly ActionCard[]>>;
  /** What is drawn first. */
  readonly top?: readonly ActionCard[];
  /** Each shuffle of a seat's gun in turn: `['cccccb']`. A list that is too short goes on by the seed. */
  readonly guns?: Readonly<Record<Seat, readonly string[]>>;
  readonly reshuffles?: readonly (readonly ActionCard[])[];
  readonly state?: Partial<State>;
}

export function gun(told: string): GunCard[] {
  return told.split('').map((letter) => (letter === 'b' ? 'bullet' : 'click'));
}

/** A table at the beginning of a round, as the test wants it. */
export function open(setting: Setting = {}): Playing {
  const { seats = 3, guns = {}, hands = {}, top = [], reshuffles = [] } = setting;
  const read = ruletka.options(setting.options ?? {}, 'options');
  if (!read.ok) throw new Error(`${read.place}: ${read.why}`);
  const shuffles = Object.entries(guns).map(([seat, told]) => [`gun-${seat}`, told.map(gun)]);
  const prescribed = { ...Object.fromEntries(shuffles), 'actions-reshuffle': reshuffles };
  const match = start(ruletka, read.value, seats, { prescribed, key: seedKey('ruletka') });
  let deck: readonly ActionCard[] = cardsOf(deckOf(read.value));
  for (const card of [...Object.values(hands).flat(), ...top]) deck = withoutCard(deck, card);
  const held = everySeat(seats).map((seat) => hands[seat] ?? []);
  return { ...match, state: { ...match.state, hands: held, deck: [...top, ...deck], ...setting.state } };
}

/** Seat 0 has the last captain, in mid-shooting, and shots left: it may take the win or show off. */
export function lastCaptain(): Playing {
  return open({
    seats: 2,
    state: {
      phase: 'showOff',
      unanswered: [0],
      lives: [1, 0],
      out: [false, true],
      bets: [3, 1],
      pockets: ['click', 'click'],
      guns: [gun('ccccb'), gun('ccccccb')],
      spent: [['click'], []],
      shot: 1,
    },
  });
}

/** The match after a move that must be accepted. */
export function after(match: Playing, seat: Seat, move: unknown, by: By = 'player'): Playing {
  return progress(match, seat, move, by).match;
}

export function eventsOf(match: Playing, seat: Seat, move: unknown): readonly Event[] {
  return progress(match, seat, move, 'player').events;
}

function progress(match: Playing, seat: Seat, move: unknown, by: By) {
  const answer = submit(match, { seat, move, by });
  if (!answer.ok) throw new Error(`seat ${seat} was refused ${JSON.stringify(move)}: ${answer.code}`);
  return answer;
}

/** Moves one after the other, each `[seat, move]`. */
export function afterAll(match: Playing, ...moves: readonly (readonly [Seat, unknown])[]): Playing {
  return moves.reduce((now, [seat, move]) => after(now, seat, move), match);
}

/** The code of a move that must be refused. */
export function refusedFor(match: Playing, seat: Seat, move: unknown): string | undefined {
  const answer = submit(match, { seat, move, by: 'player' });
  return answer.ok ? undefined : answer.code;
}

export const toAct = (match: Playing): readonly Seat[] => ruletka.toAct(match.state);
export const awaited = (match: Playing): readonly Seat[] => tableOf(match).waiting;
export const tableOf = (match: Playing): Table => ruletka.table(match.state);
export const ownOf = (match: Playing, seat: Seat): Own => ruletka.own(match.state, seat);
export const phaseOf = (match: Playing): string => match.state.phase;

/** Everybody awaited answers the same, lowest seat first, while the phase lasts. */
export function all(match: Playing, move: (seat: Seat) => unknown): Playing {
  let now = match;
  const { phase, round } = now.state;
  for (const seat of awaited(match)) {
    if (now.state.phase === phase && now.state.round === round) now = after(now, seat, move(seat));
  }
  return now;
}

export const passAll = (match: Playing): Playing => all(match, () => ({ pass: true }));

/** From loading until all have bet, 1 where `bets` says nothing; `cheats` pocket a bullet. */
export function toBets(
  match: Playing,
  bets: Readonly<Record<Seat, number>> = {},
  cheats: readonly Seat[] = [],
): Playing {
  const loaded = all(match, (seat) => ({ pocket: cheats.includes(seat) ? 'bullet' : 'click' }));
  const spun = all(loaded, () => ({ ready: true }));
  return all(spun, (seat) => ({ bet: bets[seat] ?? 1 }));
}

/** Passes until the first window before a shot, or until the round is over. */
export function toShots(match: Playing): Playing {
  let now = match;
  while (['bids', 'accusing', 'accused'].includes(now.state.phase)) now = passAll(now);
  return now;
}

/** Passes until the round is over. */
export function toNextRound(match: Playing): Playing {
  let now = match;
  const { round } = now.state;
  while (now.state.round === round && now.state.phase !== 'over') now = passAll(now);
  return now;
}

/** A whole round in which nobody does more than pass. */
export function quietRound(match: Playing, bets: Readonly<Record<Seat, number>> = {}): Playing {
  return toNextRound(toBets(match, bets));
}
