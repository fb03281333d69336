import { existsSync, mkdirSync, statfsSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Makes a folder and those above it, for the program's own user: hands of running games are kept there. Node's own `recursive` never comes back where the folder above exists and takes none,
 * as in /proc: it makes that one again, for ever.
 */
export function makeFolder(path: string): void {
  if (!existsSync(path)) {
    const above = dirname(path);
    if (above !== path) makeFolder(above);
  }
  try {
    mkdirSync(path, { mode: 0o700 });
  } catch (thrown) {
    if ((thrown as NodeJS.ErrnoException).code !== 'EEXIST' || !existsSync(`${path}/.`)) throw thrown;
  }
}

/** Bytes free on the disk of a folder. */
export function freeIn(path: string): number {
  const { bavail, bsize } = statfsSync(path);
  return bavail * bsize;
}
