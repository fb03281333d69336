import { spawn } from 'node:child_process';
import { setPriority } from 'node:os';
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { DatabaseSync } from 'node:sqlite';

/** The first thing that is wrong with a file; null where nothing is. Reads it from one end to the other. */
export function flawOf(db: DatabaseSync): string | null {
  const [first] = Object.values(db.prepare('PRAGMA quick_check(1)').get() ?? {});
  return first === 'ok' ? null : String(first).replaceAll(/\s+/g, ' ');
}

/** A file being read through beside the program that uses it. */
export interface ReadingThrough {
  stop(): void;
}

/** Beside this one: TypeScript in a clone, JavaScript in a package. */
const READER = fileURLToPath(new URL(`read-through${extname(import.meta.url)}`, import.meta.url));
const LEAST_URGENT = 19;

/**
 * Reads a file through in a process of its own: two gigabytes take seconds, from a slow disk a minute, and nobody should wait for
 * it. `told` what is wrong, if anything; not called where it was stopped, or could not be read: then `untold` is.
 * `isStill`: nobody writes it, and nothing is put beside it.
 */
export function readThrough(
  path: string,
  told: (flaw: string | null) => void,
  { untold = () => {}, isStill = false }: { readonly untold?: () => void; readonly isStill?: boolean } = {},
): ReadingThrough {
  const child = spawn(process.execPath, [READER, path, ...(isStill ? ['still'] : [])], {
    stdio: ['ignore', 'pipe', 'ignore'],
    env: {},
  });
  let said = '';
  let stopped = false;
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => void (said += chunk));
  child.on('error', () => {}); // It could not be started: the next start tries again.
  child.on('close', (code) => {
    if (!stopped && code === 0) told(JSON.parse(said) as string | null);
    else untold();
  });
  child.on('spawn', () => {
    try {
      setPriority(child.pid ?? 0, LEAST_URGENT);
    } catch {
      // It is over already, or the system has no such thing.
    }
  });
  child.unref();
  return {
    stop() {
      stopped = true;
      child.kill('SIGKILL');
    },
  };
}
