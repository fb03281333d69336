import { mozg, type Move, type Mozg } from '../rules/index.ts';
import type { Random } from '../../../kernel/random.ts';
import type { Bot } from '../../../bots/bot.ts';
import { opinion } from './learnt.ts';
import { observe, type Memory } from './memory.ts';
import type { Style } from './playout.ts';
import { best, candidates, type Candidate } from './search.ts';
import { simple } from './simple.ts';
import { worlds } from './worlds.ts';

/** What makes a level. */
export interface Profile {
  readonly level: string;
  /** How far, in chances to win, a move may be from the best one and still be played now and then. */
  readonly noise?: number;
  /** Playouts a move; none without. */
  readonly budget?: number;
  /** Turns a playout lasts before the position is judged. */
  readonly turns?: number;
  /** How many moves are looked at; the policy says which. */
  readonly width?: number;
  /** Whether it draws conclusions from what the others did. */
  readonly suspects?: boolean;
}

/** Thinks in worlds that fit its view, and plays them on with a policy. */
export function player({
  level,
  noise = 0,
  budget,
  turns = 0,
  width = 1,
  suspects = false,
}: Profile): Bot<Mozg, Memory | null> {
  return {
    level,
    blank: null,
    ...(budget !== undefined && { budget }),
    ...(suspects && { observe: (memory, view) => observe(memory, view) }),
    decide(memory, { view, seat, random, budget: allowed }) {
      if (view.phase === 'show') return mozg.sample(view, seat, random); // any other choice could be seen through
      const { weights, net } = opinion(view.seats);
      const imagine = worlds(view, seat, memory, random);
      const field = candidates(view, seat, imagine(), weights, noise > 0 ? Infinity : width);
      if (noise > 0) return loosely(field, noise, random);
      if (field.length === 1 || budget === undefined || allowed < 1) return (field[0] as Candidate).move;
      const styles: readonly Style[] = [
        { mine: weights, theirs: simple, turns, net },
        { mine: weights, theirs: weights, turns, net },
      ];
      return best(field, seat, view.round, imagine, styles, allowed, random);
    },
  };
}

/** Any of `field`, the better the likelier (softmax). */
function loosely(field: readonly Candidate[], noise: number, random: Random): Move {
  const odds = field.map(({ prior }) => Math.exp(prior / noise));
  let left = (random.below(2 ** 32) / 2 ** 32) * odds.reduce((sum, each) => sum + each, 0);
  const chosen = odds.findIndex((each) => (left -= each) < 0);
  return (field[Math.max(0, chosen)] as Candidate).move;
}
