import { expect, it } from 'vitest';
import { mozg, type Move, type State } from '../rules/index.ts';
import { mozgKit } from '../rules/kit.testing.ts';
import { unrecorded } from '../../../kernel/chance.ts';
import { seedKey } from '../../../kernel/fairness.ts';
import { openStream } from '../../../kernel/stream.ts';
import { fastRandom } from '../../../kernel/fast-random.ts';
import { opinion } from './learnt.ts';
import { choose, liking } from './policy.ts';
import { simple } from './simple.ts';

/** Every position of random matches of every kind, with who answers first. */
function* positions(): Iterable<{ readonly state: State; readonly seat: number }> {
  const random = fastRandom(openStream(seedKey('policy'), 'dice'));
  const chance = unrecorded(random);
  for (const seats of mozgKit.players) {
    for (const raw of mozgKit.options) {
      const options = mozg.options(raw, '');
      if (!options.ok) throw new Error(options.why);
      const state = mozg.setup(options.value, seats, chance);
      for (let n = 0; n < 120 && state.asked !== 0; n++) {
        const [first = 0] = mozg.toAct(state);
        const seat = state.late ?? first;
        yield { state, seat };
        mozg.play(state, seat, mozg.sample(mozg.legalView(state, seat), seat, random), chance);
      }
    }
  }
}

/** All copies of a card, to one player: what the policy itself considers. */
function isWhole(state: State, seat: number, move: Move): boolean {
  if (!('play' in move)) return true;
  const held = state.hands[seat]?.filter((card) => card === move.play).length ?? 0;
  const given = Object.values(move.give ?? {});
  return given.length <= 1 && held === 1 + (given[0] ?? 0);
}

it.each(['learnt', 'simple'])('%s: what it chooses is allowed, and nothing it considers is liked more', (kind) => {
  const kinds = new Set<string>();
  for (const { state, seat } of positions()) {
    const { weights } = kind === 'simple' ? { weights: simple } : opinion(state.seats);
    const move = choose(state, seat, weights);
    kinds.add(Object.keys(move)[0] ?? '');
    const seen = mozg.legalView(state, seat);
    expect(mozg.refusal(seen, seat, move)).toBeUndefined();
    if ('refill' in move || 'show' in move) continue;
    const others = [...mozg.moves(seen, seat)].filter((each) => !('refill' in each) && isWhole(state, seat, each));
    const most = Math.max(...others.map((each) => liking(state, seat, each, weights)));
    expect(liking(state, seat, move, weights)).toBeCloseTo(most, 9);
  }
  for (const each of ['bury', 'gift', 'keep', 'pass', 'play', 'refill', 'steal', 'swap']) expect(kinds).toContain(each);
});

it('reads nothing of the others but how many cards they have', () => {
  const random = fastRandom(openStream(seedKey('policy'), 'behind'));
  let asked = 0;
  for (const { state, seat } of positions()) {
    if (asked++ % 7 !== 0) continue;
    const view = { ...mozg.table(state), ...mozg.own(state, seat) };
    const { weights } = opinion(state.seats);
    expect(choose(mozg.imagine(view, seat, random), seat, weights)).toEqual(choose(state, seat, weights));
  }
  expect(asked).toBeGreaterThan(2000);
});

it('the simple player plays the lowest card that goes, Komar last', () => {
  const met = { lowest: 0, komar: 0 };
  for (const { state, seat } of positions()) {
    const move = choose(state, seat, simple);
    if (!('play' in move)) continue;
    const goes = [...mozg.moves(mozg.legalView(state, seat), seat)].flatMap((each) =>
      'play' in each ? [each.play] : [],
    );
    const plain = goes.filter((card) => card > 0);
    expect(move.play).toBe(plain.length > 0 ? Math.min(...plain) : 0);
    met[plain.length > 0 ? 'lowest' : 'komar']++;
  }
  expect(met.lowest).toBeGreaterThan(500);
  expect(met.komar).toBeGreaterThan(10);
});
