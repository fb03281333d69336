const RULING = /\b[A-Z]\d+\b/g;

/** Every ruling a text names, each once: `R4`, `Z17`, `W9`. */
export function rulingsIn(text: string): string[] {
  return [...new Set(text.match(RULING))];
}

/** The names of all tests and groups of tests in a source file, those of `it.each(…)('…')` included. */
export function titlesIn(source: string): string[] {
  const titles = source.matchAll(/(?:\b(?:it|test|describe)(?:\.\w+)*|\))\(\s*(['"`])((?:(?!\1)[^\\]|\\.)*)\1\s*,/g);
  return [...titles].map(([, , title = '']) => title);
}

/** The ruling a scenario is named by: `z05-last-brain-by-a-pass.json` is about Z5. */
export function rulingOf(scenario: string): string | undefined {
  const [, letter = '', number] = /^([a-z])0*(\d+)\b/.exec(scenario) ?? [];
  return number === undefined ? undefined : `${letter.toUpperCase()}${number}`;
}
