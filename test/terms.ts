export type Discouraged = readonly string[];

/** What the glossary's tables have under "never", by the game whose table it is. */
export function discouragedIn(page: string): ReadonlyMap<string, Discouraged> {
  const found = new Map<string, string[]>();
  let game: string | undefined;
  for (const line of page.split('\n')) {
    if (line.startsWith('#')) game = /^### `(\w+)`$/.exec(line)?.[1];
    if (game === undefined || !line.startsWith('|')) continue;
    const words = line.split('|').at(-2)?.trim() ?? '';
    if (words === '' || words === 'never' || words.startsWith('-')) continue;
    found.set(game, [...(found.get(game) ?? []), ...words.split(', ')]);
  }
  return found;
}

/** Where they occur in a text as words of their own. */
export function strayIn(text: string, never: Discouraged): string[] {
  return text
    .split('\n')
    .flatMap((line, index) => never.filter((term) => isIn(line, term)).map((term) => `line ${index + 1}: ${term}`));
}

function isIn(line: string, term: string): boolean {
  return new RegExp(`(?<!\\p{L})${term}(?!\\p{L})`, 'iu').test(line);
}
