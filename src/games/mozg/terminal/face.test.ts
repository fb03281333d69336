import { expect, it } from 'vitest';
import { randomBot } from '../../../bots/random.ts';
import { fakeIo } from '../../../cli/fake.testing.ts';
import type { Face } from '../../../cli/terminal/face.ts';
import { playSession } from '../../../cli/terminal/session.ts';
import { nonsenseRead, settingIn, typedThrough, type Typed } from '../../../cli/terminal/terminal.testing.ts';
import { LANGUAGES } from '../../../cli/terminal/words/index.ts';
import { mozg, type Move } from '../rules/index.ts';
import { face } from './face.ts';
import { WORDS } from './words/index.ts';

const typed: Typed = (raw, _screen, language) => {
  const words = WORDS[language];
  const move = raw as Move;
  if ('bury' in move) return String(move.bury);
  if ('keep' in move) return String(move.keep);
  if ('pass' in move) return words.passKey;
  if ('steal' in move) return String(move.steal);
  if ('gift' in move) return `${move.gift} ${move.to}`;
  if ('refill' in move) return `u ${move.refill.join(' ')}`;
  if ('swap' in move) return `${words.swapKeys[move.swap]} ${move.with}`;
  if ('show' in move) return words.signKeys[move.show];
  const copies = Object.entries(move.give ?? {}).flatMap(([seat, n]) => Array.from({ length: n }, () => seat));
  return [move.play, ...copies].join(' ');
};

it.each(LANGUAGES)('understands every move as it is typed, and tells it all in %s', (language) => {
  for (const [i, raw] of [{}, { refill: 'forgotten', starter: 'rps' }].entries()) {
    for (let n = 0; n < 4; n++) {
      const { pages } = typedThrough(mozg, face, typed, raw, language, `mozg${i}${n}`);
      expect(pages.at(-1)).toContain(WORDS[language].result);
    }
  }
});

it('makes nothing lawful out of nonsense', () => {
  expect(nonsenseRead(mozg, face)).toEqual([]);
});

it('says every refusal of mozg in words of its own', () => {
  const { refusals } = WORDS.pl;
  expect(new Set(Object.values(refusals)).size).toBe(Object.keys(refusals).length);
  const any: Face = face;
  expect(any.refusal('must-be-higher', {}, settingIn('pl', 2))).toBe(refusals['must-be-higher']);
  expect(any.refusal('brand-new', {}, settingIn('pl', 2))).toContain('brand-new');
});

/** Somebody who tries whatever might be meant until it is accepted, and never fills up a hand unless made to. */
function stubborn(): (read: string) => string {
  let tries: string[] = [];
  return (read) => {
    if (read.includes('Just Enter')) return '';
    const cards = (label: string): string[] =>
      [...(new RegExp(`${label}: (.*)`).exec(read)?.[1]?.matchAll(/(\d+) [A-Z]/g) ?? [])].map(([, card]) => card ?? '');
    if (read.includes('Your hand')) {
      const hand = cards('Your hand');
      const buried = cards('Your graveyard');
      const refills = [1, 2, 3].map((n) => `u ${buried.slice(0, n).join(' ')}`);
      const copies = buried.flatMap((card) => [`u ${card} ${card}`, `u ${card} ${card} ${card}`]);
      const several = buried.map((card) => `u ${card} ${card} ${buried.join(' ')}`.split(' ').slice(0, 4).join(' '));
      tries = [...hand, ...hand.map((card) => `${card} 1`), 'p', '1', 'h 1', 'r', ...refills, ...copies, ...several];
    }
    return tries.shift() ?? 'xyzzy';
  };
}

it('[Z15] seats a person at mozg who leaves refilling whenever it may be left', async () => {
  const options = mozg.options({ refill: 'forgotten', starter: 'rps' }, '');
  const bot = randomBot(mozg);
  if (!options.ok) throw new Error('no table');
  let asked = 0;
  const person = stubborn();
  const io = fakeIo({ person: (read) => (++asked < 20_000 ? person(read) : undefined) });
  const plan = { game: mozg, face, options: options.value, bots: [bot, bot], seed: 'x', language: 'en' } as const;
  expect(await playSession(plan, io)).toBe(0);
  expect(io.said.out).toContain('Just Enter');
  expect(io.said.out).toContain('The last brain');
  expect(io.said.out).toContain('Thank you for playing!');
});
