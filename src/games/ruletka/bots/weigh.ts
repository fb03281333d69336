import { ruletka, type PattedDown, type Move, type State } from '../rules/index.ts';
import { unrecorded } from '../../../kernel/chance.ts';
import type { Random } from '../../../kernel/random.ts';
import { everySeat, type Seat } from '../../../kernel/seat.ts';
import { fastRandom } from '../../../kernel/fast-random.ts';
import { knownPocket } from './belief.ts';
import { chance as isSo } from './dice.ts';
import type { View } from './memory.ts';
import { finishRound, type Manners } from './rollout.ts';
import { standing } from './standing.ts';

/** What a seat thinks of the table when it weighs its moves. */
export interface Opinion extends Manners {
  /** How likely each seat has pocketed a bullet. */
  readonly guilt: readonly number[];
}

/** A world behind `view` whose pockets are filled as `guilt` says. */
function world(view: View, seat: Seat, guilt: readonly number[], random: Random): State {
  const supposed = everySeat(view.seats)
    .filter((on) => on !== seat && view.out[on] === false && knownPocket(view, on) === undefined)
    .map((on): PattedDown => ({ on, card: isSo(random, guilt[on] ?? 0) ? 'bullet' : 'click' }));
  return ruletka.imagine({ ...view, pattedDown: [...view.pattedDown, ...supposed] }, seat, random);
}

/** What a move brings over the first one, on average, and how far luck may have had a hand in it. */
export interface Weighed {
  readonly gain: number;
  readonly error: number;
}

interface Scale {
  readonly move: Move;
  readonly place: number;
  times: number;
  sum: number;
  squares: number;
}

/** After so many worlds, and each time they have doubled, moves that are clearly not the best are dropped. */
const TRIAL = 8;
const CLEARLY = 1.5;
const FINALISTS = 2;

/**
 * What each of `moves` leads to by the round's end, against the first of them, on average over imagined worlds: each is
 * tried in every one of them, with the same luck. Those that are found wanting are not looked at again.
 */
export function weigh(
  view: View,
  seat: Seat,
  moves: readonly Move[],
  opinion: Opinion,
  worlds: number,
  random: Random,
): readonly Weighed[] {
  const [first] = moves;
  if (first === undefined) return [];
  const scales = moves.map((move, place): Scale => ({ move, place, times: 0, sum: 0, squares: 0 }));
  let rivals = scales.slice(1);
  let check = TRIAL;
  for (let i = 0; i < worlds && rivals.length > 0; i++) {
    if (i === check) {
      check *= 2;
      rivals = promising(rivals);
    }
    const imagined = world(view, seat, opinion.guilt, random);
    const luck = random.below(2 ** 32);
    const base = rivals.length > 0 ? tried(imagined, seat, first, opinion, luck) : 0;
    for (const scale of rivals) {
      const gain = tried(imagined, seat, scale.move, opinion, luck) - base;
      scale.times++;
      scale.sum += gain;
      scale.squares += gain * gain;
    }
  }
  return scales.map(weighed);
}

/** How the round ends for `seat` in this world after `move`. */
function tried(imagined: State, seat: Seat, move: Move, opinion: Opinion, luck: number): number {
  const dice = fastRandom({ below: (n) => luck % n });
  const chance = unrecorded(dice);
  const state = ruletka.copy(imagined);
  ruletka.play(state, seat, move, chance);
  finishRound(state, opinion, dice, chance);
  return standing(state, seat);
}

function weighed({ times, sum, squares }: Scale): Weighed {
  if (times === 0) return { gain: 0, error: 0 };
  const gain = sum / times;
  return { gain, error: Math.sqrt(Math.max(0, squares / times - gain * gain) / times) };
}

function promising(rivals: readonly Scale[]): Scale[] {
  const hopeful = rivals.filter((scale) => {
    const { gain, error } = weighed(scale);
    return gain + CLEARLY * error > 0;
  });
  return hopeful.toSorted((a, b) => weighed(b).gain - weighed(a).gain || a.place - b.place).slice(0, FINALISTS);
}
