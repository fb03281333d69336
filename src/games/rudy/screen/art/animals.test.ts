import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const SET = new URL('../../../../../node_modules/@iconify-json/fluent-emoji-flat/icons.json', import.meta.url);
const USED = ['pig', 'rabbit', 'giraffe', 'zebra', 'cat', 'dolphin', 'octopus', 'bear', 'fox'];
const PATH = /<path fill="(#[0-9a-f]+)"(?: fill-rule="evenodd")? d="([^"]+)"(?: clip-rule="evenodd")?\/>/g;

interface IconSet {
  readonly icons: Readonly<Record<string, { readonly body: string }>>;
}

/** A hundredth of a unit is a twentieth of a pixel on the largest card. */
function rounded(d: string): string {
  return d.replaceAll(/(\d*\.\d{3,})(?=(\.?))/g, (_, number: string, next: string) => {
    const short = String(Math.round(Number(number) * 100) / 100).replace(/^0\./, '.');
    // Two numbers in a row are told apart by the second's point, if the first has one.
    return next === '.' && !short.includes('.') ? `${short} ` : short;
  });
}

/** As the formatter would have it. */
function pair(fill: string, d: string): string {
  const line = `    ['${fill}', '${d}'],`;
  return line.length <= 120 ? `${line}\n` : `    [\n      '${fill}',\n      '${d}',\n    ],\n`;
}

/** `npx vitest run src/games/rudy/screen/art/animals.test.ts -u` writes the file anew. */
test('animals.ts is what the icon set has, and no icon more', async () => {
  const { icons } = JSON.parse(readFileSync(SET, 'utf8')) as IconSet;
  const bodies = USED.map((name) => {
    const body = icons[name]?.body ?? '';
    const paths = [...body.matchAll(PATH)];
    expect(`<g fill="none">${paths.map(([whole]) => whole).join('')}</g>`).toBe(body);
    return `  ${name}: [\n${paths.map(([, fill = '', d = '']) => pair(fill, rounded(d))).join('')}  ],\n`;
  });
  const source =
    '/** Fluent Emoji (flat) by Microsoft, MIT licence. Written by animals.test.ts from the icon set: a fill and a path each. */\n' +
    `export const FLUENT = {\n${bodies.join('')}} as const;\n`;
  await expect(source).toMatchFileSnapshot('./animals.ts');
});
