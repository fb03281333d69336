import { expect, it } from 'vitest';
import { rudy } from '../../rules/index.ts';
import { LANGUAGES } from '../../../../cli/terminal/words/index.ts';
import { WORDS } from './index.ts';

it('counts in Polish', () => {
  const { animals, pointsOf, crossings } = WORDS.pl;
  expect([0, 1, 2, 4, 5, 11, 12, 21, 22, 25].map((n) => animals('bear', n))).toEqual([
    '0 niedźwiedzi',
    '1 niedźwiedź',
    '2 niedźwiedzie',
    '4 niedźwiedzie',
    '5 niedźwiedzi',
    '11 niedźwiedzi',
    '12 niedźwiedzi',
    '21 niedźwiedzi',
    '22 niedźwiedzie',
    '25 niedźwiedzi',
  ]);
  expect([1, 3, 14, 33].map(pointsOf)).toEqual(['1 punkt', '3 punkty', '14 punktów', '33 punkty']);
  expect([0, 1, 2, 5].map(crossings)).toEqual(['0 skreśleń', '1 skreślenie', '2 skreślenia', '5 skreśleń']);
});

it('counts in English', () => {
  const { animals, pointsOf } = WORDS.en;
  expect([0, 1, 2].map((n) => animals('octopus', n))).toEqual(['0 octopuses', '1 octopus', '2 octopuses']);
  expect([1, 2].map(pointsOf)).toEqual(['1 point', '2 points']);
});

it.each(LANGUAGES)('has three ways to settle a tie in %s, and rules for every table', (language) => {
  const { settled, rules } = WORDS[language];
  const told = (['circled', 'crossed-out', 'shared'] as const).map((how) => settled(how, ['A', 'B'], 1, [20, 14]));
  expect(new Set(told).size).toBe(3);
  expect(told[0]).toContain('20');
  expect(told[2]).not.toContain('20');
  const texts = ['species', 'most', 'single', 'cats'].flatMap((fox) =>
    [1, 4].map((seats) => {
      const options = rudy.options({ fox }, '');
      return options.ok ? rules(options.value, seats).join(' ') : '';
    }),
  );
  expect(new Set(texts).size).toBe(8);
});
