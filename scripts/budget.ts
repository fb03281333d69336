import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

/** What a page makes a phone fetch, gzipped, against what it may. Reads the built client. */
interface Chunk {
  readonly file: string;
  readonly src?: string;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
  readonly css?: readonly string[];
  readonly isEntry?: boolean;
}

const ROOT = new URL('../dist/client/', import.meta.url);
const manifest = JSON.parse(readFileSync(new URL('.vite/manifest.json', ROOT), 'utf8')) as Readonly<
  Record<string, Chunk>
>;

const size = (file: string): number => gzipSync(readFileSync(new URL(file, ROOT)), { level: 9 }).length;

/** What is fetched for these and all they import. A chunk may have several names. */
function filesOf(keys: readonly string[]): Set<string> {
  const found = new Set<string>();
  const files = new Set<string>();
  const visit = (key: string): void => {
    if (found.has(key)) return;
    const chunk = manifest[key];
    if (chunk === undefined) throw new Error(`the build has no ${key}`);
    found.add(key);
    files.add(chunk.file);
    for (const style of chunk.css ?? []) files.add(style);
    chunk.imports?.forEach(visit);
  };
  keys.forEach(visit);
  return files;
}

const HOUSE = ['index.html', 'house/words/pl.ts?compiled'];
const HOME = [...HOUSE, 'house/home/home.tsx', 'house/home/words/pl.ts?compiled'];
const TABLE = [...HOUSE, 'house/table-page.tsx'];
/** A game's board, its words if it has any, and what refuses a move: with these it is played at a table. */
const board = (id: string): string[] => [
  `../games/${id}/screen/board.tsx`,
  ...[`../games/${id}/words/pl.ts?compiled`, `../games/${id}/rules/legal.ts`].filter((key) => key in manifest),
];
/** Wanted where the game is played without a table at the other end. */
const rules = (id: string): string[] =>
  ['game', 'index']
    .map((file) => `../games/${id}/rules/${file}.ts`)
    .filter((key) => key in manifest)
    .slice(0, 1);
const DRAWN = readdirSync(new URL('../src/games/', import.meta.url)).filter((id) =>
  existsSync(new URL(`../src/games/${id}/screen/board.tsx`, import.meta.url)),
);

/** What a game's screen may weigh, and what its rules may add to it. Beside itself it says how much less it promises. */
interface Allowance {
  readonly javascript: number;
  readonly rules: number;
  /** All a guest fetches for it: house, table, and the game. */
  readonly allIn?: number;
}

function allowed(id: string): Allowance {
  const own = new URL(`../src/games/${id}/screen/budget.json`, import.meta.url);
  return existsSync(own) ? (JSON.parse(readFileSync(own, 'utf8')) as Allowance) : { javascript: 36_000, rules: 7000 };
}

interface Budget {
  readonly name: string;
  readonly keys: readonly string[];
  /** What is there already and does not count. */
  readonly but?: readonly string[];
  readonly most: number;
}

const BUDGETS: readonly Budget[] = [
  { name: 'the home page', keys: HOME, most: 27_500 },
  { name: 'a table', keys: TABLE, most: 35_200 },
  { name: 'a share in the shuffle on top of a table', keys: ['line/bearing.ts'], but: TABLE, most: 8300 },
  ...DRAWN.flatMap((id) => {
    const most = allowed(id);
    return [
      { name: `${id} on top of a table`, keys: board(id), but: TABLE, most: most.javascript },
      {
        name: `${id} on this device, with all its rules`,
        keys: [...board(id), ...rules(id)],
        but: TABLE,
        most: most.javascript + most.rules,
      },
      ...(most.allIn === undefined ? [] : [{ name: `${id} all in`, keys: [...TABLE, ...board(id)], most: most.allIn }]),
    ];
  }),
];

let over = false;
for (const { name, keys, but = [], most } of BUDGETS) {
  const there = filesOf(but);
  const wanted = [...filesOf(keys)].filter((file) => !there.has(file));
  const weigh = (end: string): number =>
    wanted.filter((file) => file.endsWith(end)).reduce((sum, file) => sum + size(file), 0);
  const [bytes, styles] = [weigh('.js'), weigh('.css')];
  if (bytes > most) over = true;
  const verdict = bytes > most ? 'OVER' : 'ok';
  console.log(`${verdict.padEnd(5)}JavaScript of ${name}: ${bytes} of ${most} bytes (and ${styles} of CSS)`);
}
if (over) process.exitCode = 1;
