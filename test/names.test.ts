import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { SHELF } from '../src/games/shelf.ts';

/**
 * A game is one folder and one line. Where a file outside that folder may name one all the same: a test of a shared room plays
 * a real game and says which.
 */
const EXCEPTIONS: readonly RegExp[] = [/^src\/games\/index\.ts$/, /\.test\.tsx?$/, /\.testing\.ts$/];

const ids = SHELF.map(({ id }) => id);
const FOLDER = new RegExp(`^src/games/(${ids.join('|')})/`);
const NAME = new RegExp(`(?<![a-z])(${ids.join('|')})(?![a-z])`, 'i');

function namedIn(text: string): string[] {
  return text.split('\n').filter((line) => NAME.test(line));
}

it('nothing in src outside a game’s own folder names it, but the list of games', () => {
  const files = globSync('src/**/*.{ts,tsx,css,html,md,json}').filter(
    (path) => !FOLDER.test(path) && !EXCEPTIONS.some((each) => each.test(path)),
  );
  expect(files.length).toBeGreaterThan(300);
  expect(files.flatMap((path) => namedIn(readFileSync(path, 'utf8')).map((line) => `${path}: ${line.trim()}`))).toEqual(
    [],
  );
});

it('the list of games has one line for each', () => {
  const lines = readFileSync('src/games/index.ts', 'utf8').split('\n');
  for (const id of ids)
    expect(lines.filter((line) => line === `export { ${id} } from './${id}/game.ts';`)).toHaveLength(1);
  expect(namedIn(lines.join('\n'))).toHaveLength(ids.length);
});

it('a name is found where it stands in quotes, in a class and in a sentence', () => {
  const [id = ''] = ids;
  expect(namedIn(`const a = '${id}';\n.is-${id} {}\n// what ${id.toUpperCase()} has not\nno${id}name`)).toHaveLength(3);
});
