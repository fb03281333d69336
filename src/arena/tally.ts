import { present } from '../kernel/seat.ts';
import type { Outcome } from '../kernel/outcome.ts';
import { rounded, roundedRate, wilson, type Rate } from './wilson.ts';

/** What many matches come to. */
export interface Tally {
  add(outcome: Outcome, moves: number): void;
  /** Everything but the speed: the same matches make the same sums. */
  sums(): Sums;
}

export interface Sums {
  readonly games: number;
  readonly movesPerGame: number;
  readonly shortest: number;
  readonly longest: number;
  /** Matches won per seat; a shared win counts for each. */
  readonly wins: readonly number[];
  readonly winRates: readonly Rate[];
  readonly shared: number;
  readonly winless: number;
  readonly meanScores: readonly number[];
  readonly meanPlaces: readonly number[];
}

export function tally(players: number): Tally {
  const wins = zeros(players);
  const scores = zeros(players);
  const places = zeros(players);
  let games = 0;
  let moves = 0;
  let shortest = Infinity;
  let longest = 0;
  let shared = 0;
  let winless = 0;
  return {
    add(outcome, length) {
      games++;
      moves += length;
      shortest = Math.min(shortest, length);
      longest = Math.max(longest, length);
      if (outcome.winners.length === 0) winless++;
      if (outcome.winners.length > 1) shared++;
      for (const seat of outcome.winners) wins[seat] = present(wins[seat]) + 1;
      for (let seat = 0; seat < players; seat++) {
        scores[seat] = present(scores[seat]) + present(outcome.scores[seat]);
        places[seat] = present(places[seat]) + present(outcome.places[seat]);
      }
    },
    sums: () => ({
      games,
      movesPerGame: rounded(moves / games),
      shortest,
      longest,
      wins,
      winRates: wins.map((won) => roundedRate(wilson(won, games))),
      shared,
      winless,
      meanScores: scores.map((sum) => rounded(sum / games)),
      meanPlaces: places.map((sum) => rounded(sum / games)),
    }),
  };
}

function zeros(count: number): number[] {
  return Array.from({ length: count }, () => 0);
}
