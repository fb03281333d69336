import { ruletka, type ActionCard, type GunCard, type Move, type State } from '../rules/index.ts';
import type { Chance } from '../../../kernel/chance.ts';
import { awaited } from '../../../kernel/contract.ts';
import type { Random } from '../../../kernel/random.ts';
import { present, type Seat } from '../../../kernel/seat.ts';
import { chance as isSo } from './dice.ts';

/** How those at the table are thought to go on with a round. */
export interface Manners {
  /** How likely `by` accuses `on` at such a bet, when asked. */
  accuses(by: Seat, on: Seat, bet: number): number;
}

const PASS: Move = { pass: true };
/** A chance of a bullet that is worth a card. */
const RISKY = 0.3;
const MOST_MOVES = 400;

/** Plays on to the end of the round, each by what that seat would know. */
export function finishRound(state: State, manners: Manners, random: Random, chance: Chance): void {
  const { round } = state;
  for (let moves = 0; moves < MOST_MOVES && state.round === round; moves++) {
    const asked = awaited(ruletka, state);
    if (asked.length === 0) return;
    const seat = asked.length === 1 ? (asked[0] as Seat) : (asked[random.below(asked.length)] as Seat);
    ruletka.play(state, seat, quickMove(state, seat, manners, random), chance);
  }
}

function quickMove(state: State, seat: Seat, manners: Manners, random: Random): Move {
  switch (state.phase) {
    case 'accusing':
      return suspect(state, seat, manners, random);
    case 'accused':
      return answerAccused(state, seat, manners, random);
    case 'shot':
      return shoot(state, seat);
    case 'bullet':
      return holds(state, seat, 'dud') ? { card: 'dud' } : PASS;
    case 'loading':
    case 'spinning':
    case 'betting':
    case 'bids':
    case 'showOff':
    case 'over':
      return ruletka.fallback(ruletka.legalView(state, seat), seat);
  }
}

function suspect(state: State, seat: Seat, manners: Manners, random: Random): Move {
  if (state.accusationUsed[seat] === true || present(state.lives[seat]) === 0) return PASS;
  let boldest: Seat | undefined;
  for (let on = 0; on < state.seats; on++) {
    if (on === seat || state.out[on] === true || state.shown[on] === true) continue;
    if (knows(state, seat, on)) {
      if (state.pockets[on] === 'bullet') return { accuse: on };
      continue;
    }
    if (boldest === undefined || (present(state.bets[on]) ?? 0) > (present(state.bets[boldest]) ?? 0)) boldest = on;
  }
  if (boldest === undefined) return PASS;
  return isSo(random, manners.accuses(seat, boldest, present(state.bets[boldest]) ?? 0)) ? { accuse: boldest } : PASS;
}

function knows(state: State, seat: Seat, on: Seat): boolean {
  return state.patDowns.some((look) => look.seat === seat && look.on === on);
}

function answerAccused(state: State, seat: Seat, manners: Manners, random: Random): Move {
  const accused = state.accusation?.accused ?? 0;
  if (accused === seat) {
    return state.pockets[seat] === 'bullet' && state.out[seat] === false && holds(state, seat, 'bribe')
      ? { card: 'bribe' }
      : PASS;
  }
  if (knows(state, seat, accused)) return state.pockets[accused] === 'bullet' ? { accuse: accused } : PASS;
  return isSo(random, manners.accuses(seat, accused, present(state.bets[accused]) ?? 0)) ? { accuse: accused } : PASS;
}

function shoot(state: State, seat: Seat): Move {
  if (state.owing.includes(seat)) return { aim: leader(state, seat) };
  if (state.out[seat] === true || (present(state.bets[seat]) ?? 0) < state.shot || state.aims[seat] !== seat)
    return PASS;
  const gun = present(state.guns[seat]);
  if (bulletsIn(gun) < RISKY * gun.length) return PASS;
  if (holds(state, seat, 'bang-bang')) return { card: 'bang-bang', at: leader(state, seat) };
  return holds(state, seat, 'air-gun') ? { card: 'air-gun' } : PASS;
}

/** Whom to shoot: the one in the round with most points, then anybody else. */
function leader(state: State, seat: Seat): Seat {
  let best: Seat | undefined;
  for (let other = 0; other < state.seats; other++) {
    if (other === seat || state.out[other] === true) continue;
    if (best === undefined || present(state.points[other]) > present(state.points[best])) best = other;
  }
  return best ?? (seat + 1) % state.seats;
}

function bulletsIn(gun: readonly GunCard[]): number {
  let found = 0;
  for (const card of gun) if (card === 'bullet') found++;
  return found;
}

function holds(state: State, seat: Seat, card: ActionCard): boolean {
  return present(state.hands[seat]).includes(card);
}
