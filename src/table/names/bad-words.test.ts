import { describe, expect, it } from 'vitest';
import { animalNames } from './animals.ts';
import { hasBadWord } from './bad-words.ts';
import { INNOCENT } from './innocent.testing.ts';

describe('a name with a bad word', () => {
  it.each([
    'kurwa',
    'KURWA mać',
    'k u r w a',
    'k.u.r.w.a',
    'kur wa',
    'kuuuurwa',
    'kuurwa',
    'kuŗwa',
    'кurwa',
    'kurw4',
    'Ｋｕｒｗａ',
    'chuj',
    'CHUJ123',
    'ch uj',
    'Ola to dupa',
    'dup4',
    'dup@',
    'Debilek',
    'pierdolec',
    'Gówno',
    'cipka',
    'kutasiarz',
    'fuck',
    'f.u.c.k',
    'fuuuck',
    'phuck fuck',
    'FuCk you',
    'sh1t',
    'a$$',
    'Hitler',
    'h1tler88',
    'nigger',
    'b1tch',
    'cunt',
  ])('is found: %s', (name) => {
    expect(hasBadWord(name)).toBe(true);
  });

  it('is not found in names people have', () => {
    const blamed = INNOCENT.filter(hasBadWord);
    expect(blamed).toEqual([]);
    expect(INNOCENT.length).toBeGreaterThan(400);
  });
});

describe('the names of animals', () => {
  it.each(['pl', 'en', 'en-GB', 'de'])('are many, of their own, short and clean: %s', (lang) => {
    const [plain, full] = animalNames(lang);
    const all = [...plain, ...full];
    expect(new Set(all.map((name) => name.toLowerCase())).size).toBe(all.length);
    expect(plain.length).toBeGreaterThan(100);
    expect(all.length).toBeGreaterThan(2000);
    expect(all.filter((name) => Array.from(name).length > 24 || name.trim() !== name)).toEqual([]);
    expect(all.filter(hasBadWord)).toEqual([]);
  });

  it('are in no game of ours, where animals are counted and played', () => {
    const ours =
      'lis kura niedźwiedź królik kot świnia żyrafa zebra delfin ośmiornica komar pszczoła ślimak rybka żaba chomik papuga jeż pająk żółw mysz pies sowa owca krowa koń dinozaur';
    const [plain] = animalNames('pl');
    expect(plain.filter((name) => ours.split(' ').includes(name.toLowerCase()))).toEqual([]);
    const english =
      'fox hen bear rabbit cat pig giraffe zebra dolphin octopus mosquito bee snail fish frog hamster parrot hedgehog spider turtle mouse dog owl sheep cow horse dinosaur';
    expect(animalNames('en')[0].filter((name) => english.split(' ').includes(name.toLowerCase()))).toEqual([]);
  });
});
