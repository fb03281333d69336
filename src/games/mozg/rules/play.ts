import type { Chance } from '../../../kernel/chance.ts';
import type { Emit } from '../../../kernel/contract.ts';
import type { Seat } from '../../../kernel/seat.ts';
import { gift, steal, swap } from './effect.ts';
import type { Event } from './event.ts';
import type { Bury, Exchange, Gift, Keep, Move, Play, Show, Steal, TakeUp } from './move.ts';
import { afterEffect, refillChosen } from './next.ts';
import { bury, show } from './round.ts';
import type { State } from './state.ts';
import { keep, pass, playCards } from './turn.ts';

/** By what is being decided, as `refusal` has let nothing else through; telling moves apart by their keys is slower. */
export function play(state: State, seat: Seat, move: Move, chance: Chance, emit?: Emit<Event>): void {
  switch (state.phase) {
    case 'bury':
      bury(state, seat, (move as Bury).bury, emit);
      return;
    case 'turn':
      if ('pass' in move) pass(state, chance, emit);
      else if ('refill' in move) refillChosen(state, seat, move.refill, emit);
      else if (playCards(state, move as Play, chance, emit)) break;
      return;
    case 'keep':
      keep(state, (move as Keep).keep, emit);
      return;
    case 'refill':
      refillChosen(state, seat, (move as TakeUp).refill, emit);
      return;
    case 'gift':
      gift(state, (move as Gift).gift, (move as Gift).to, emit);
      break;
    case 'steal':
      steal(state, (move as Steal).steal, emit);
      break;
    case 'swap':
      swap(state, (move as Exchange).swap, (move as Exchange).with, emit);
      break;
    case 'show':
      show(state, seat, (move as Show).show, chance, emit);
      return;
    case 'over':
      return;
  }
  afterEffect(state, chance, emit);
}
