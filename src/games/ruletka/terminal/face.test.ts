import { expect, it } from 'vitest';
import { fakeIo } from '../../../cli/fake.testing.ts';
import { playSession } from '../../../cli/terminal/session.ts';
import { NAMES, nonsenseRead, typedThrough, type Typed } from '../../../cli/terminal/terminal.testing.ts';
import { LANGUAGES } from '../../../cli/terminal/words/index.ts';
import { greedyRuletka } from '../bots/greedy.ts';
import { ruletka } from '../rules/index.ts';
import { face } from './face.ts';
import { WORDS } from './words/index.ts';

/** The line of the list that says it; a bet is its own number. */
const typed: Typed = (raw, screen, language) => {
  const words = WORDS[language];
  const move = raw as Parameters<typeof words.move>[0];
  const said = words.move(move, (seat) => ({ name: NAMES[seat] ?? '', isMe: seat === 0 }));
  const line = screen.split('\n').find(
    (each) =>
      each
        .trim()
        .replace(/^\w+ {2}/, '')
        .replace(/ {2}\(.*$/, '') === said,
  );
  return line?.trim().split(' ')[0] ?? '';
};

it.each(LANGUAGES)('understands every move as it is typed, and tells it all in %s', (language) => {
  for (const [i, raw] of [{}, { target: 20 }].entries()) {
    for (let n = 0; n < 4; n++) {
      const { pages } = typedThrough(ruletka, face, typed, raw, language, `ruletka${i}${n}`);
      expect(pages.at(-1)).toContain(WORDS[language].result);
    }
  }
});

it('makes nothing lawful out of nonsense', () => {
  expect(nonsenseRead(ruletka, face)).toEqual([]);
});

it('seats a person at a whole match', async () => {
  const options = ruletka.options({ target: 10 }, '');
  const bot = greedyRuletka;
  if (!options.ok) throw new Error('no table');
  const io = fakeIo({ lines: Array.from({ length: 3000 }, (_, i) => (i % 2 === 0 ? 'a' : '2')) });
  const plan = { game: ruletka, face, options: options.value, bots: [bot, bot], seed: 'x', language: 'pl' } as const;
  expect(await playSession(plan, io)).toBe(0);
  expect(io.said.out).toContain('Trzy, dwa, jeden…');
  // News is told once: what was said before the last answer is not said again.
  expect(io.said.out.split('Zaczyna się runda 2.')).toHaveLength(2);
  expect(io.said.out).toContain('Wybierz jedną z liter z listy.');
  expect(io.said.out).toContain('Wynik');
  expect(io.said.out).toContain('Dziękujemy za grę!');
});
