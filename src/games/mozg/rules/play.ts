import type { Chance } from '../../../kernel/chance.ts';
import type { Tell } from '../../../kernel/contract.ts';
import type { Seat } from '../../../kernel/seat.ts';
import { gift, steal, swap } from './effect.ts';
import type { Event } from './event.ts';
import type { Bury, Exchange, Gift, Keep, Move, Play, Show, Steal, TakeUp } from './move.ts';
import { afterEffect, refillChosen } from './next.ts';
import { bury, show } from './round.ts';
import type { State } from './state.ts';
import { keep, pass, playCards } from './turn.ts';

/** By what is being decided, as `refusal` has let nothing else through; telling moves apart by their keys is slower. */
export function play(state: State, seat: Seat, move: Move, chance: Chance, tell?: Tell<Event>): void {
  switch (state.phase) {
    case 'bury':
      bury(state, seat, (move as Bury).bury, tell);
      return;
    case 'turn':
      if ('pass' in move) pass(state, chance, tell);
      else if ('refill' in move) refillChosen(state, seat, move.refill, tell);
      else if (playCards(state, move as Play, chance, tell)) break;
      return;
    case 'keep':
      keep(state, (move as Keep).keep, tell);
      return;
    case 'refill':
      refillChosen(state, seat, (move as TakeUp).refill, tell);
      return;
    case 'gift':
      gift(state, (move as Gift).gift, (move as Gift).to, tell);
      break;
    case 'steal':
      steal(state, (move as Steal).steal, tell);
      break;
    case 'swap':
      swap(state, (move as Exchange).swap, (move as Exchange).with, tell);
      break;
    case 'show':
      show(state, seat, (move as Show).show, chance, tell);
      return;
    case 'over':
      return;
  }
  afterEffect(state, chance, tell);
}
