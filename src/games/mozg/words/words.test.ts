import { readdirSync, readFileSync } from 'node:fs';
import { setupI18n, type Messages } from '@lingui/core';
import { describe, expect, test } from 'vitest';
import { FACES, REFUSALS, SIGNS } from '../rules/index.ts';
import { compileCatalog } from '../../../client/words/compile.ts';
import { gaps } from '../../../client/words/gaps.ts';
import { choose } from '../../../client/words/language.ts';
import { en } from './en.ts';
import { pl } from './pl.ts';
import { animal, cardText, effectSentence, epitaph, faceName, faceWhat, refused, signName } from './say.ts';

type Id = keyof typeof en;
const IDS = Object.keys(en) as Id[];

function polish(id: Id, values?: Record<string, unknown>): string {
  return setupI18n({ locale: 'pl', messages: { pl: compileCatalog(pl) as Messages } })._(id, values);
}

describe('the words of Gra o mózg', () => {
  test('both languages say the same things', () => {
    expect(Object.keys(pl).toSorted()).toEqual(IDS.toSorted());
    for (const id of IDS) expect(gaps(pl[id]), id).toEqual(gaps(en[id]));
  });

  test('nothing is written that nobody says', () => {
    const room = new URL('..', import.meta.url);
    const sources = readdirSync(room, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !/words\/(en|pl)\.ts$|\.test\.ts$/.test(file))
      .map((file) => readFileSync(new URL(file, room), 'utf8'))
      .join('\n');
    // An id put together counts as said where all of it but one piece stands in a template.
    const made = [...sources.matchAll(/`(mozg\.[\w.-]*)\$\{[^}]*\}([\w.-]*)/g)].map(
      ([, start = '', end = '']) => new RegExp(`^${start.replaceAll('.', '\\.')}[\\w-]+${end.replaceAll('.', '\\.')}$`),
    );
    // `of('…')` says the same of whoever reads it.
    const said = (id: string): boolean => sources.includes(`'${id}'`) || made.some((one) => one.test(id));
    expect(IDS.filter((id) => !said(id) && !(id.endsWith('.you') && said(id.slice(0, -4))))).toEqual([]);
  });

  test('what is bold is closed, and Polish plurals have all their forms', () => {
    expect(IDS.filter((id) => pl[id].includes('<b>')).length).toBeGreaterThan(5);
    expect(IDS.filter((id) => pl[id].includes(', plural,')).length).toBeGreaterThan(5);
    for (const id of IDS) {
      for (const message of [pl[id], en[id]]) {
        expect(message.split('<b>').length).toBe(message.split('</b>').length);
      }
      const plurals = pl[id].split(', plural,').length - 1;
      for (const form of ['one {', 'few {', 'many {', 'other {']) {
        expect(pl[id].split(form).length - 1, id).toBe(plurals);
      }
    }
  });

  test.each([
    [1, '1 Mózg'],
    [2, '2 Mózgi'],
    [5, '5 Mózgów'],
    [12, '12 Mózgów'],
    [22, '22 Mózgi'],
    [0, '0 Mózgów'],
  ])('Polish counts %i', (brains, said) => {
    expect(polish('mozg.final.brains', { brains })).toBe(said);
  });

  test.each(['en', 'pl'] as const)('every animal, face, sign and refusal has its own words in %s', async (language) => {
    await choose(language);
    const values = Array.from({ length: 20 }, (_, card) => card);
    const sets = [
      values.map(animal),
      values.map(epitaph),
      values.map((card) => cardText(card, card > 17)),
      FACES.map(faceName),
      FACES.map(faceWhat),
      SIGNS.map(signName),
      [...REFUSALS, 'over', 'not-asked', 'old-question', 'unreachable', 'something-new'].map(refused),
    ];
    for (const set of sets) {
      expect(new Set(set).size).toBe(set.length);
      for (const text of set) expect(text).not.toMatch(/mozg\./);
    }
    expect(new Set(values.map((card) => effectSentence(card, card === 1))).size).toBe(5);
  });
});
