import { CONFUSABLES } from './confusables.ts';

const LOOKS: ReadonlyMap<string, string> = new Map(
  CONFUSABLES.flatMap(([look, letters]) => Array.from(letters, (letter) => [letter, look] as const)),
);

/**
 * What a name looks like: as it is written, in small letters and in capitals. Only a server needs it, and no page fetches it:
 * see `Environment.looks`.
 */
export function looksOf(name: string): readonly string[] {
  const plain = name.normalize('NFKC');
  return [skeleton(plain), skeleton(plain.toLowerCase()), skeleton(plain.toUpperCase())];
}

/** What one letter looks like. */
export function lookOf(letter: string): string {
  return LOOKS.get(letter) ?? letter;
}

/** The skeleton of UTS 39: names that may be taken for each other have the same. */
function skeleton(name: string): string {
  let look = '';
  for (const letter of name.normalize('NFKD')) look += lookOf(letter);
  return look.normalize('NFD');
}
