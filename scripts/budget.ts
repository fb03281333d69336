import { readFileSync } from 'node:fs';
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

/** A chunk and all it imports. */
function closure(keys: readonly string[]): Set<string> {
  const found = new Set<string>();
  const visit = (key: string): void => {
    if (found.has(key)) return;
    const chunk = manifest[key];
    if (chunk === undefined) throw new Error(`the build has no ${key}`);
    found.add(key);
    chunk.imports?.forEach(visit);
  };
  keys.forEach(visit);
  return found;
}

const HOME = ['index.html', 'house/words/pl.ts?compiled'];
const TABLE = [...HOME, 'house/table-page.tsx'];
const game = (name: string): string[] => [
  `${name}/board.tsx`,
  `../games/${name}/index.ts`,
  `${name}/words/pl.ts?compiled`,
];

interface Budget {
  readonly name: string;
  readonly keys: readonly string[];
  /** What is there already and does not count. */
  readonly but?: readonly string[];
  readonly most: number;
}

const BUDGETS: readonly Budget[] = [
  { name: 'JavaScript of the home page', keys: HOME, most: 40_000 },
  { name: 'JavaScript of a Rudy table', keys: [...TABLE, ...game('rudy')], most: 70_000 },
  {
    name: 'JavaScript of a share in the shuffle on top of a Rudy table',
    keys: ['line/bearing.ts'],
    but: [...TABLE, ...game('rudy')],
    most: 9000,
  },
  { name: 'JavaScript of Gra o mózg on top of the shell', keys: game('mozg'), but: TABLE, most: 40_000 },
  { name: 'JavaScript of Ruletka on top of the shell', keys: game('ruletka'), but: TABLE, most: 40_000 },
];

let over = false;
for (const { name, keys, but = [], most } of BUDGETS) {
  const there = closure(but);
  const wanted = [...closure(keys)].filter((key) => !there.has(key));
  const files = wanted.map((key) => manifest[key]?.file ?? '');
  const bytes = files.reduce((sum, file) => sum + size(file), 0);
  const css = wanted.flatMap((key) => manifest[key]?.css ?? []);
  const styles = [...new Set(css)].reduce((sum, file) => sum + size(file), 0);
  if (bytes > most) over = true;
  const verdict = bytes > most ? 'OVER' : 'ok';
  console.log(`${verdict.padEnd(5)}${name}: ${bytes} of ${most} bytes (and ${styles} of CSS)`);
}
if (over) process.exitCode = 1;
