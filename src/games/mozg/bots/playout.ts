import { mozg, type State } from '../rules/index.ts';
import type { Chance } from '../../../kernel/chance.ts';
import type { Lot } from '../../../kernel/lot.ts';
import type { Random } from '../../../kernel/random.ts';
import type { Seat } from '../../../kernel/seat.ts';
import { estimate, type Net } from './net.ts';
import { choose, type Weights } from './policy.ts';
import { chances, share } from './race.ts';

/** Chance for a round's rest: the deck of the next round is not shuffled, as nobody will look at it. */
export function roundChance(random: Random): Chance {
  return {
    take<Material, Outcome>(lot: Lot<Material, Outcome>, material: Material): Outcome {
      return lot.label === 'deck' ? (material as unknown as Outcome) : lot.draw(random, material);
    },
  };
}

/** How a playout is played. */
export interface Style {
  readonly mine: Weights;
  readonly theirs: Weights;
  /** Turns until the net is asked instead of playing on. */
  readonly turns: number;
  readonly net: Net | undefined;
}

/** Plays on, changing `state`, and tells how likely `seat` is to win the game. A playout never goes beyond the round. */
export function playOut(state: State, seat: Seat, round: number, chance: Chance, style: Style): number {
  const { mine, theirs, net } = style;
  let turns = net === undefined ? Infinity : style.turns;
  while (state.rounds === round) {
    const { asked, phase } = state;
    if (asked === 0) return share(state.brains, seat);
    if (phase === 'show') break;
    if (phase === 'turn' && state.late === null && turns-- <= 0 && net !== undefined) return estimate(net, state, seat);
    const mover = state.late ?? (phase === 'bury' ? 31 - Math.clz32(asked) : state.turn);
    mozg.play(state, mover, choose(state, mover, mover === seat ? mine : theirs), chance);
  }
  return chances(state.brains, seat);
}
