import { describe, expect, it } from 'vitest';
import { CONFUSABLES } from './confusables.ts';
import { looksOf } from './look.ts';
import { alike } from './rules.ts';

const lookAlike = (one: string, other: string): boolean => alike(looksOf(one), looksOf(other));

describe('two names look alike', () => {
  it.each([
    ['Ola', 'ola', 'another case'],
    ['Ola', 'ＯＬＡ', 'fullwidth letters'],
    ['Ola', 'Оlа', 'Cyrillic letters among Latin ones'],
    ['Ola', '𝐎𝐥𝐚', 'mathematical letters'],
    ['Ola', '0la', 'a digit for a letter'],
    ['ola', '0LA', 'a digit for a letter, in another case'],
    ['Ian', 'lan', 'an l for an I'],
    ['Anna', 'Аnnа', 'Cyrillic again'],
    ['Marta', 'МАRТА', 'capitals that only Cyrillic has alike'],
    ['Kora', 'Κοrα', 'Greek letters'],
    ['BEATA', 'ΒΕΑΤΑ', 'a whole name of Greek capitals'],
    ['HELA', 'ᎻᎬᏞᎪ', 'Cherokee letters'],
    ['Sos', 'Տoѕ', 'Armenian and Cyrillic letters'],
    ['Tom', 'Torn', 'two letters for one'],
    ['Ян', 'ЯН', 'another case of Cyrillic'],
    ['Ольга', 'Oльгa', 'Latin letters among Cyrillic ones'],
    ['Zoe\u0301', 'Zoé', 'an accent put on'],
  ])('%s and %s: %s', (one, other) => {
    expect([lookAlike(one, other), lookAlike(other, one)]).toEqual([true, true]);
  });

  it.each([
    ['Ola', 'Ala'],
    ['Łukasz', 'Lukasz'],
    ['Zoe', 'Zoé'],
    ['Ian', 'Lan'],
    ['Ola', 'Ольга'],
    ['Аня', 'Ania'],
    ['Żaneta', 'Źaneta'],
    ['Ola 2', 'Ola 3'],
    ['李', '王'],
    ['🦊', '🐻'],
  ])('but not %s and %s', (one, other) => {
    expect([lookAlike(one, other), lookAlike(other, one)]).toEqual([false, false]);
  });
});

describe('the table of letters that look alike', () => {
  it('has every letter once, and no look that looks like something else again', () => {
    const letters = CONFUSABLES.flatMap(([, each]) => Array.from(each));
    expect(new Set(letters).size).toBe(letters.length);
    const looks = new Set(CONFUSABLES.flatMap(([look]) => Array.from(look)));
    expect(letters.filter((letter) => looks.has(letter))).toEqual([]);
  });
});
