import { copyFileSync, existsSync, linkSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { flush, writeCopy } from './copy.ts';
import { damagePath, markPath } from './sqlite-beside.ts';
import { openStill } from './sqlite-still.ts';

/**
 * Puts a copy of `from` in the place of the database at `path`, in one move; what was there is kept as `aside`. Whoever calls it
 * has looked at both, and holds the folder's lock. Broken off anywhere, the next start has the old one whole, has the new one
 * whole, or says what is missing: a log of the one never meets the file of the other.
 */
export async function putInPlace(from: string, path: string, aside: string): Promise<void> {
  const made = `${path}.restoring`;
  const source = openStill(from);
  try {
    await writeCopy(source, made);
    if (existsSync(path)) keepAside(path, aside);
    for (const end of ['-wal', '-shm']) rmSync(`${path}${end}`, { force: true });
    renameSync(made, path);
    flush(dirname(path));
    // Only now: until the new file is there, the mark tells that something is missing.
    rmSync(markPath(path), { force: true });
    rmSync(damagePath(path), { force: true });
  } finally {
    source.close();
    rmSync(made, { force: true });
  }
}

/** The old file stays where it is until the new one takes its name; here it gets a second one. */
function keepAside(path: string, aside: string): void {
  gatherIn(path);
  try {
    linkSync(path, aside);
  } catch {
    copyFileSync(path, aside); // There are disks without second names.
  }
  if (existsSync(`${path}-wal`)) copyFileSync(`${path}-wal`, `${aside}-wal`);
  flush(dirname(path));
}

/** After a crash a part of it is in the log: here it comes into the file, unless that is damaged. */
function gatherIn(path: string): void {
  let db: DatabaseSync | undefined;
  try {
    db = new DatabaseSync(path, { timeout: 5000 });
    db.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  } catch {
    // Then the log is kept beside it as it is.
  } finally {
    db?.close();
  }
}
