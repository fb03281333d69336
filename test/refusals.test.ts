import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { language, LANGUAGES } from '../src/client/words/language.ts';
import { refusalWords } from '../src/client/house/refusal-words.ts';
import { SHELF } from '../src/games/shelf.ts';
import { REFUSALS as TABLE } from '../src/table/command.ts';

const TOLD = SHELF.map(({ id }) => id).filter((id) => existsSync(`src/games/${id}/README.md`));

it.each(TOLD)('the README of %s tells every refusal of its own, and no other', async (id) => {
  const { REFUSALS } = (await import(`../src/games/${id}/rules/index.ts`)) as { REFUSALS: readonly string[] };
  const readme = readFileSync(`src/games/${id}/README.md`, 'utf8');
  const section = /^## Refusals\n([\s\S]*?)^## /m.exec(readme)?.[1] ?? '';
  expect([...section.matchAll(/^\| `([a-z0-9-]+)` +\| \S/gm)].map(([, code]) => code)).toEqual(REFUSALS);
});

/** What the kernel and the line say to a move, whatever the game. */
const ANYWHERE = ['malformed', 'no-seat', 'over', 'not-asked', 'old-question', 'unreachable'];
/** Games that say why in words of their own. */
const SAID = SHELF.map(({ id }) => id).filter((id) => {
  const path = `src/games/${id}/words/say.ts`;
  return existsSync(path) && readFileSync(path, 'utf8').includes('refused');
});

it('games that have a screen of their own say why in words of their own', () => {
  expect(SAID.length).toBeGreaterThan(2);
});

it.each(SAID.flatMap((id) => LANGUAGES.map((lang) => [id, lang] as const)))(
  'every refusal of a move of %s is a sentence of its own in %s',
  async (id, lang) => {
    const { REFUSALS } = (await import(`../src/games/${id}/rules/index.ts`)) as { REFUSALS: readonly string[] };
    const { refused } = (await import(`../src/games/${id}/words/say.ts`)) as { refused: (code: string) => string };
    language.value = lang;
    const nothing = refused('nothing-of-the-kind');
    const mute = [...REFUSALS, ...ANYWHERE, ...TABLE].filter((code) => code !== 'failed' && refused(code) === nothing);
    expect(mute).toEqual([]);
    expect([...REFUSALS, ...ANYWHERE].filter((code) => !/^\p{Lu}.*[.!?]$/su.test(refused(code)))).toEqual([]);
  },
);

it.each(LANGUAGES)('every refusal of a table is a sentence in %s', (lang) => {
  language.value = lang;
  expect(TABLE.filter((code) => refusalWords(code).includes(`(${code})`))).toEqual([]);
});
