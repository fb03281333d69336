import type { Bot } from '../bots/bot.ts';
import type { Game } from '../kernel/contract.ts';
import { seedKey } from '../kernel/fairness.ts';
import { everySeat, present } from '../kernel/seat.ts';
import { outcomeOf, playMatch, type PlayedMatch } from './match.ts';
import { wilson, type Rate } from './wilson.ts';

/** Who meets whom, on how many deals. */
export interface Pairing {
  readonly game: Game;
  readonly options: unknown;
  /** One for each seat. They move round the table, so each sits everywhere on every deal. */
  readonly lineup: readonly Bot[];
  readonly pairs: number;
  readonly seed: string;
}

/** What bots of one name made of it. */
export interface Standing {
  readonly level: string;
  /** How many seats they have, and what share of the wins that would be if all were equal. */
  readonly seats: number;
  readonly fair: number;
  /** Games won; one shared by k winners counts 1/k for each, and one that nobody won as shared by all. */
  readonly wins: number;
  /** Their share of the games, each game counted for itself. */
  readonly games: Rate;
  /** Their share of the pairs, each counted with the share of its games that they won: a drawn pair counts half. */
  readonly pairs: Rate;
  /** Pairs in which they won more than their fair share, exactly that, and less. */
  readonly above: number;
  readonly even: number;
  readonly below: number;
  readonly meanScore: number;
}

export interface PairingResult {
  readonly pairs: number;
  readonly games: number;
  readonly standings: readonly Standing[];
}

export interface PairingListener {
  /** Every match as it ends, and who sat where in it. */
  played?(played: PlayedMatch, lineup: readonly Bot[]): void;
  /** So many pairs are done. */
  step?(done: number): void;
}

interface Sums {
  readonly level: string;
  seats: number;
  wins: number;
  score: number;
  above: number;
  even: number;
  below: number;
}

/**
 * Plays every deal once for each way the bots sit when they move round the table, with the same cards and the same dice
 * at every seat. With two it is a pair: the same deal twice, seats swapped. Luck of the deal and of the seat cancels.
 */
export function playPairing(
  { game, options, lineup, pairs, seed }: Pairing,
  listener: PairingListener = {},
): PairingResult {
  const players = lineup.length;
  const rounds = rotations(lineup);
  const sums = new Map<string, Sums>();
  for (const { level } of lineup) {
    const mine = sums.get(level) ?? { level, seats: 0, wins: 0, score: 0, above: 0, even: 0, below: 0 };
    mine.seats++;
    sums.set(level, mine);
  }
  for (let i = 0; i < pairs; i++) {
    const won = new Map<string, number>();
    for (const seated of rounds) {
      const played = playMatch(game, options, seated, seedKey(`${seed}/${i}`));
      const outcome = outcomeOf(played.match);
      const winners = outcome.winners.length === 0 ? everySeat(players) : outcome.winners;
      for (const [seat, { level }] of seated.entries()) {
        const mine = sums.get(level);
        if (mine !== undefined) mine.score += present(outcome.scores[seat]) / mine.seats;
        if (winners.includes(seat)) won.set(level, (won.get(level) ?? 0) + 1 / winners.length);
      }
      listener.played?.(played, seated);
    }
    for (const mine of sums.values()) {
      const wins = won.get(mine.level) ?? 0;
      const difference = wins - (rounds.length * mine.seats) / players;
      mine.wins += wins;
      if (Math.abs(difference) < 1e-9) mine.even++;
      else if (difference > 0) mine.above++;
      else mine.below++;
    }
    listener.step?.(i + 1);
  }
  const games = pairs * rounds.length;
  const standings = [...sums.values()].map(({ wins, score, seats, ...rest }) => ({
    ...rest,
    seats,
    fair: seats / players,
    wins,
    games: wilson(wins, games),
    pairs: wilson(wins / rounds.length, pairs),
    meanScore: score / games,
  }));
  return { pairs, games, standings };
}

/** The bots moved round the table seat by seat, until they would sit as before. */
export function rotations(lineup: readonly Bot[]): readonly (readonly Bot[])[] {
  const seen = new Set<string>();
  const all: (readonly Bot[])[] = [];
  for (let turn = 0; turn < lineup.length; turn++) {
    const seated = [...lineup.slice(lineup.length - turn), ...lineup.slice(0, lineup.length - turn)];
    const name = seated.map(({ level }) => level).join();
    if (seen.has(name)) break;
    seen.add(name);
    all.push(seated);
  }
  return all;
}
