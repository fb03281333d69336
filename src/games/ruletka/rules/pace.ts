import type { Pace } from '../../../kernel/contract.ts';
import { everySeat, present, type Seat } from '../../../kernel/seat.ts';
import type { LegalView } from './legal.ts';
import type { Move } from './move.ts';
import type { Tempo } from './options.ts';
import { PASS, READY } from './sayable.ts';
import type { State } from './state.ts';
import { GUN_SIZE } from './sizes.ts';
import type { Phase } from './phase.ts';
import { isAlive, isAwaited } from './who.ts';

/** In every pace, `relaxed` too. */
export const LAST_CALL_SECONDS = 10;
export const JOINING_SECONDS = 2; // W9

type Seconds = Readonly<Record<Exclude<Phase, 'over'>, number>>;

/** Seconds for each question; those of `accused` are for the accused. The phase decides, never what anybody holds. */
export const SECONDS: Readonly<Record<Exclude<Tempo, 'relaxed'>, Seconds>> = {
  standard: {
    loading: 30,
    spinning: 15,
    betting: 30,
    bids: 12,
    accusing: 20,
    accused: 12,
    shot: 12,
    bullet: 10,
    showOff: 15,
  },
  fast: {
    loading: 15,
    spinning: 8,
    betting: 15,
    bids: 6,
    accusing: 10,
    accused: 6,
    shot: 6,
    bullet: 5,
    showOff: 8,
  },
};

type Paced = Pick<State, 'options' | 'phase' | 'lastCall' | 'timer' | 'unanswered' | 'owing' | 'accusation'>;

export function pace(state: Paced, seat: Seat): Pace | undefined {
  const { phase, timer } = state;
  const tempo = state.options.pace;
  if (phase === 'over' || !isAwaited(state, seat)) return undefined;
  if (state.lastCall) return { timer, seconds: LAST_CALL_SECONDS };
  if (phase === 'accused' && seat !== state.accusation?.accused) return { timer, seconds: JOINING_SECONDS };
  return tempo === 'relaxed' ? undefined : { timer, seconds: SECONDS[tempo][phase] };
}

/** The clock's answer for a seat that is awaited: what harms least, and an owed aim before the pass. */
export function fallback(seen: LegalView, seat: Seat): Move {
  switch (seen.phase) {
    case 'loading':
      return { pocket: seen.bullets[seat] === GUN_SIZE ? 'bullet' : 'click' };
    case 'spinning':
      return READY;
    case 'betting':
      return { bet: 1 };
    case 'shot':
      return seen.owing.includes(seat) ? { aim: nextLiving(seen, seat) } : PASS;
    case 'showOff':
      return { take: true };
    case 'bids':
    case 'accusing':
    case 'accused':
    case 'bullet':
    case 'over':
      return PASS;
  }
}

function nextLiving(seen: LegalView, seat: Seat): Seat {
  const clockwise = everySeat(seen.seats - 1).map((i) => (seat + 1 + i) % seen.seats);
  return clockwise.find((other) => isAlive(seen, other)) ?? (seat + 1) % seen.seats;
}

/**
 * Whether it matters who comes first. In loading, betting and before a death it does not; guns can each be spun once,
 * so in spinning it does while one is left.
 */
export function races(state: Pick<State, 'phase' | 'spun' | 'lives'>): boolean {
  switch (state.phase) {
    case 'spinning':
      return state.spun.some((spun, seat) => !spun && present(state.lives[seat]) > 0);
    case 'bids':
    case 'accusing':
    case 'accused':
    case 'shot':
      return true;
    case 'loading':
    case 'betting':
    case 'bullet':
    case 'showOff':
    case 'over':
      return false;
  }
}
