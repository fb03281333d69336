import { compileCatalog } from './compile.ts';

type Token = string | readonly [string, string?, unknown?];

/** What a message is filled with, by name. */
export function gaps(message: string): string[] {
  const found = new Set<string>();
  const read = (tokens: unknown): void => {
    if (!Array.isArray(tokens)) return;
    for (const token of tokens as Token[]) {
      if (typeof token === 'string') continue;
      found.add(token[0]);
      if (typeof token[2] === 'object' && token[2] !== null) Object.values(token[2]).forEach(read);
    }
  };
  read(compileCatalog({ message })['message']);
  return [...found].toSorted();
}
