import { expect, it } from 'vitest';
import { seedKey } from '../../../kernel/fairness.ts';
import { start, submit, type Match } from '../../../kernel/match.ts';
import { openStream } from '../../../kernel/stream.ts';
import { ruletka, type Ruletka } from './index.ts';
import { reveal, runnersOf } from './reveal.ts';

/** A match played at random to its end, and what happened with its last move. */
function played(seed: string): { readonly match: Match<Ruletka>; readonly last: readonly Ruletka['Event'][] } {
  const random = openStream(seedKey(seed), 'moves');
  const options = ruletka.options({ target: 10 }, '');
  if (!options.ok) throw new Error(options.why);
  let match = start(ruletka, options.value, 4, { key: seedKey(seed) });
  for (;;) {
    const waiting = ruletka.awaited?.(match.state) ?? [];
    const seat = waiting[random.below(waiting.length)] ?? 0;
    const move = ruletka.sample(ruletka.legalView(match.state, seat), seat, random);
    const progress = submit(match, { seat, move, by: 'player' });
    if (!progress.ok) throw new Error(progress.code);
    match = progress.match;
    if (ruletka.outcome(match.state) !== undefined) return { match, last: progress.events };
  }
}

const GAMES = Array.from({ length: 12 }, (_, i) => played(`reveal ${i}`));
const byPoints = GAMES.filter(({ match: { state } }) => runnersOf(ruletka.table(state)).length > 0);
const others = GAMES.filter((game) => !byPoints.includes(game));

it('has seen both ways a match can end', () => {
  expect([byPoints.length > 0, others.length > 0]).toEqual([true, true]);
});

it('runs player by player, the hindmost first; who has won is told with the last of them', () => {
  for (const { match } of byPoints) {
    const { state } = match;
    const end = ruletka.table(state);
    const runners = runnersOf(end);
    expect(reveal.moments(state)).toBe(runners.length + 1);
    const made = (seat: number): number => (end.bets[seat] ?? 0) + 1;
    const before = end.points.map((points, seat) => (runners.includes(seat) ? points - made(seat) : points));
    expect(runners.map((seat) => before[seat])).toEqual(
      runners.map((seat) => before[seat] ?? 0).toSorted((a, b) => a - b),
    );
    for (let moment = 0; moment < runners.length; moment++) {
      const { points, winners } = reveal.table(state, moment);
      const run = new Set(runners.slice(0, moment));
      expect(points).toEqual(before.map((each, seat) => (run.has(seat) ? each + made(seat) : each)));
      expect(winners).toEqual([]);
    }
  }
});

it('tells with the last shot neither what was made nor that somebody has won, unless the shot was the end', () => {
  for (const { match, last } of byPoints) {
    const told = last.filter((event) => reveal.tells?.(match.state, event) === true).map(({ kind }) => kind);
    expect(last.map(({ kind }) => kind)).toContain('scored');
    expect(told).not.toContain('scored');
    expect(told).not.toContain('finished');
  }
  for (const { match, last } of others) {
    expect(last.every((event) => reveal.tells?.(match.state, event) === true)).toBe(true);
    expect(reveal.moments(match.state)).toBe(1);
  }
});
