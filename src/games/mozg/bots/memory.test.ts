import { expect, it } from 'vitest';
import { mozg, type Mozg, type State } from '../rules/index.ts';
import { after, table } from '../rules/playing.testing.ts';
import type { SeatView } from '../../../kernel/contract.ts';
import { observe, type Memory } from './memory.ts';

function viewOf(state: State, seat: number): SeatView<Mozg> {
  return { ...mozg.table(state), ...mozg.own(state, seat) };
}

/** What seat 0 remembers of such a course. */
function remembered(states: readonly State[]): Memory {
  let memory: Memory | null = null;
  for (const state of states) memory = observe(memory, viewOf(state, 0));
  if (memory === null) throw new Error('no state');
  return memory;
}

const START = table({
  hands: [
    [5, 12, 15, 16],
    [3, 9, 9, 10],
  ],
  graveyards: [
    [4, 6],
    [7, 13, 14],
  ],
  horde: [6],
  turn: 1,
});

it('notes what was played on what, and that the rest of the hand was there', () => {
  const played = after(START, 1, { play: 10 });
  expect(remembered([START, played]).players[1]?.deeds).toEqual([[6, 10, 1]]);
});

it('notes a pass, and that one of the cards then held is new', () => {
  const passed = after(START, 1, { pass: true });
  expect(remembered([START, passed]).players[1]?.deeds).toEqual([[6, -1, 4 / 6]]);
  const kept = after(passed, 1, { keep: passed.offered[1]?.[0] ?? 0 });
  const [deed] = remembered([START, passed, kept]).players[1]?.deeds ?? [];
  expect(deed?.[2]).toBeCloseTo(4 / 5);
});

it('trusts a deed the less the more of the hand is new', () => {
  const short = table({
    hands: [
      [5, 12, 15, 16],
      [9, 10, 17],
    ],
    graveyards: [[4], [7, 13, 14]],
    horde: [6],
    turn: 1,
  });
  const played = after(short, 1, { play: 9 });
  const refilled = after(played, 1, { refill: [14] });
  const memory = remembered([short, played, refilled]);
  expect(memory.players[1]?.deeds).toEqual([[6, 9, 2 / 3]]);
  expect(memory.players[1]?.left).toBe(1);
});

it('forgets what a hand said when it was swapped away', () => {
  const sweet = table({
    hands: [
      [5, 12, 15, 16],
      [9, 18, 17],
    ],
    graveyards: [[4], [7, 13, 14]],
    horde: [6],
    turn: 1,
  });
  const rolled = after(sweet, 1, { play: 18 }, { die: ['swap'] });
  expect(remembered([sweet, rolled]).players[1]?.deeds).toHaveLength(1);
  const swapped = after(rolled, 1, { swap: 'hand', with: 0 });
  expect(remembered([sweet, rolled, swapped]).players[1]?.deeds).toEqual([]);
});

it('begins anew with every round', () => {
  const played = after(START, 1, { play: 10 });
  const memory = remembered([START, played]);
  const next = observe(memory, { ...viewOf(played, 0), round: 2 });
  expect(next.players[1]?.deeds).toEqual([]);
});

it('counts a view that is shown twice once', () => {
  const played = after(START, 1, { play: 10 });
  const once = remembered([START, played]);
  expect(remembered([START, START, played, played])).toEqual(once);
  expect(JSON.parse(JSON.stringify(once))).toEqual(once);
});
