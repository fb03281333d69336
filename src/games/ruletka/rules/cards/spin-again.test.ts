import { expect, it } from 'vitest';
import { after, gun, open, passAll, refusedFor, tableOf, toBets, toShots } from '../playing.testing.ts';

const table = (state = {}) =>
  open({
    hands: { 0: ['spin-again', 'spin-again'] },
    guns: { 0: ['cccccb'], 1: ['ccbccc', 'bcccc'], 2: ['cccccb', 'bccccc'] },
    state,
  });

it('spin-again: while accusing all six cards of a gun are shuffled', () => {
  const match = after(passAll(toBets(table())), 0, { card: 'spin-again', on: 2 });
  expect(match.state.guns[2]).toEqual(gun('bccccc'));
  expect(tableOf(match)).toMatchObject({ phase: 'accusing', discard: ['spin-again'] });
});

it('spin-again: while shooting what is left of the gun is, and spent cards stay spent', () => {
  const before = passAll(toShots(toBets(table(), { 0: 3, 1: 3, 2: 3 })));
  expect(before.state).toMatchObject({ phase: 'shot', shot: 2 });
  const spun = after(before, 0, { card: 'spin-again', on: 1 });
  expect(spun.state.guns[1]).toEqual(gun('bcccc'));
  expect(spun.state.spent[1]).toEqual(['click']);
});

it('spin-again: every shuffle starts from clicks before bullets, whatever the order was', () => {
  const spun = (order: string) => {
    const match = passAll(toBets(open({ hands: { 0: ['spin-again'] }, guns: { 2: [order] } })));
    return after(match, 0, { card: 'spin-again', on: 2 }).state.guns[2];
  };
  expect(spun('bccccc')).toEqual(spun('cccccb'));
  expect(spun('ccbccc')).toEqual(spun('cccccb'));
});

it('spin-again: has a skull; on anybody alive, oneself too', () => {
  const dead = { lives: [0, 4, 4], out: [true, false, false], unanswered: [1, 2] };
  const match = passAll(toBets(table(dead)));
  expect(refusedFor(match, 0, { card: 'spin-again', on: 0 })).toBe('out-of-the-game');
  expect(after(match, 0, { card: 'spin-again', on: 2 }).state.guns[2]).toEqual(gun('bccccc'));
  const alive = passAll(toBets(table()));
  expect(after(alive, 0, { card: 'spin-again', on: 0 }).state.guns[0]).toHaveLength(6);
  expect(refusedFor(toBets(table()), 0, { card: 'spin-again', on: 1 })).toBe('not-now');
});

it('[W4] spin-again: changes nothing in the gun of who is out of the round, while accusing and while shooting', () => {
  const loaded = open({ hands: { 0: ['spin-again'] }, guns: { 0: ['cccccb'], 2: ['cccccb'] } });
  const caught = passAll(after(passAll(toBets(loaded, {}, [1])), 2, { accuse: 1 }));
  for (const match of [caught, toShots(caught)]) {
    const spun = after(match, 0, { card: 'spin-again', on: 1 });
    expect(tableOf(spun).discard).toEqual(['spin-again']);
    expect(spun.state.guns[1]).toEqual(gun('ccccccb'));
    expect(spun.drawn['gun-1']).toEqual(match.drawn['gun-1']);
    expect(spun.state.asking).toBeGreaterThan(match.state.asking);
  }
});
