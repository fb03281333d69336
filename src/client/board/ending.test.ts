import { beforeAll, expect, test } from 'vitest';
import { choose } from '../words/language.ts';
import { headline, inOrder } from './ending.ts';
import { nameAmong, nameOf, othersOf } from './players.ts';
import { refusedWith } from './words.ts';

beforeAll(() => choose('en'));

const TABLE = { names: ['Ala', 'Ola', 'Jan'], seat: 1 };

test('who has won: one, oneself, several, nobody', () => {
  expect(headline(TABLE, [0], '')).toMatch(/Ala/);
  expect(headline(TABLE, [1], '')).toBe('You win!');
  expect(headline(TABLE, [], 'Nobody!')).toBe('Nobody!');
  const names = (all: readonly string[]): string => all.join('+');
  expect(headline({ ...TABLE, seat: undefined }, [0, 2], '', names)).toBe(headline(TABLE, [0, 2], '', () => 'Ala+Jan'));
});

test('seats from the best place down, equals as they sit', () => {
  expect(inOrder([3, 1, 1, 4])).toEqual([1, 2, 0, 3]);
});

test('one’s own name is not said, and begins small within a sentence', () => {
  expect([0, 1].map((who) => nameOf(TABLE, who))).toEqual(['Ala', 'You']);
  expect(nameAmong(TABLE, 1)).toBe('you');
  expect(nameOf(TABLE, 7)).toBe('8');
});

test('the others, clockwise from one’s own seat', () => {
  expect(othersOf(4, 2)).toEqual([3, 0, 1]);
  expect(othersOf(3, undefined)).toEqual([0, 1, 2]);
});

test('a refusal no game has words for is said by the table, and otherwise as it is wanted', () => {
  expect(refusedWith('nothing.of.the.kind', 'over')).toBe('The game is over.');
  expect(refusedWith('nothing.of.the.kind', 'unheard-of', 'Well.')).toBe('Well.');
});
