import { expect, it } from 'vitest';
import { unrecorded } from '../../../kernel/chance.ts';
import { awaited, view } from '../../../kernel/contract.ts';
import { seedKey } from '../../../kernel/fairness.ts';
import { openStream } from '../../../kernel/stream.ts';
import { fastRandom } from '../../../kernel/fast-random.ts';
import { ruletka } from './index.ts';
import { sayable } from './sayable.ts';
import { open } from './playing.testing.ts';

const random = fastRandom(openStream(seedKey('moves'), 'moves'));

it('lists in every phase of a game each legal move once, samples one of them, and falls back on one', () => {
  const phases = new Set<string>();
  for (const seats of [2, 3, 4]) {
    const { state } = open({
      seats,
      hands: { 0: ['bribe', 'bribe'], 1: ['peeper', 'dud', 'dud'] },
      state: { lives: [2, 2, 2, 2].slice(0, seats) },
    });
    const world = ruletka.copy(state);
    for (let asked = ruletka.toAct(world); asked.length > 0; asked = ruletka.toAct(world)) {
      phases.add(world.phase);
      const seat = asked[random.below(asked.length)] ?? 0;
      const isAwaited = awaited(ruletka, world).includes(seat);
      const sight = ruletka.legalView(world, seat);
      const list = [...ruletka.moves(sight, seat)].map((move) => JSON.stringify(move));
      const legal = [...sayable(seats)].filter((move) => ruletka.refusal(sight, seat, move) === undefined);
      expect(list.toSorted()).toEqual([...new Set(legal.map((move) => JSON.stringify(move)))].toSorted());
      expect(!isAwaited || list.includes(JSON.stringify(ruletka.fallback(sight, seat)))).toBe(true);
      if (!isAwaited && list.length === 0) continue;
      const move = ruletka.sample(sight, seat, random);
      expect(list).toContain(JSON.stringify(move));
      ruletka.play(world, seat, move, unrecorded(random));
    }
  }
  expect(phases.size).toBeGreaterThan(7);
});

it('plays the same without anybody to tell, and shows the same in an imagined world', () => {
  const { state } = open({ hands: { 0: ['peeper', 'pat-down'], 1: ['bribe'] } });
  let world = ruletka.copy(state);
  for (let asked = awaited(ruletka, world); asked.length > 0; asked = awaited(ruletka, world)) {
    const seat = asked[random.below(asked.length)] ?? 0;
    for (const viewer of [0, 1, 2, 'table'] as const) {
      const seen = view(ruletka, world, viewer);
      expect(view(ruletka, ruletka.imagine(seen, viewer, random), viewer)).toEqual(seen);
    }
    const move = ruletka.sample(ruletka.legalView(world, seat), seat, random);
    const key = seedKey(`move ${random.below(2 ** 32)}`);
    const [told, quiet] = [ruletka.copy(world), ruletka.copy(world)];
    ruletka.play(told, seat, move, unrecorded(openStream(key, 'x')), () => {});
    ruletka.play(quiet, seat, move, unrecorded(openStream(key, 'x')));
    expect(quiet).toEqual(told);
    world = quiet;
  }
});

it('lists the chance labels of a table', () => {
  expect(ruletka.labels(3)).toEqual(['actions', 'actions-reshuffle', 'gun-0', 'gun-1', 'gun-2']);
});
