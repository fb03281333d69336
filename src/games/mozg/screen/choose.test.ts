import { expect, test } from 'vitest';
import { mozg } from '../rules/index.ts';
import { addCopy, dropCopy, given, giveTo, isReady, moveOf, NOTHING, takeBack, ungiven, whyNot } from './choose.ts';
import type { Mine } from './players.ts';

const view = {
  seats: 4,
  phase: 'turn',
  asked: [0],
  turn: 0,
  late: null,
  hordeTop: 7,
  graveyardCounts: [0, 0, 0, 0],
  brains: [9, 9, 9, 9],
  hand: [0, 4, 12, 12, 12, 18],
  graveyard: [],
  offered: [],
} as unknown as Mine;
const OTHERS = [1, 2, 3];

test('one card is ready at once, a second one wants somebody', () => {
  const one = addCopy(NOTHING, view, 12, OTHERS);
  expect(moveOf(one)).toEqual({ play: 12 });
  const two = addCopy(one, view, 12, OTHERS);
  expect([ungiven(two), isReady(two), moveOf(two)]).toEqual([1, false, undefined]);
  expect(moveOf(giveTo(two, view, 3))).toEqual({ play: 12, give: { 3: 1 } });
});

test('a gravestone takes a further copy from the hand, and no more than there are', () => {
  let choice = addCopy(NOTHING, view, 12, OTHERS);
  for (const seat of [1, 1, 2]) choice = giveTo(choice, view, seat);
  expect(moveOf(choice)).toEqual({ play: 12, give: { 1: 2 } });
  expect(mozg.refusal(view, 0, moveOf(choice) ?? { pass: true })).toBeUndefined();
});

test('what was given is taken back, and a dropped copy is given to nobody', () => {
  const three = giveTo(giveTo(addCopy(NOTHING, view, 12, OTHERS), view, 1), view, 2);
  expect([three.copies, given(three)]).toEqual([3, 2]);
  expect(ungiven(takeBack(three, 1))).toBe(1);
  expect(moveOf(dropCopy(three))).toEqual({ play: 12, give: { 1: 1 } });
  expect(dropCopy(dropCopy(dropCopy(three)))).toEqual(NOTHING);
});

test('with one opponent nobody is asked who gets it', () => {
  const two = addCopy(addCopy(NOTHING, view, 12, [1]), view, 12, [1]);
  expect(moveOf(two)).toEqual({ play: 12, give: { 1: 1 } });
});

test('another card replaces what was chosen', () => {
  const two = addCopy(addCopy(NOTHING, view, 12, OTHERS), view, 12, OTHERS);
  expect(addCopy(two, view, 18, OTHERS)).toEqual({ card: 18, copies: 1, give: {} });
});

test('the rules themselves say why not', () => {
  expect([0, 4, 12].map((card) => whyNot(view, 0, card))).toEqual([undefined, 'must-be-higher', undefined]);
  expect(whyNot({ ...view, hordeTop: 8 }, 0, 12)).toBe('spider-says-lower-than-8');
  expect(whyNot({ ...view, asked: [1], turn: 1 }, 0, 12)).toBe('not-asked');
});
