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
const TABLE = [
  ...HOME,
  'house/table-page.tsx',
  'rudy/board.tsx',
  '../games/rudy/index.ts',
  'rudy/words/pl.ts?compiled',
];
const BUDGETS = [
  { name: 'JavaScript of the home page', keys: HOME, most: 40_000 },
  { name: 'JavaScript of a Rudy table', keys: TABLE, most: 70_000 },
] as const;

let over = false;
for (const { name, keys, most } of BUDGETS) {
  const files = [...closure(keys)].map((key) => manifest[key]?.file ?? '');
  const bytes = files.reduce((sum, file) => sum + size(file), 0);
  const css = [...closure(keys)].flatMap((key) => manifest[key]?.css ?? []);
  const styles = [...new Set(css)].reduce((sum, file) => sum + size(file), 0);
  if (bytes > most) over = true;
  const verdict = bytes > most ? 'OVER' : 'ok';
  console.log(`${verdict.padEnd(5)}${name}: ${bytes} of ${most} bytes (and ${styles} of CSS)`);
}
if (over) process.exitCode = 1;
