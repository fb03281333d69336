import type { Seat } from '../../../kernel/seat.ts';
import { airGun } from './cards/air-gun.ts';
import { bangBang } from './cards/bang-bang.ts';
import { bribe } from './cards/bribe.ts';
import { changeOfAim } from './cards/change-of-aim.ts';
import { dud } from './cards/dud.ts';
import { gift } from './cards/gift.ts';
import { nerves } from './cards/nerves.ts';
import { patDown } from './cards/pat-down.ts';
import { peeper } from './cards/peeper.ts';
import { raise } from './cards/raise.ts';
import { shootSomebody } from './cards/shoot-somebody.ts';
import { spinAgain } from './cards/spin-again.ts';
import { swappedDice } from './cards/swapped-dice.ts';
import { weakKnees } from './cards/weak-knees.ts';
import type { Moment } from './moment.ts';
import type { CardMove } from './move.ts';

export function takeEffect(moment: Moment, seat: Seat, move: CardMove): void {
  switch (move.card) {
    case 'peeper':
      return peeper(moment, seat, move.on);
    case 'pat-down':
      return patDown(moment, seat, move.on);
    case 'nerves':
      return nerves(moment, seat, move.bet);
    case 'raise':
      return raise(moment, move.on);
    case 'weak-knees':
      return weakKnees(moment, move.on);
    case 'swapped-dice':
      return swappedDice(moment, move.on, move.and);
    case 'spin-again':
      return spinAgain(moment, move.on);
    case 'dud':
      return dud(moment, seat);
    case 'gift':
      return gift(moment, move.on);
    case 'air-gun':
      return airGun(moment, seat);
    case 'shoot-somebody':
      return shootSomebody(moment);
    case 'bang-bang':
      return bangBang(moment, seat, move.at);
    case 'change-of-aim':
      return changeOfAim(moment, move.on, move.at);
    case 'bribe':
      return bribe(moment);
  }
}
