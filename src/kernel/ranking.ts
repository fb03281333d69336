import type { Game } from './contract.ts';
import type { Finish, Outcome } from './outcome.ts';
import type { Seat } from './seat.ts';

/** One of all who played the same deal, at several tables. */
export interface Ranked {
  /** The table, from 0. */
  readonly group: number;
  readonly seat: Seat;
  /** Among all; equals share a place: 1, 1, 3. */
  readonly place: number;
  readonly score: number;
  /** Where equal seats are compared: how many of the others with this seat did worse, of a hundred, and half of those who did as well. */
  readonly percent: number | null;
}

interface Standing extends Finish {
  readonly group: number;
}

/**
 * All who played the same deal to its end, the best first. Where a deal is the same for every seat everybody is compared with
 * everybody; otherwise, as in duplicate bridge, only with those who had the same cards. A table without an outcome has nobody in it.
 */
export function ranking(game: Game, outcomes: readonly (Outcome | undefined)[]): readonly Ranked[] {
  const standings: Standing[] = outcomes.flatMap((outcome, group) =>
    outcome === undefined ? [] : outcome.scores.map((_, seat) => ({ group, seat, outcome })),
  );
  const better = (a: Finish, b: Finish): number => game.better?.(a, b) ?? scoreOf(a) - scoreOf(b);
  if (game.sameDeal === 'all') return placed(standings, better, () => null);
  const percents = new Map(standings.map((each) => [each, percentOf(each, standings, better)]));
  const percent = (each: Standing): number => percents.get(each) ?? 0;
  return placed(standings, (a, b) => percent(a) - percent(b), percent);
}

function scoreOf({ outcome, seat }: Finish): number {
  return outcome.scores[seat] ?? 0;
}

/** Of those with the same cards elsewhere. Where nobody else finished there is nothing to tell: the middle. */
function percentOf(one: Standing, all: readonly Standing[], better: (a: Finish, b: Finish) => number): number {
  const others = all.filter(({ seat, group }) => seat === one.seat && group !== one.group);
  if (others.length === 0) return 50;
  let points = 0;
  for (const other of others) points += 1 + Math.sign(better(one, other));
  return Math.round((100 * points) / (2 * others.length));
}

function placed(
  standings: readonly Standing[],
  better: (a: Standing, b: Standing) => number,
  percent: (each: Standing) => number | null,
): readonly Ranked[] {
  const ordered = standings.toSorted((a, b) => better(b, a));
  let place = 0;
  return ordered.map((each, i) => {
    const before = ordered[i - 1];
    if (before === undefined || better(before, each) !== 0) place = i + 1;
    const { group, seat } = each;
    return { group, seat, place, score: scoreOf(each), percent: percent(each) };
  });
}
