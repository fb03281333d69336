import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const SHEETS = globSync('src/{client,games}/**/*.css').map((path) => ({ path, text: readFileSync(path, 'utf8') }));

/**
 * Where a page or a board is arranged anew. Plain CSS cannot name a breakpoint, so this is where they are written once: `wide` has room
 * beside the table, a `low` one is a phone on its side, `narrow` and `short` are small phones. A part of a board that depends on its own
 * room asks a container of its own, by other numbers.
 */
const BREAKPOINTS = {
  wide: [900, 899.9],
  low: [560, 559.9],
  narrow: [600, 599.9],
  short: [500],
  shelf: [700],
  television: [1600],
} as const;
const EDGES: ReadonlySet<number> = new Set(Object.values(BREAKPOINTS).flat());
/** Containers of a part's own. */
const PARTS = /@container (?:stage|card|lanes|table) /;

test('a window and a board are arranged anew at the same few sizes', () => {
  const asked = SHEETS.flatMap(({ path, text }) =>
    [...text.matchAll(/@(?:media|container) [^{]*\{/g)]
      .map(([condition]) => condition)
      .filter((condition) => !PARTS.test(condition))
      .flatMap((condition) => [...condition.matchAll(/([\d.]+)px/g)].map(([, edge]) => ({ path, edge: Number(edge) }))),
  );
  expect(asked.length).toBeGreaterThan(50);
  expect(asked.filter(({ edge }) => !EDGES.has(edge))).toEqual([]);
});

test('what lies over what is said in the names of one scale', () => {
  const scale = new Set(
    [...readFileSync('src/client/theme/tokens.css', 'utf8').matchAll(/(--z-[a-z]+):/g)].map(([, name]) => name),
  );
  const said = SHEETS.flatMap(({ path, text }) =>
    [...text.matchAll(/z-index: ([^;]+);/g)].map(([, value = '']) => ({ path, value })),
  );
  expect(said.length).toBeGreaterThan(40);
  expect(said.filter(({ value }) => !scale.has(/^var\((--z-[a-z]+)\)/.exec(value)?.[1]))).toEqual([]);
});

test('every name that is asked for is given, in the theme or by the board that asks', () => {
  const given = new Set(SHEETS.flatMap(({ text }) => [...text.matchAll(/(--[\w-]+):/g)].map(([, name]) => name)));
  const code = globSync('src/{client,games}/**/*.{ts,tsx}')
    .map((path) => readFileSync(path, 'utf8'))
    .join('\n');
  const asked = SHEETS.flatMap(({ path, text }) =>
    // With a stand-in it may be missing.
    [...text.matchAll(/var\((--[\w-]+)\)/g)].map(([, name = '']) => ({ path, name })),
  );
  expect(asked.filter(({ name }) => !given.has(name) && !code.includes(name))).toEqual([]);
});
