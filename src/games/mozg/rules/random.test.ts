import { expect, it } from 'vitest';
import { unrecorded } from '../../../kernel/chance.ts';
import { seedKey } from '../../../kernel/fairness.ts';
import { openStream } from '../../../kernel/stream.ts';
import { fastRandom } from '../../../kernel/fast-random.ts';
import { mozg } from './index.ts';
import { mozgKit } from './kit.testing.ts';
import { optionsOf, table } from './playing.testing.ts';

it('50 cards and 56 brains are there after every move, and every game ends', () => {
  const random = fastRandom(openStream(seedKey('conservation'), 'test'));
  const chance = unrecorded(random);
  for (let game = 0; game < 192; game++) {
    const seats = 2 + (game % 4);
    const raw = mozgKit.options[Math.floor(game / 4) % mozgKit.options.length];
    const state = mozg.setup(optionsOf(raw), seats, chance);
    const census = JSON.stringify(mozgKit.census(state));
    for (let moves = 0; mozg.toAct(state).length > 0; moves++) {
      expect(moves).toBeLessThan(mozgKit.longest);
      const asked = mozg.toAct(state);
      const seat = asked[random.below(asked.length)] ?? 0;
      mozg.play(state, seat, mozg.sample(mozg.legalView(state, seat), seat, random), chance);
      expect(JSON.stringify(mozgKit.census(state))).toBe(census);
    }
  }
});

it.each([
  [{ hands: [[4, 7, 7, 7], [1], [2]], horde: [5] }],
  [{ hands: [[0, 11], [1], [2]], graveyards: [[3, 4, 4, 6, 6]], options: { refill: 'forgotten' } }],
])('a sampled move is any of those listed, evenly: %j', (setting) => {
  const random = fastRandom(openStream(seedKey('even'), 'test'));
  const seen = mozg.legalView(table(setting), 0);
  const listed = [...mozg.moves(seen, 0)].map((move) => JSON.stringify(move));
  const counts = new Map(listed.map((move) => [move, 0]));
  const each = 400;
  for (let i = 0; i < each * listed.length; i++) {
    const move = JSON.stringify(mozg.sample(seen, 0, random));
    counts.set(move, (counts.get(move) ?? 0) + 1);
  }
  expect([...counts.keys()]).toEqual(listed);
  // Five standard deviations of a binomial with mean 400.
  for (const count of counts.values()) expect(Math.abs(count - each)).toBeLessThan(100);
});
