import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

// What `npm start` does before it serves: the pages are built, unless those that are there were built from these very sources.

const ROOT = join(import.meta.dirname, '..');

/** Beside the list of parcels, and the last thing a build writes: pages that are half there have none. */
export const STAMP = '.vite/sources';

/** Rooms and files that no page has anything of. */
const ELSEWHERE = /^(server|store|cli)(\/|$)|\.(test|testing)\.tsx?$|\.md$/;
/** Besides `src`: how it is built, and by what. */
const BUILDERS = ['vite.client.config.ts', 'package-lock.json'];

/** A hash of everything pages are built from: their contents, so that times and branches do not matter, and their names, so that a file that is gone is missed. */
export function hashOfSources(root = ROOT): string {
  const src = join(root, 'src');
  const files = readdirSync(src, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) =>
      join(parentPath, name)
        .slice(src.length + 1)
        .replaceAll('\\', '/'),
    )
    .filter((path) => !ELSEWHERE.test(path));
  const hash = createHash('sha256');
  for (const path of [...files.toSorted().map((each) => `src/${each}`), ...BUILDERS]) {
    const bytes = readFileSync(join(root, path));
    hash.update(`${path}\0${bytes.length}\0`).update(bytes);
  }
  return hash.digest('hex');
}

function areCurrent(root: string): boolean {
  const stamp = join(root, 'dist/client', STAMP);
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === hashOfSources(root);
}

/** Builds the pages where they are not those of the sources. 0, or the exit code of the build. */
export async function buildPages(build = vite, root = ROOT): Promise<number> {
  if (areCurrent(root)) return 0;
  mkdirSync(join(root, 'dist'), { recursive: true });
  const lock = await alone(join(root, 'dist/pages.lock'));
  try {
    // Another start may have built them while this one waited.
    if (areCurrent(root)) return 0;
    const there = join(root, 'dist/client');
    const next = join(root, 'dist/client.next');
    const before = join(root, 'dist/client.before');
    const code = await build(next);
    if (code !== 0) return code;
    // Built aside: a server that runs has whole pages until these are, and nobody ever starts with half of them.
    rmSync(before, { recursive: true, force: true });
    if (existsSync(there)) renameSync(there, before);
    renameSync(next, there);
    rmSync(before, { recursive: true, force: true });
    return 0;
  } finally {
    lock.close();
  }
}

const LOOK_AGAIN_MS = 100;
const BUSY = 5;

/** Waits until nobody else builds. The system lets go of it when a process dies, however. */
async function alone(path: string): Promise<{ close(): void }> {
  const { DatabaseSync } = await import('node:sqlite');
  for (;;) {
    const db = new DatabaseSync(path);
    try {
      db.exec('PRAGMA journal_mode = OFF; BEGIN EXCLUSIVE');
      return db;
    } catch (thrown) {
      db.close();
      if (!(thrown instanceof Error && 'errcode' in thrown && thrown.errcode === BUSY)) throw thrown;
    }
    await sleep(LOOK_AGAIN_MS);
  }
}

function vite(outDir: string): Promise<number> {
  const args = ['build', '--config', 'vite.client.config.ts', '--logLevel', 'warn', '--outDir', outDir];
  const program = join(ROOT, 'node_modules/vite/bin/vite.js');
  return new Promise((resolve) => {
    // Whatever the shell, or a test, calls its own surroundings.
    const env = { ...process.env, NODE_ENV: 'production' };
    const child = spawn(process.execPath, [program, ...args], { cwd: ROOT, stdio: 'inherit', env });
    child.on('exit', (code) => resolve(code ?? 1));
  });
}
