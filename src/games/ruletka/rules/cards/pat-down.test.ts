import { expect, it } from 'vitest';
import {
  after,
  afterAll,
  awaited,
  open,
  ownOf,
  passAll,
  phaseOf,
  refusedFor,
  tableOf,
  toBets,
} from '../playing.testing.ts';

const HANDS = { 0: ['pat-down', 'pat-down'] } as const;
const accusing = (cheats: number[] = [1], state = {}) => passAll(toBets(open({ hands: HANDS, state }), {}, cheats));

it('pat-down: shows its player alone the pocketed card', () => {
  const patted = afterAll(accusing(), [0, { card: 'pat-down', on: 1 }], [0, { card: 'pat-down', on: 2 }]);
  expect(ownOf(patted, 0).pattedDown).toEqual([
    { on: 1, card: 'bullet' },
    { on: 2, card: 'click' },
  ]);
  expect(ownOf(patted, 2).pattedDown).toEqual([]);
  expect(tableOf(patted)).toMatchObject({ shown: [false, false, false], shownPockets: [null, null, null] });
});

it('pat-down: makes everybody awaited again', () => {
  const before = after(accusing(), 1, { pass: true });
  expect(awaited(before)).toEqual([0, 2]);
  expect(awaited(after(before, 0, { card: 'pat-down', on: 1 }))).toEqual([0, 1, 2]);
});

it('pat-down: not on oneself, not on a pocket already shown, not on the dead', () => {
  const match = accusing();
  expect(refusedFor(match, 0, { card: 'pat-down', on: 0 })).toBe('not-yourself');
  expect(refusedFor(match, 0, { card: 'pat-down', on: 3 })).toBe('no-such-player');
  const shown = passAll(after(match, 2, { accuse: 1 }));
  expect(phaseOf(shown)).toBe('accusing');
  expect(refusedFor(shown, 0, { card: 'pat-down', on: 1 })).toBe('pocket-already-shown');
  const dead = accusing([], { lives: [4, 0, 4], out: [false, true, false], unanswered: [0, 2] });
  expect(refusedFor(dead, 0, { card: 'pat-down', on: 1 })).toBe('out-of-the-game');
});

it('pat-down: has a skull, so the dead may play it', () => {
  const dead = accusing([], { lives: [0, 4, 4], out: [true, false, false], unanswered: [1, 2] });
  const patted = after(dead, 0, { card: 'pat-down', on: 1 });
  expect(ownOf(patted, 0).pattedDown).toEqual([{ on: 1, card: 'click' }]);
});

it('pat-down: what it saw stays until the guns are put together, also when its owner is shot', () => {
  const table = open({ hands: { 0: ['pat-down'] }, guns: { 0: ['cccccb'], 1: ['bccccc'], 2: ['cccccb'] } });
  const patted = after(passAll(toBets(table, { 0: 2, 1: 1, 2: 2 })), 0, { card: 'pat-down', on: 1 });
  const shot = passAll(patted);
  expect(shot.state).toMatchObject({ phase: 'shot', shot: 2, lives: [4, 3, 4], round: 1 });
  expect(ownOf(shot, 0).pattedDown).toEqual([{ on: 1, card: 'click' }]);
  const next = passAll(shot);
  expect(next.state.round).toBe(2);
  expect(ownOf(next, 0).pattedDown).toEqual([]);
});
