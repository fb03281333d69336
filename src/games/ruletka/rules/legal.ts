import { present, type Seat } from '../../../kernel/seat.ts';
import type { ActionCard } from './card.ts';
import { RULES, type Target } from './cards.ts';
import { kindOf, type CardMove, type Kind, type Move } from './move.ts';
import type { Accusation, State } from './state.ts';
import { GUN_SIZE } from './sizes.ts';
import type { Phase } from './phase.ts';
import { SAYABLE } from './sayable.ts';
import { isAlive, isAsked, isIn, isShooting, type Shooting } from './who.ts';

/** What a seat must know to tell what it may do: a view has it, and `sight` takes it from the state. */
export interface LegalView extends Shooting {
  readonly phase: Phase;
  readonly unanswered: readonly Seat[];
  readonly owing: readonly Seat[];
  readonly bullets: readonly number[];
  readonly spun: readonly boolean[];
  readonly shown: readonly boolean[];
  readonly accusationUsed: readonly boolean[];
  readonly accusation: Accusation | null;
  readonly lastCall: boolean;
  readonly hand: readonly ActionCard[];
}

export function sight(state: State, seat: Seat): LegalView {
  return {
    seats: state.seats,
    phase: state.phase,
    unanswered: state.unanswered,
    owing: state.owing,
    lives: state.lives,
    out: state.out,
    shot: state.shot,
    bets: state.phase === 'betting' ? [] : state.bets,
    bullets: state.bullets,
    spun: state.spun,
    shown: state.shown,
    accusationUsed: state.accusationUsed,
    accusation: state.accusation,
    lastCall: state.lastCall,
    hand: present(state.hands[seat]),
  };
}

/** Every code of this game's own. */
export const REFUSALS = [
  'not-now',
  'no-click-to-pocket',
  'no-such-player',
  'gun-already-spun',
  'already-accused',
  'not-yourself',
  'another-is-accused',
  'pocket-already-shown',
  'last-call-running',
  'already-passed',
  'aim-owed',
  'no-aim-owed',
  'no-such-card-in-hand',
  'you-are-out',
  'out-of-the-game',
  'same-player-twice',
  'not-shooting',
  'not-accused',
] as const;
export type Refusal = (typeof REFUSALS)[number];

/** What can be said in each phase, at the right moment. */
const KINDS: Readonly<Record<Phase, readonly Kind[]>> = {
  loading: ['pocket'],
  spinning: ['spin', 'ready'],
  betting: ['bet', 'card'],
  bids: ['pass', 'card'],
  accusing: ['accuse', 'lastCall', 'pass', 'card'],
  accused: ['accuse', 'pass', 'card'],
  shot: ['aim', 'pass', 'card'],
  bullet: ['pass', 'card'],
  showOff: ['take', 'showOff'],
  over: [],
};

export function refusal(seen: LegalView, seat: Seat, move: Move): 'over' | 'not-asked' | Refusal | undefined {
  if (seen.phase === 'over') return 'over';
  if (!isAsked(seen, seat)) return 'not-asked';
  const kind = kindOf(move);
  if (!KINDS[seen.phase].includes(kind)) return 'not-now';
  if ('aim' in move) return aimRefusal(seen, seat, move.aim);
  if (!seen.unanswered.includes(seat)) {
    if (seen.phase === 'shot') return 'aim-owed';
    if ('pass' in move) return 'already-passed'; // W28: all else may still be done
  }
  if ('pocket' in move) return pocketRefusal(seen, seat, move.pocket === 'click');
  if ('spin' in move) return spinRefusal(seen, move.spin);
  if ('accuse' in move) return accuseRefusal(seen, seat, move.accuse);
  if ('lastCall' in move) return seen.lastCall ? 'last-call-running' : undefined;
  return 'card' in move ? cardRefusal(seen, seat, move) : undefined;
}

function pocketRefusal(seen: LegalView, seat: Seat, click: boolean): Refusal | undefined {
  return click && seen.bullets[seat] === GUN_SIZE ? 'no-click-to-pocket' : undefined;
}

