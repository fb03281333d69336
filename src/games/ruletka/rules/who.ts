import { everySeat, present, type Seat } from '../../../kernel/seat.ts';
import type { Accusation, State } from './state.ts';
import type { Phase } from './phase.ts';

/**
 * What everybody can see of who takes part. A state is one and a view is one; of a hand only its length has a name
 * here, so nothing below can ask what anybody holds.
 */
export interface Standing {
  readonly seats: number;
  readonly lives: readonly number[];
  readonly out: readonly boolean[];
}

export function isAlive(standing: Standing, seat: Seat): boolean {
  return present(standing.lives[seat]) > 0;
}

/** In the round: alive, and lost no character in it. */
export function isIn(standing: Standing, seat: Seat): boolean {
  return isAlive(standing, seat) && standing.out[seat] === false;
}

export function living(standing: Standing): Seat[] {
  return everySeat(standing.seats).filter((seat) => isAlive(standing, seat));
}

export interface Shooting extends Standing {
  readonly shot: number;
  readonly bets: readonly (number | null)[];
}

/** W14, W15: whoever is in shoots as often as bet, no less and no more. */
export function isShooting(shooting: Shooting, seat: Seat): boolean {
  return isIn(shooting, seat) && (present(shooting.bets[seat]) ?? 0) >= shooting.shot;
}

export function shooters(shooting: Shooting): Seat[] {
  return everySeat(shooting.seats).filter((seat) => isShooting(shooting, seat));
}

export interface Occasion extends Standing {
  readonly phase: Phase;
  readonly hands: readonly { readonly length: number }[];
  readonly accusationUsed: readonly boolean[];
  readonly accusation: Accusation | null;
  readonly incoming: readonly number[];
}

/** Whose answer a window waits for when it opens, ascending. */
export function awaitedIn(occasion: Occasion): Seat[] {
  return everySeat(occasion.seats).filter((seat) => isAwaitedIn(occasion, seat));
}

function isAwaitedIn(occasion: Occasion, seat: Seat): boolean {
  const alive = isAlive(occasion, seat);
  const holdsCards = present(occasion.hands[seat]).length > 0;
  const mayAccuse = alive && occasion.accusationUsed[seat] === false;
  switch (occasion.phase) {
    case 'loading':
    case 'spinning':
    case 'betting':
    case 'showOff':
      return alive;
    case 'bids':
    case 'shot':
      return holdsCards;
    case 'accusing':
      return mayAccuse || holdsCards;
    case 'accused':
      return seat === occasion.accusation?.accused ? holdsCards : mayAccuse;
    case 'bullet':
      return present(occasion.incoming[seat]) > 0 && holdsCards;
    case 'over':
      return false;
  }
}

interface Window extends Pick<State, 'seats' | 'phase'> {
  readonly unanswered: readonly Seat[];
  readonly owing: readonly Seat[];
}

/** Whom the window waits for: also who has passed and still owes an aim. */
export function awaited({ unanswered, owing }: Pick<Window, 'unanswered' | 'owing'>): readonly Seat[] {
  if (owing.length === 0) return unanswered;
  return [...unanswered, ...owing.filter((seat) => !unanswered.includes(seat))].toSorted((a, b) => a - b);
}

export function isAwaited({ unanswered, owing }: Pick<Window, 'unanswered' | 'owing'>, seat: Seat): boolean {
  return unanswered.includes(seat) || owing.includes(seat);
}

/** Who has a question open. W28: while accusing everybody, so that a pass is not final and the dead can call too. */
export function asked(window: Window): readonly Seat[] {
  return window.phase === 'accusing' ? everySeat(window.seats) : awaited(window);
}

export function isAsked(window: Omit<Window, 'seats'>, seat: Seat): boolean {
  return window.phase === 'accusing' || isAwaited(window, seat);
}
