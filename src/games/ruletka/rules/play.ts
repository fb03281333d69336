import type { Chance } from '../../../kernel/chance.ts';
import type { Emit } from '../../../kernel/contract.ts';
import type { Seat } from '../../../kernel/seat.ts';
import { takeEffect } from './effect.ts';
import type { Event } from './event.ts';
import { discard } from './hand.ts';
import type { Moment } from './moment.ts';
import type { CardMove, Move } from './move.ts';
import { accuse, closeAccused, closeAccusing } from './phases/accusing.ts';
import { bet, closeBetting, closeBids } from './phases/betting.ts';
import { closeBullet, closeShowOff, showOff, take } from './phases/bullet.ts';
import { closeLoading, pocket } from './phases/loading.ts';
import { aim, closeShot } from './phases/shot.ts';
import { closeSpinning, ready, spin } from './phases/spinning.ts';
import type { State } from './state.ts';
import type { Phase } from './phase.ts';
import { answered, open, startLastCall } from './window.ts';

export function play(state: State, seat: Seat, move: Move, chance: Chance, emit?: Emit<Event>): void {
  const moment = { state, chance, emit };
  answer(moment, seat, move);
  while (state.unanswered.length === 0 && state.owing.length === 0 && state.phase !== 'over')
    CLOSE[state.phase](moment);
}

/** What happens when a window has nobody left to wait for, or never had. Each opens the next one. */
const CLOSE: Readonly<Record<Exclude<Phase, 'over'>, (moment: Moment) => void>> = {
  loading: closeLoading,
  spinning: closeSpinning,
  betting: closeBetting,
  bids: closeBids,
  accusing: closeAccusing,
  accused: closeAccused,
  shot: closeShot,
  bullet: closeBullet,
  showOff: closeShowOff,
};

function answer(moment: Moment, seat: Seat, move: Move): void {
  if ('card' in move) return playCard(moment, seat, move);
  if ('pass' in move) return pass(moment, seat);
  if ('pocket' in move) return pocket(moment, seat, move.pocket);
  if ('spin' in move) return spin(moment, seat, move.spin);
  if ('ready' in move) return ready(moment, seat);
  if ('bet' in move) return bet(moment, seat, move.bet);
  if ('accuse' in move) return accuse(moment, seat, move.accuse);
  if ('lastCall' in move) return startLastCall(moment, seat);
  if ('aim' in move) return aim(moment, seat, move.aim);
  if ('take' in move) return take(moment, seat);
  move satisfies { showOff: true };
  return showOff(moment, seat);
}

function pass({ state, emit }: Moment, seat: Seat): void {
  emit?.({ kind: 'passed', seat });
  answered(state, seat);
}

/** In these windows a card makes everybody awaited again. Elsewhere cards say nothing of who came first. */
const REOPENED: ReadonlySet<Phase> = new Set(['bids', 'accusing', 'shot']);

function playCard(moment: Moment, seat: Seat, move: CardMove): void {
  const { state, emit } = moment;
  discard(state, seat, move.card);
  emit?.({ kind: 'played', seat, move });
  takeEffect(moment, seat, move);
  if (!REOPENED.has(state.phase)) return;
  state.played = { seat, move };
  open(state, state.phase);
}
