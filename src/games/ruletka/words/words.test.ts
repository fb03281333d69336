import { readdirSync, readFileSync } from 'node:fs';
import { setupI18n, type Messages } from '@lingui/core';
import { describe, expect, test } from 'vitest';
import { ACTION_CARDS, REFUSALS } from '../rules/index.ts';
import { TEAMS } from './team.ts';
import { compileCatalog } from '../../../client/words/compile.ts';
import { gaps } from '../../../client/words/gaps.ts';
import { choose } from '../../../client/words/language.ts';
import { en } from './en.ts';
import { pl } from './pl.ts';
import { refused } from './say.ts';

type Id = keyof typeof en;
const IDS = Object.keys(en) as Id[];

function speaker(locale: 'pl' | 'en'): (id: Id, values?: Record<string, unknown>) => string {
  const i18n = setupI18n({ locale, messages: { [locale]: compileCatalog(locale === 'pl' ? pl : en) as Messages } });
  return (id, values) => i18n._(id, values);
}

/** What the room's code says; ids put together with a template count when their beginning stands in one. */
function spoken(): { readonly said: string; readonly begun: readonly string[] } {
  const room = new URL('..', import.meta.url);
  const said = readdirSync(room, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/words\/(en|pl)\.ts$|\.test\.ts$/.test(file))
    .map((file) => readFileSync(new URL(file, room), 'utf8'))
    .join('\n');
  return { said, begun: [...said.matchAll(/`(ruletka\.[\w.-]*)\$\{\w/g)].map(([, start]) => start ?? '') };
}

describe('Ruletka’s words', () => {
  test('both languages say the same things', () => {
    expect(Object.keys(pl).toSorted()).toEqual(IDS.toSorted());
    for (const id of IDS) expect(gaps(pl[id]), id).toEqual(gaps(en[id]));
  });

  test('every message is one in both languages', () => {
    expect(Object.keys(compileCatalog(en))).toEqual(IDS);
    expect(Object.keys(compileCatalog(pl))).toEqual(Object.keys(pl));
  });

  test('nothing is written that nobody says', () => {
    const { said, begun } = spoken();
    expect(IDS.filter((id) => !said.includes(`'${id}'`) && !begun.some((start) => id.startsWith(start)))).toEqual([]);
  });

  test('Polish plurals have all their forms', () => {
    expect(IDS.filter((id) => pl[id].includes(', plural,')).length).toBeGreaterThan(5);
    for (const id of IDS) {
      const plurals = pl[id].split(', plural,').length;
      for (const form of ['one {', 'few {', 'many {']) expect(pl[id].split(form).length, `${id} ${form}`).toBe(plurals);
    }
  });

  test.each([
    [1, '1 punkt'],
    [3, '3 punkty'],
    [5, '5 punktów'],
    [12, '12 punktów'],
    [22, '22 punkty'],
  ])('Polish counts %i', (points, said) => {
    expect(speaker('pl')('ruletka.points', { points })).toBe(said);
  });

  test.each([
    [0, 'Bez strzału, a na sucho i tak jest 1 punkt.'],
    [1, 'Wytrzymasz 1 na sucho – masz 2 punkty.'],
    [3, 'Wytrzymasz 3 na sucho – masz 4 punkty.'],
    [5, 'Wytrzymasz 5 na sucho – masz 6 punktów.'],
  ])('a bet of %i in Polish', (bet, said) => {
    expect(speaker('pl')('ruletka.betting.chosen', { bet, points: bet + 1 })).toBe(said);
  });

  test.each(['en', 'pl'] as const)('every refusal has a sentence of its own in %s', async (language) => {
    for (const code of [...REFUSALS, 'old-question']) expect(IDS).toContain(`ruletka.refused.${code}`);
    await choose(language);
    const said = [...REFUSALS, 'over', 'not-asked', 'malformed', 'old-question', 'unreachable', 'paused', 'new'];
    const sentences = said.map((code) => refused(code));
    expect(new Set(sentences).size).toBe(said.length);
    for (const sentence of sentences) expect(sentence).not.toMatch(/refused\./);
  });

  test('every card has a name and an effect, every team its four', () => {
    for (const card of ACTION_CARDS) {
      expect(IDS).toContain(`ruletka.action.${card}`);
      expect(IDS).toContain(`ruletka.effect.${card}`);
    }
    for (const team of TEAMS) {
      for (const member of [0, 1, 2, 3]) expect(IDS).toContain(`ruletka.member.${team}.${member}`);
    }
    for (const words of [en, pl]) {
      const names = TEAMS.flatMap((team) =>
        ([0, 1, 2, 3] as const).map((member) => words[`ruletka.member.${team}.${member}`]),
      );
      expect(new Set(names).size).toBe(24);
    }
  });
});
