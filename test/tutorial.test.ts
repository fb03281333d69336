import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { copyOfRepository, type Copy, type Ran } from './copy.ts';

const GAME = 'src/games/goofspiel/';
const FENCE = /^```(\w+)(?: (\S+))?\n([\s\S]*?)^```$/gm;

let copy: Copy | undefined;
afterEach(() => copy?.remove());

/** An edit as the tutorial shows it: what is there, with `-` before what goes and `+` before what comes. */
function edited(text: string, edit: string): string {
  const lines = edit.trimEnd().split('\n');
  const side = (left: string): string =>
    lines
      .filter((line) => line.startsWith(' ') || line.startsWith(left))
      .map((line) => `${line.slice(1)}\n`)
      .join('');
  const parts = text.split(side('-'));
  if (parts.length !== 2) throw new Error(`${parts.length - 1} places for this edit:\n${edit}`);
  return parts.join(side('+'));
}

async function runAll(commands: string, at: Copy): Promise<Ran> {
  let ran: Ran = { code: 0, said: '' };
  for (const command of commands.trimEnd().split('\n')) {
    const { code, said } = await at.run(command);
    ran = { code, said: `${ran.said}$ ${command}\n${said}` };
    if (code !== 0) break;
  }
  return ran;
}

/** Does what one block shows, and gives what its commands printed, or otherwise those before it. */
async function follow([, kind = '', more = '', text = '']: RegExpMatchArray, at: Copy, before: Ran): Promise<Ran> {
  if (kind === 'sh') {
    const ran = await runAll(text, at);
    if ((ran.code === 0) === (more === 'fails')) throw new Error(`ended with ${ran.code}:\n${ran.said}`);
    return ran;
  }
  if (kind === 'text') {
    const missing = text.split('\n').filter((line) => !before.said.split('\n').includes(line));
    if (missing.length > 0) throw new Error(`not said: ${missing.join('\n')}\nbut: ${before.said}`);
    return before;
  }
  if (!more.startsWith(GAME)) throw new Error(`a block of ${kind} that is no file of the game: ${more}\n${text}`);
  const file = join(at.root, more);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, kind === 'diff' ? edited(readFileSync(file, 'utf8'), text) : text);
  return before;
}

/** Every file of a folder, by its path in it. */
function contents(folder: string): Record<string, string> {
  const paths = globSync('**/*.*', { cwd: folder }).toSorted();
  return Object.fromEntries(paths.map((path) => [path, readFileSync(join(folder, path), 'utf8')]));
}

it('every block of docs/tutorial.md does what the text says, and together they are examples/goofspiel', async () => {
  const here = copyOfRepository();
  copy = here;
  const blocks = [...readFileSync('docs/tutorial.md', 'utf8').matchAll(FENCE)];
  let ran: Ran = { code: 0, said: '' };
  for (const block of blocks) ran = await follow(block, here, ran);
  expect(blocks.length).toBeGreaterThan(40);
  expect(contents(join(here.root, GAME))).toEqual(contents('examples/goofspiel'));
}, 600_000);

it('an edit that fits nowhere, or twice, is a mistake in the text', () => {
  expect(edited('a\nb\nc\n', ' a\n-b\n+d\n')).toBe('a\nd\nc\n');
  expect(() => edited('a\nb\n', ' c\n+d\n')).toThrow('0 places');
  expect(() => edited('a\na\n', ' a\n+d\n')).toThrow('2 places');
});
