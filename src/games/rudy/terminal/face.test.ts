import { expect, it } from 'vitest';
import { nonsenseRead, typedThrough, type Typed } from '../../../cli/terminal/terminal.testing.ts';
import { LANGUAGES } from '../../../cli/terminal/words/index.ts';
import { rudy, type Rudy } from '../rules/index.ts';
import { face } from './face.ts';
import { WORDS } from './words/index.ts';

const typed: Typed = (move) => {
  const { number, circled } = move as Extract<Rudy['Move'], { number: number }>;
  return circled === true ? `${number}k` : String(number);
};

it.each(LANGUAGES)('understands every move as it is typed, and tells it all in %s', (language) => {
  for (const [i, raw] of [{}, { lastAloud: true, fox: 'cats' }].entries()) {
    for (let n = 0; n < 4; n++) {
      const { pages } = typedThrough(rudy, face, typed, raw, language, `rudy${i}${n}`);
      expect(pages.at(-1)).toContain(WORDS[language].result);
    }
  }
});

it('makes nothing lawful out of nonsense', () => {
  expect(nonsenseRead(rudy, face)).toEqual([]);
});
