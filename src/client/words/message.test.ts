import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import { setupI18n, type Messages } from '@lingui/core';
import { expect, test } from 'vitest';
import { compileCatalog } from './compile.ts';
import { gaps } from './gaps.ts';
import { LANGUAGES } from './language.ts';
import { fill } from './message.ts';

const COUNTS = [0, 1, 2, 3, 4, 5, 11, 12, 14, 21, 22, 25, 101, 112, 1234, 1.5];

test.each(LANGUAGES)('every message of the house and its games is said in %s as lingui says it', async (language) => {
  let said = 0;
  for (const path of globSync(`src/{client,games}/**/words/**/${language}.ts`)) {
    if (path.includes('/terminal/')) continue;
    const texts = ((await import(resolve(path))) as Record<string, Record<string, string>>)[language] ?? {};
    const messages = compileCatalog(texts);
    const lingui = setupI18n({ locale: language, messages: { [language]: messages as unknown as Messages } });
    for (const [id, message] of Object.entries(messages)) {
      const names = gaps(texts[id] ?? '');
      const wants = [...(texts[id] ?? '').matchAll(/(?<=[\s}])(\w+) \{/g)].map(([, word = '']) => word);
      for (const value of [...COUNTS, 'Ola', ...wants]) {
        const values = Object.fromEntries(names.map((name) => [name, value]));
        expect(fill(message, values, language), id).toBe(lingui._(id, values));
        said++;
      }
    }
  }
  expect(said).toBeGreaterThan(10_000);
});

test('a number is chosen before its form, a form before the rest, and a sharp is the number', () => {
  const { it: message = [] } = compileCatalog({
    it: '{n, plural, =0 {nothing} one {# card} other {# cards, {who, select, me {my #} other {theirs}}}} #',
  });
  expect(fill(message, { n: 0 }, 'en')).toBe('nothing #');
  expect(fill(message, { n: 1 }, 'en')).toBe('1 card #');
  expect(fill(message, { n: 1200, who: 'me' }, 'en')).toBe('1,200 cards, my # #');
  expect(fill(message, { n: 2, who: 'constructor' }, 'en')).toBe('2 cards, theirs #');
});

test('what cannot be read or said does not compile', () => {
  expect(() => compileCatalog({ it: '{n, plural, one {#}' })).toThrow('Unexpected message end');
  expect(() => compileCatalog({ it: '{when, date, short}' })).toThrow('nobody can say');
  expect(() => compileCatalog({ it: '{n, plural, offset:1 one {#} other {#}}' })).toThrow('nobody can say');
});
