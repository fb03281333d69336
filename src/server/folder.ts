import { existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Makes a folder and those above it. Node's own `recursive` never comes back where the folder above exists and takes none,
 * as in /proc: it makes that one again, for ever.
 */
export function makeFolder(path: string): void {
  if (!existsSync(path)) {
    const above = dirname(path);
    if (above !== path) makeFolder(above);
  }
  try {
    mkdirSync(path);
  } catch (thrown) {
    if ((thrown as NodeJS.ErrnoException).code !== 'EEXIST' || !existsSync(`${path}/.`)) throw thrown;
  }
}
