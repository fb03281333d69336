import { ENGLISH, POLISH } from './bad-word-list.ts';
import { plainLetters } from './plain-letters.ts';

const WHOLE = new Set<string>();
const BEGINNINGS: string[] = [];
const ANYWHERE: string[] = [];

for (const word of `${POLISH} ${ENGLISH}`.split(/\s+/)) {
  const bare = word.replaceAll('*', '');
  if (word.startsWith('*')) ANYWHERE.push(bare);
  else if (word.endsWith('*')) BEGINNINGS.push(bare);
  else WHOLE.add(bare);
}

/**
 * Whether somebody would be ashamed of this name before a class, in Polish or English. Letters are taken for what they look like,
 * digits for the letters they stand for; words that are only part of an innocent one do not count.
 */
export function hasBadWord(name: string): boolean {
  return spellings(plainLetters(name)).some((words) => {
    if (words.some(isBad)) return true;
    const joined = words.join('');
    return ANYWHERE.some((part) => joined.includes(part));
  });
}

function isBad(word: string): boolean {
  return WHOLE.has(word) || BEGINNINGS.some((beginning) => word.startsWith(beginning));
}

const LONG = /(\p{L})\1{2,}/gu;
const DOUBLE = /(\p{L})\1+/gu;

/** The words of a name as they may be meant: letters said at length, and letters set apart. */
function spellings(plain: string): readonly (readonly string[])[] {
  const texts = [plain, plain.replace(LONG, '$1$1'), plain.replace(LONG, '$1'), plain.replace(DOUBLE, '$1')];
  return [...new Set(texts)].map((text) => together(text.split(/[^\p{L}]+/u).filter((word) => word !== '')));
}

/** `k u r a` is a word, too. */
function together(words: readonly string[]): readonly string[] {
  const joined: string[] = [];
  let run = '';
  for (const word of words) {
    if (word.length === 1) {
      run += word;
      continue;
    }
    if (run !== '') joined.push(run);
    run = '';
    joined.push(word);
  }
  return run === '' ? joined : [...joined, run];
}
