import { expect, it } from 'vitest';
import { certain, drawnOf, evened, higher, likeliest, mixed, plus, type Odds } from './odds.ts';

function sum(odds: Odds): number {
  return odds.reduce((total, each) => total + each, 0);
}

it('counts the marked among drawn cards', () => {
  // Of 5 cards, 2 marked, 3 drawn: 1 way in 10 to none, 6 to one, 3 to both.
  expect(drawnOf(5, 2, 3).map((chance) => Math.round(chance * 10))).toEqual([1, 6, 3]);
  expect(drawnOf(5, 4, 3).map((chance) => Math.round(chance * 10))).toEqual([0, 0, 6, 4]);
  expect(drawnOf(47, 8, 0)).toEqual([1]);
  for (const drawn of [0, 1, 7, 19, 47]) {
    const odds = drawnOf(47, 15, drawn);
    expect(sum(odds)).toBeCloseTo(1, 12);
    expect(odds.reduce((mean, chance, n) => mean + n * chance, 0)).toBeCloseTo((15 * drawn) / 47, 10);
  }
});

it('adds, takes the higher and mixes', () => {
  const coin = [0.5, 0.5];
  expect(plus(coin, coin)).toEqual([0.25, 0.5, 0.25]);
  expect(plus(certain(3), coin)).toEqual([0, 0, 0, 0.5, 0.5]);
  expect(higher(coin, coin)).toEqual([0.25, 0.75]);
  expect(higher(certain(2), coin)).toEqual([0, 0, 1]);
  expect(mixed(0.25, certain(0), certain(1))).toEqual([0.25, 0.75]);
  expect(mixed(0, certain(0), coin)).toBe(coin);
  expect(mixed(1, coin, certain(0))).toBe(coin);
});

it('knows what is likeliest, the lower one of equals, and takes what cannot be for anything', () => {
  expect(likeliest([0.2, 0.4, 0.4])).toBe(1);
  expect(evened([1, 3])).toEqual([0.25, 0.75]);
  expect(evened([0, 0])).toEqual([0.5, 0.5]);
});