function spinRefusal(seen: LegalView, on: Seat): Refusal | undefined {
  return inTheGame(seen, on) ?? (seen.spun[on] === true ? 'gun-already-spun' : undefined); // W27
}

function accuseRefusal(seen: LegalView, seat: Seat, on: Seat): Refusal | undefined {
  if (!isAlive(seen, seat)) return 'you-are-out';
  const notThem = somebodyElse(seen, seat, on);
  if (notThem !== undefined) return notThem;
  if (seen.accusation !== null && seen.accusation.accused !== on) return 'another-is-accused';
  return seen.accusationUsed[seat] === true ? 'already-accused' : pocketOf(seen, on);
}

/** Why there is no pocket at `on` to look into. */
function pocketOf(seen: LegalView, on: Seat): Refusal | undefined {
  const gone = inTheGame(seen, on);
  return gone ?? (seen.shown[on] === true ? 'pocket-already-shown' : undefined); // W8; who is out has shown it
}

function aimRefusal(seen: LegalView, seat: Seat, at: Seat): Refusal | undefined {
  if (!seen.owing.includes(seat)) return 'no-aim-owed';
  return somebodyElse(seen, seat, at);
}

/** W4: where a gun points is anybody, corpses too. */
function somebodyElse(seen: LegalView, seat: Seat, at: Seat): Refusal | undefined {
  if (at >= seen.seats) return 'no-such-player';
  return at === seat ? 'not-yourself' : undefined;
}

function cardRefusal(seen: LegalView, seat: Seat, move: CardMove): Refusal | undefined {
  const { windows, skull, target } = RULES[move.card];
  if (!windows.includes(seen.phase)) return 'not-now';
  if (!seen.hand.includes(move.card)) return 'no-such-card-in-hand';
  if (!skull && !isIn(seen, seat)) return 'you-are-out'; // W1, W2, W3
  return targetRefusal(seen, seat, target, move);
}

/** The players a card's move names; which of them it has follows from its target. */
interface Named {
  readonly card: ActionCard;
  readonly on?: Seat;
  readonly and?: Seat;
  readonly at?: Seat;
}

function targetRefusal(seen: LegalView, seat: Seat, target: Target, named: Named): Refusal | undefined {
  const { on = seat, and = seat, at = seat } = named;
  switch (target) {
    case 'living':
      return inTheGame(seen, on);
    case 'other-living':
      return somebodyElse(seen, seat, on) ?? inTheGame(seen, on);
    case 'other-pocket':
      return somebodyElse(seen, seat, on) ?? pocketOf(seen, on);
    case 'two-living':
      return on === and ? 'same-player-twice' : (inTheGame(seen, on) ?? inTheGame(seen, and));
    case 'own-accusation':
      return seen.accusation?.accused === seat ? undefined : 'not-accused';
    case 'own-gun':
      return shooting(seen, seat);
    case 'own-gun-at-other':
      return shooting(seen, seat) ?? somebodyElse(seen, seat, at);
    case 'other-gun-at-any':
      return somebodyElse(seen, seat, on) ?? shooting(seen, on) ?? (at < seen.seats ? undefined : 'no-such-player');
    case 'own-bet':
    case 'own-death':
    case 'all-guns':
      return undefined;
  }
}

function inTheGame(seen: LegalView, on: Seat): Refusal | undefined {
  if (on >= seen.seats) return 'no-such-player';
  return isAlive(seen, on) ? undefined : 'out-of-the-game'; // W4
}

function shooting(seen: LegalView, seat: Seat): Refusal | undefined {
  return isShooting(seen, seat) ? undefined : 'not-shooting';
}

export function moves(seen: LegalView, seat: Seat): Move[] {
  const sayableHere = SAYABLE[seen.seats];
  const legal: Move[] = [];
  if (sayableHere === undefined) return legal;
  const consider = (move: Move): void => {
    if (refusal(seen, seat, move) === undefined) legal.push(move);
  };
  sayableHere.plain[seen.phase].forEach(consider);
  seen.hand.forEach((card, i) => {
    // The hand is in order, so equal cards are neighbours.
    if (card !== seen.hand[i - 1] && RULES[card].windows.includes(seen.phase)) sayableHere.card[card].forEach(consider);
  });
  return legal;
}
