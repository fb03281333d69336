import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { pathToFileURL } from 'node:url';

/**
 * Opens a file that nobody writes, for reading: nothing is put beside it, so that it may be on a disk or in a folder that takes
 * nothing. One with a log beside it was not closed in order, and is opened as any other.
 */
export function openStill(path: string): DatabaseSync {
  if (existsSync(`${path}-wal`)) return new DatabaseSync(path, { readOnly: true, timeout: 5000 });
  const url = pathToFileURL(resolve(path));
  url.searchParams.set('immutable', '1');
  return new DatabaseSync(url, { readOnly: true });
}
