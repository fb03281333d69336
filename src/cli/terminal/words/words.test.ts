import { expect, it } from 'vitest';
import { languageOf } from './index.ts';

it('takes the language of the system, English where it has neither', () => {
  expect(languageOf({ LANG: 'pl_PL.UTF-8' })).toBe('pl');
  expect(languageOf({ LANG: 'de_DE.UTF-8' })).toBe('en');
  expect(languageOf({ LC_ALL: 'en_US', LANG: 'pl_PL' })).toBe('en');
  expect(languageOf({ LC_ALL: '', LC_MESSAGES: 'pl_PL' })).toBe('pl');
  expect(languageOf({})).toBe('en');
});
