import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { FOX, KINDS, REFUSALS } from '../rules/index.ts';
import { compileCatalog } from '../../../client/words/compile.ts';
import { gaps } from '../../../client/words/gaps.ts';
import { choose } from '../../../client/words/language.ts';
import { setupI18n, type Messages } from '@lingui/core';
import { en as reviewEn } from '../screen/review/words/en.ts';
import { pl as reviewPl } from '../screen/review/words/pl.ts';
import { en as first } from './en.ts';
import { pl as firstPl } from './pl.ts';

const en = { ...first, ...reviewEn };
const pl = { ...firstPl, ...reviewPl };

type Id = keyof typeof en;
const IDS = Object.keys(en) as Id[];

function speaker(locale: 'pl' | 'en'): (id: Id, values?: Record<string, unknown>) => string {
  const i18n = setupI18n({ locale, messages: { [locale]: compileCatalog(locale === 'pl' ? pl : en) as Messages } });
  return (id, values) => i18n._(id, values);
}

describe('Rudy’s words', () => {
  test('both languages say the same things', () => {
    expect(Object.keys(pl).toSorted()).toEqual(IDS.toSorted());
    for (const id of IDS) expect(gaps(pl[id]), id).toEqual(gaps(en[id]));
  });

  test('nothing is written that nobody says', () => {
    const room = new URL('..', import.meta.url);
    const sources: string = readdirSync(room, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !/words\/(en|pl)\.ts$|\.test\.ts$/.test(file))
      .map((file) => readFileSync(new URL(file, room), 'utf8'))
      .join('\n');
    // Ids put together with a template count when their beginning stands in one.
    const begun = [...sources.matchAll(/`(rudy\.[\w.-]*)\$\{\w/g)].map(([, start]) => start ?? '');
    const isSaid = (id: string): boolean => sources.includes(`'${id}'`) || begun.some((start) => id.startsWith(start));
    expect(IDS.filter((id) => !isSaid(id))).toEqual([]);
  });

  test('what is bold is closed', () => {
    for (const id of IDS) {
      for (const message of [pl[id], en[id]]) {
        expect(message.match(/<b>/g)?.length ?? 0).toBe(message.match(/<\/b>/g)?.length ?? 0);
      }
    }
  });

  test.each([
    [1, '1 punkt'],
    [2, '2 punkty'],
    [5, '5 punktów'],
    [12, '12 punktów'],
    [22, '22 punkty'],
    [0, '0 punktów'],
  ])('Polish counts %i', (points, said) => {
    expect(speaker('pl')('rudy.score', { points })).toBe(said);
  });

  test.each([
    [1, 'Czekamy na 1 osobę'],
    [3, 'Czekamy na 3 osoby'],
    [25, 'Czekamy na 25 osób'],
    [112, 'Czekamy na 112 osób'],
  ])('Polish waits for %i', (count, said) => {
    expect(speaker('pl')('rudy.wait.more', { count })).toBe(said);
  });

  test.each([
    [1, 'jeszcze pisze'],
    [2, 'jeszcze piszą'],
    [5, 'jeszcze pisze'],
    [12, 'jeszcze pisze'],
    [23, 'jeszcze piszą'],
  ])('Polish says that %i still write', (count, said) => {
    expect(speaker('pl')('rudy.still-writing', { count })).toBe(said);
  });

  test.each(['en', 'pl'] as const)('every refusal has a sentence of its own in %s', async (language) => {
    for (const code of [...REFUSALS, 'malformed', 'old-question']) expect(IDS).toContain(`rudy.refused.${code}`);
    await choose(language);
    const { refused } = await import('./say.ts');
    const said = [...REFUSALS, 'over', 'not-asked', 'malformed', 'old-question', 'unreachable', 'new'].map(refused);
    expect(new Set(said).size).toBe(said.length);
    for (const sentence of said) expect(sentence).not.toMatch(/refused\./);
  });
});

describe('a card in words', () => {
  test('every kind has a question and a text of its own, in both languages', async () => {
    const { cardText, question } = await import('./say.ts');
    const seen = new Set<string>();
    for (const language of ['pl', 'en'] as const) {
      await choose(language);
      for (const name of [...KINDS.map((kind) => kind.name), 'fox']) {
        expect(question(name, 'species')).not.toBe('');
        seen.add(`${language} ${cardText(name, 'species')}`);
      }
    }
    expect(seen.size).toBe(2 * (FOX + 1));
  });
});
