import type { Bot } from '../bots/bot.ts';
import type { Game } from '../kernel/contract.ts';
import { seedKey } from '../kernel/fairness.ts';
import { outcomeOf, playMatch, type PlayedMatch } from './match.ts';
import { tally, type Sums } from './tally.ts';

/** So many matches of bots who stay where they sit. */
export interface Simulation {
  readonly game: Game;
  readonly options: unknown;
  /** One for each seat. */
  readonly lineup: readonly Bot[];
  readonly games: number;
  readonly seed: string;
}

export interface SimulationListener {
  /** Every match as it ends. */
  played?(played: PlayedMatch): void;
  /** So many are done. */
  step?(done: number): void;
}

export function simulate({ game, options, lineup, games, seed }: Simulation, listener: SimulationListener = {}): Sums {
  const sums = tally(lineup.length);
  for (let i = 0; i < games; i++) {
    const played = playMatch(game, options, lineup, seedKey(`${seed}/${i}`));
    sums.add(outcomeOf(played.match), played.entries.length);
    listener.played?.(played);
    listener.step?.(i + 1);
  }
  return sums.sums();
}
