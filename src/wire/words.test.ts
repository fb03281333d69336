import { describe, expect, it } from 'vitest';
import { chatText, language, personName } from './words.ts';

describe('a name', () => {
  it.each([
    ['  Ala   ma\tkota ', 'Ala ma kota'],
    ['Z\u0307o\u0301\u0142c\u0301', 'Żółć'],
    ['A\u202Ela\u202C', 'Ala'],
    ['A\u0000l\u0007a\u200B\uFEFF', 'Ala'],
    ['Ala\u2066x\u2069', 'Alax'],
    ['Ala\u2028Ola', 'Ala Ola'],
    ['a\u3164b', 'ab'],
    ['🦊', '🦊'],
    ['👩\u200D🚀', '👩\u200D🚀'],
    ['e\u0301\u0301\u0301\u0301\u0301\u0301\u0301', 'é\u0301\u0301\u0301'],
    ['李', '李'],
    ['\u200DA\u200Dla\u200D', 'Ala'],
    ['👩🏽\u200D🚀', '👩🏽\u200D🚀'],
    ['Ala\u2800Ola', 'Ala Ola'],
    ['\u0301Ala \u0308\u20ddOla', 'Ala Ola'],
    ['a \u200B b \u0301 c', 'a b c'],
    ['A\u200Fl\u061Ca\u2067', 'Ala'],
    ['A\u{e0041}l\u{e0020}a', 'Ala'],
  ])('%j is shown as %j', (raw, shown) => {
    expect(personName(raw, 'name')).toEqual({ ok: true, value: shown });
  });

  it.each(
    [
      ['', ' ', '\u2800', '\u200B\u200D', '\u3164', 'x'.repeat(25), '🦊'.repeat(25), 7, null, undefined, {}, ['Ala']],
    ].flat(),
  )('%j is none', (raw) => {
    expect(personName(raw, 'name')).toMatchObject({ ok: false, place: 'name' });
  });

  it('of 24 characters is long enough, however many bytes they take', () => {
    expect(personName('🦊'.repeat(24), 'name').ok).toBe(true);
  });

  it('has at most 24 clusters of at most one letter and three marks each', () => {
    const stacked = `a${'\u0316'.repeat(9)}`;
    const read = personName(stacked.repeat(6), 'name');
    expect(read).toEqual({ ok: true, value: `a${'\u0316'.repeat(3)}`.repeat(6) });
    expect(personName(stacked.repeat(7), 'name').ok).toBe(false);
  });

  it('is the same when it is tidied again', () => {
    for (const raw of ['  A\u0301\u0301\u0301\u0301\u0301b  c', 'x\u200D \u200Dy', 'ﷺ a']) {
      const once = personName(raw, 'name');
      expect(personName(once.ok ? once.value : '', 'name')).toEqual(once);
    }
  });

  it('of enormous length is refused quickly', () => {
    expect(personName('\u0301'.repeat(1_000_000), 'name').ok).toBe(false);
  });
});

describe('a line of chat', () => {
  it('is one line of at most 200 characters', () => {
    expect(chatText('<b>hi</b>\nyou', 'text')).toEqual({ ok: true, value: '<b>hi</b> you' });
    expect(chatText('x'.repeat(201), 'text').ok).toBe(false);
  });
});

describe('a language', () => {
  it.each(['pl', 'en', 'en-GB'])('%s', (lang) => {
    expect(language(lang, 'lang').ok).toBe(true);
  });
  it.each(['', 'PL', 'p', 'pl_PL', '../x', 7])('is not %j', (lang) => {
    expect(language(lang, 'lang').ok).toBe(false);
  });
});
