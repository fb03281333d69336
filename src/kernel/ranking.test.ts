import { describe, expect, it } from 'vitest';
import type { Game } from './contract.ts';
import { highCard } from './high-card.testing.ts';
import type { Finish, Outcome } from './outcome.ts';
import { ranking } from './ranking.ts';

const ended = (...scores: number[]): Outcome => ({ winners: [], places: scores.map(() => 1), scores, detail: {} });
const told = (game: Game, outcomes: readonly (Outcome | undefined)[]): string[] =>
  ranking(game, outcomes).map(
    ({ group, seat, place, score, percent }) => `${place}. ${group}/${seat} ${score} ${percent}`,
  );

describe('one ranking over all tables with the same deal', () => {
  const seatless = { ...highCard, sameDeal: 'all' } as unknown as Game;
  const seated = highCard as unknown as Game;

  it('compares everybody with everybody where a deal is the same for every seat; equals share a place', () => {
    expect(told(seatless, [ended(5, 9), ended(9, 1, 7)])).toEqual([
      '1. 0/1 9 null',
      '1. 1/0 9 null',
      '3. 1/2 7 null',
      '4. 0/0 5 null',
      '5. 1/1 1 null',
    ]);
  });

  it('compares equal seats otherwise: of those with the same cards, how many did worse', () => {
    // Seat 0 got good cards everywhere: 6 with them is worse than 4 with seat 1's.
    expect(told(seated, [ended(8, 4), ended(6, 2), ended(7, 2)])).toEqual([
      '1. 0/0 8 100',
      '1. 0/1 4 100',
      '3. 2/0 7 50',
      '4. 1/1 2 25',
      '4. 2/1 2 25',
      '6. 1/0 6 0',
    ]);
  });

  it('leaves out a table that was not played to its end', () => {
    expect(told(seated, [ended(8, 4), undefined, ended(9, 4)])).toEqual([
      '1. 2/0 9 100',
      '2. 0/1 4 50',
      '2. 2/1 4 50',
      '4. 0/0 8 0',
    ]);
  });

  it('asks the game who did better, where it says so', () => {
    const fewest = {
      ...seatless,
      better: (a: Finish, b: Finish) => (b.outcome.scores[b.seat] ?? 0) - (a.outcome.scores[a.seat] ?? 0),
    };
    expect(told(fewest as Game, [ended(5, 9), ended(1, 7)]).map((each) => each.slice(0, 6))).toEqual([
      '1. 1/0',
      '2. 0/0',
      '3. 1/1',
      '4. 0/1',
    ]);
  });
});
