import { lookOf } from '../look.ts';

const STANDS_FOR: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '8': 'b',
  '@': 'a',
  $: 's',
  '€': 'e',
  '!': 'i',
  '|': 'i',
  ł: 'l',
  ß: 'ss',
};

const MARKS = /\p{M}/gu;

/** Some letters look like ours as capitals only. */
function latinOf(letter: string): string {
  const look = lookOf(letter);
  const capital = lookOf(letter.toUpperCase());
  return look > '~' && capital <= '~' ? capital : look;
}

/** A name in plain small letters: without what stands over or under them, of other scripts those that they look like. */
export function plainLetters(name: string): string {
  let plain = '';
  for (const letter of name.normalize('NFKC').toLowerCase().normalize('NFKD').replace(MARKS, '')) {
    plain += STANDS_FOR[letter] ?? (letter <= '~' ? letter : latinOf(letter));
  }
  return plain.normalize('NFKD').replace(MARKS, '').toLowerCase();
}
