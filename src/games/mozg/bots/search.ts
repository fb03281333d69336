import { mozg, type Move, type Mozg, type State } from '../rules/index.ts';
import type { SeatView } from '../../../kernel/contract.ts';
import type { Random } from '../../../kernel/random.ts';
import type { Seat } from '../../../kernel/seat.ts';
import { playOut, roundChance, type Style } from './playout.ts';
import { liking, type Weights } from './policy.ts';

export interface Candidate {
  readonly move: Move;
  /** What the policy thinks of it, compared with the move it thinks best; in chances to win. */
  readonly prior: number;
  /** Sum of what its playouts came to. */
  sum: number;
  tried: number;
}

/** How many playouts the policy's opinion counts for. */
const PRIOR = 40;

/** The moves there are, those the policy likes best first; at most `most` of them. */
export function candidates(
  view: SeatView<Mozg>,
  seat: Seat,
  world: State,
  weights: Weights,
  most: number,
): Candidate[] {
  const all: { readonly move: Move; readonly worth: number }[] = [];
  for (const move of mozg.moves(view, seat)) all.push({ move, worth: liking(world, seat, move, weights) });
  all.sort((a, b) => b.worth - a.worth);
  const highest = all[0]?.worth ?? 0;
  return all.slice(0, most).map(({ move, worth }) => ({ move, prior: worth - highest, sum: 0, tried: 0 }));
}

/**
 * The best of `field` for `seat`, by `budget` playouts. All moves are tried in the same worlds; the worse half drops out
 * each time an equal part of the budget is spent, so most of it goes to telling the best few apart.
 */
export function best(
  field: readonly Candidate[],
  seat: Seat,
  round: number,
  imagine: () => State,
  styles: readonly Style[],
  budget: number,
  random: Random,
): Move {
  const chance = roundChance(random);
  let left = field.slice();
  const stages = Math.max(1, Math.ceil(Math.log2(left.length)));
  let turn = 0;
  for (let stage = 0; stage < stages && left.length > 1; stage++) {
    const each = Math.floor(budget / stages / left.length);
    for (let n = 0; n < each; n++) {
      const world = imagine();
      const style = styles[turn++ % styles.length] as Style;
      for (const candidate of left) {
        const state = mozg.copy(world);
        mozg.play(state, seat, candidate.move, chance);
        candidate.sum += playOut(state, seat, round, chance, style);
        candidate.tried++;
      }
    }
    rank(left);
    left = left.slice(0, Math.ceil(left.length / 2));
  }
  return (left[0] as Candidate).move;
}

/** Best first. All of them have been tried in the same worlds. */
function rank(field: Candidate[]): void {
  const [first] = field;
  if (first === undefined || first.tried === 0) return;
  const worth = ({ sum, tried, prior }: Candidate): number => (sum + PRIOR * (sum / tried + prior)) / (tried + PRIOR);
  field.sort((a, b) => worth(b) - worth(a));
}
