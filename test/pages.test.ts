import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { buildPages, hashOfSources, STAMP } from '../scripts/pages.ts';

let root = '';
let builds = 0;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'stolik-pages-'));
  builds = 0;
  write('src/client/main.tsx', 'one');
  write('src/games/tiny/board.tsx', 'board');
  write('src/server/main.ts', 'server');
  write('vite.client.config.ts', 'config');
  write('package-lock.json', '{}');
});

afterEach(() => rmSync(root, { recursive: true }));

function write(path: string, text: string): void {
  mkdirSync(join(root, path, '..'), { recursive: true });
  writeFileSync(join(root, path), text);
}

/** Stands for the real one: copies a source, and stamps it as the real one does. */
async function copying(out: string): Promise<number> {
  builds++;
  const sources = hashOfSources(root);
  // Others come meanwhile.
  await new Promise((resolve) => setImmediate(resolve));
  mkdirSync(join(out, '.vite'), { recursive: true });
  cpSync(join(root, 'src/client/main.tsx'), join(out, 'index.html'));
  writeFileSync(join(out, STAMP), sources);
  return 0;
}

const start = (): Promise<number> => buildPages(copying, root);
const page = (): string => readFileSync(join(root, 'dist/client/index.html'), 'utf8');

test('pages are built once, and again when a source changed, came, went, or came back', async () => {
  expect(await start()).toBe(0);
  expect(await start()).toBe(0);
  expect([builds, page()]).toEqual([1, 'one']);
  write('src/client/main.tsx', 'two');
  // As a branch that is checked out may have it: newer contents of an older time.
  utimesSync(join(root, 'src/client/main.tsx'), 1, 1);
  await start();
  expect([builds, page()]).toEqual([2, 'two']);
  write('src/client/further.ts', '');
  await start();
  expect(builds).toBe(3);
  rmSync(join(root, 'src/client/further.ts'));
  await start();
  expect(builds).toBe(4);
  write('package-lock.json', '{ "vite": "9" }');
  await start();
  expect(builds).toBe(5);
});

test('what no page has anything of builds none', async () => {
  await start();
  write('src/server/main.ts', 'another');
  write('src/client/main.test.ts', 'a test');
  write('src/client/README.md', 'a word');
  await start();
  expect(builds).toBe(1);
});

test('starts at the same time build once, and all have pages', async () => {
  expect(await Promise.all([start(), start(), start()])).toEqual([0, 0, 0]);
  expect([builds, page()]).toEqual([1, 'one']);
});

test('a build that fails leaves the pages that are there, and says so', async () => {
  await start();
  write('src/client/main.tsx', 'broken');
  expect(await buildPages(() => Promise.resolve(3), root)).toBe(3);
  expect(page()).toBe('one');
  await start();
  expect(page()).toBe('broken');
  expect(existsSync(join(root, 'dist/client.next'))).toBe(false);
});

test('half of a build is none', async () => {
  await start();
  rmSync(join(root, 'dist/client', STAMP));
  await start();
  expect(builds).toBe(2);
});
