import { expect, it } from 'vitest';
import { mozg, type Mozg, type Move } from '../rules/index.ts';
import type { SeatView } from '../../../kernel/contract.ts';
import { seedKey } from '../../../kernel/fairness.ts';
import { observation, start, submit } from '../../../kernel/match.ts';
import { everySeat } from '../../../kernel/seat.ts';
import { openStream } from '../../../kernel/stream.ts';
import { fastRandom } from '../../../kernel/fast-random.ts';
import { shareWon } from '../../../arena/arena.testing.ts';
import { randomBot } from '../../../bots/random.ts';
import { greedyMozg } from './greedy.ts';

interface Decided {
  readonly view: SeatView<Mozg>;
  readonly seat: number;
  readonly move: Move;
  readonly legal: readonly Move[];
}

/** Every decision of some matches among greedy bots. */
function decisions(): readonly Decided[] {
  const made: Decided[] = [];
  for (let i = 0; i < 30; i++) {
    const options = mozg.options(i % 2 === 0 ? {} : { refill: 'forgotten' }, '');
    if (!options.ok) throw new Error(options.why);
    const key = seedKey(`greedy${i}`);
    const random = fastRandom(openStream(key, 'dice'));
    let match = start(mozg, options.value, 2 + (i % 4), { key });
    for (let asked = mozg.toAct(match.state); asked.length > 0; asked = mozg.toAct(match.state)) {
      const seat = asked.at(-1) ?? 0;
      const view = observation(match, seat).view as SeatView<Mozg>;
      const move = greedyMozg.decide(null, { view, seat, options: options.value, random, budget: 0 });
      made.push({ view, seat, move, legal: [...mozg.moves(view, seat)] });
      const answer = submit(match, { seat, move, by: 'bot' });
      if (!answer.ok) throw new Error(answer.code);
      match = answer.match;
    }
  }
  return made;
}

const MADE = decisions();

function copies(move: Move): number {
  return 'play' in move ? 1 + Object.values(move.give ?? {}).reduce((sum, n) => sum + n, 0) : 0;
}

it('passes only when no card may be played', () => {
  const passed = MADE.filter(({ move }) => 'pass' in move);
  expect(passed.length).toBeGreaterThan(50);
  for (const { legal } of passed) expect(legal.some((each) => 'play' in each)).toBe(false);
});

it('plays the lowest card that may be played, Komar last, with all its copies', () => {
  const played = MADE.filter(({ move }) => 'play' in move);
  let several = 0;
  for (const { move, legal } of played) {
    const values = legal.flatMap((each) => ('play' in each ? [each.play] : []));
    const lowest = Math.min(...values.map((value) => (value === 0 ? 100 : value)));
    const wanted = lowest === 100 ? 0 : lowest;
    expect(move).toMatchObject({ play: wanted });
    const most = Math.max(...legal.flatMap((each) => ('play' in each && each.play === wanted ? [copies(each)] : [])));
    expect(copies(move)).toBe(most);
    if (most > 1) several++;
  }
  expect(several).toBeGreaterThan(20);
});

const FEW_CARDS = MADE.map(({ view, seat, move }) => {
  const others = everySeat(view.seats).filter((other) => other !== seat);
  const cards = (other: number): number => (view.handCounts[other] ?? 0) + (view.graveyardCounts[other] ?? 0);
  const receivers = 'play' in move ? Object.keys(move.give ?? {}).map(Number) : 'gift' in move ? [move.to] : [];
  return { fewest: Math.min(...others.map(cards)), got: receivers.map(cards) };
}).filter(({ got }) => got.length > 0);

it('gives copies and gifts to whoever has fewest cards', () => {
  expect(FEW_CARDS.length).toBeGreaterThan(20);
  for (const { fewest, got } of FEW_CARDS) expect(got.every((cards) => cards === fewest)).toBe(true);
});

it('steals from the richest', () => {
  const stolen = MADE.flatMap(({ view, seat, move }) =>
    'steal' in move
      ? [{ from: view.brains[move.steal], others: view.brains.filter((_, other) => other !== seat) }]
      : [],
  );
  expect(stolen.length).toBeGreaterThan(5);
  for (const { from, others } of stolen) expect(from).toBe(Math.max(...others));
});

it('keeps the lower of two', () => {
  const kept = MADE.flatMap(({ view, move }) => ('keep' in move ? [[move.keep, Math.min(...view.offered)]] : []));
  expect(kept.length).toBeGreaterThan(50);
  for (const [card, lower] of kept) expect(card).toBe(lower);
});

it('buries the lowest card that has no effect', () => {
  const buried = MADE.flatMap(({ view, move }) => {
    const plain = view.offered.filter((card) => ![0, 8, 11].includes(card));
    return 'bury' in move && plain.length > 0 ? [[move.bury, Math.min(...plain)]] : [];
  });
  expect(buried.length).toBeGreaterThan(100);
  for (const [card, lowest] of buried) expect(card).toBe(lowest);
});

it('does not forget to refill', () => {
  const refills = MADE.filter(({ legal }) => legal.some((each) => 'refill' in each));
  expect(refills.length).toBeGreaterThan(50);
  for (const { move } of refills) expect(move).toHaveProperty('refill');
});

it.each([
  { seats: 2, atLeast: 0.85 },
  { seats: 4, atLeast: 0.65 },
])('beats random ones with $seats seats', ({ seats, atLeast }) => {
  expect(shareWon(mozg, greedyMozg, randomBot(mozg), seats)).toBeGreaterThan(atLeast);
});
