import { globSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path/posix';

// npm run new-game -- ID: writes src/games/ID from the files in scripts/new-game, and its line in the list of games.

const TEMPLATE = 'scripts/new-game';
const GAMES = 'src/games';
const LIST = `${GAMES}/index.ts`;
/** What the template calls itself, and its ruling. */
const PLACEHOLDER = 'yourgame';
const RULING = /\bY1\b/g;

process.chdir(new URL('..', import.meta.url).pathname);
const [id = '', ...more] = process.argv.slice(2);
const flaw = more.length > 0 ? 'One game at a time: npm run new-game -- ID' : flawOf(id);
if (flaw !== undefined) {
  console.error(flaw);
  process.exit(1);
}
const files = writeGame();
addLine();
console.log(told(files));

/** What is wrong with such a name, and what to do. */
function flawOf(name: string): string | undefined {
  if (name === '') return 'How is the game called? npm run new-game -- ID, for example: npm run new-game -- goofspiel';
  if (!/^[a-z]{3,16}$/.test(name))
    return `"${name}" cannot be the id of a game: take 3 to 16 lower-case letters, a to z and nothing else.`;
  if (readdirSync(GAMES).includes(name))
    return `There is a game ${name} already, in ${GAMES}/${name}: take another id.`;
  if (readdirSync('src').includes(name)) return `"${name}" is a room, src/${name}: take another id.`;
  const word = new RegExp(`(?<![a-z])${name}(?![a-z])`, 'i');
  const place = sources().find((path) => word.test(readFileSync(path, 'utf8')));
  if (place === undefined) return undefined;
  return `The word "${name}" stands in ${place}, and nothing outside a game's folder may name it: take a rarer word.`;
}

/** Where `test/names.test.ts` looks for the names of games. */
function sources(): string[] {
  return globSync('src/**/*.{ts,tsx,css,html,md,json}')
    .filter((path) => !/\.test\.tsx?$|\.testing\.ts$/.test(path))
    .toSorted();
}

function writeGame(): string[] {
  const letter = rulingLetter();
  return globSync('**/*.*', { cwd: TEMPLATE })
    .toSorted()
    .map((path) => {
      const text = atHome(path, readFileSync(join(TEMPLATE, path), 'utf8'))
        .replaceAll(PLACEHOLDER, id)
        .replaceAll(capital(PLACEHOLDER), capital(id))
        .replaceAll(RULING, `${letter}1`);
      const file = join(GAMES, id, path);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, text, { flag: 'wx' });
      return file;
    });
}

/** What is imported from outside the template, as it is reached from the game's folder. */
function atHome(path: string, text: string): string {
  return text.replaceAll(/(?<= from ')\.[^']*\/src\/[^']*/g, (specifier) => {
    const target = join(TEMPLATE, dirname(path), specifier);
    const reached = relative(join(GAMES, id, dirname(path)), target);
    return reached.startsWith('.') ? reached : `./${reached}`;
  });
}

/** The rulings of a game are called by a letter that no other game has: its first, if it can be. */
function rulingLetter(): string {
  const taken = new Set(
    globSync(`${GAMES}/*/README.md`).flatMap((path) => readFileSync(path, 'utf8').match(/\b[A-Z](?=\d+\b)/g) ?? []),
  );
  return `${id.toUpperCase()}ABCDEFGHIJKLMNOPQRSTUVWXYZ`.split('').find((letter) => !taken.has(letter)) ?? 'Y';
}

function capital(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** In its alphabetical place. */
function addLine(): void {
  const lines = readFileSync(LIST, 'utf8').trimEnd().split('\n');
  const line = `export { ${id} } from './${id}/game.ts';`;
  const after = lines.findIndex((each) => each.startsWith('export ') && each > line);
  lines.splice(after === -1 ? lines.length : after, 0, line);
  writeFileSync(LIST, `${lines.join('\n')}\n`);
}

function told(written: readonly string[]): string {
  return `${written.join('\n')}
${LIST} has its line.

It can be played at once:
  npm run stolik -- play ${id}
  npm run stolik -- sim ${id} --games 1000
  npm run test:laws -- --game ${id}
  npm start
Now make it yours: begin with ${GAMES}/${id}/rules/state.ts. docs/tutorial.md makes a whole game out of these files.`;
}
