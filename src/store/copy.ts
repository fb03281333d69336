import { closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';

/** More pages than a database has: copied in one go, so that a commit in between cannot make it begin again. */
const WHOLE = 2 ** 30;

/** A consistent copy of a database that somebody else may be writing. It is read only, and never half there. */
export async function copyDatabase(from: string, to: string): Promise<void> {
  if (existsSync(to)) throw new Error('is there already; a back-up never writes over anything');
  const unfinished = `${to}.unfinished`;
  rmSync(unfinished, { force: true });
  const source = new DatabaseSync(from, { readOnly: true, timeout: 5000 });
  try {
    await backup(source, unfinished, { rate: WHOLE });
    flush(unfinished);
    renameSync(unfinished, to);
    flush(dirname(to));
  } finally {
    source.close();
    rmSync(unfinished, { force: true });
  }
}

/** On the disk, also if the power is cut now. */
function flush(path: string): void {
  const file = openSync(path, 'r');
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}
