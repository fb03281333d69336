import { closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';

/** More pages than a database has: copied in one go, so that a commit in between cannot make it begin again. */
const WHOLE = 2 ** 30;
/** A copy has the house's key and running hands: it is its owner's alone. */
const PRIVATE = 0o600;

/** A consistent copy of a database that somebody else may be writing. It is read only, and never half there. */
export async function copyDatabase(from: string, to: string): Promise<void> {
  const source = new DatabaseSync(from, { readOnly: true, timeout: 5000 });
  try {
    await copyFrom(source, to);
  } finally {
    source.close();
  }
}

async function copyFrom(source: DatabaseSync, to: string): Promise<void> {
  if (existsSync(to)) throw new Error('is there already; a back-up never writes over anything');
  const unfinished = `${to}.unfinished`;
  try {
    await writeCopy(source, unfinished);
    renameSync(unfinished, to);
    flush(dirname(to));
  } finally {
    rmSync(unfinished, { force: true });
  }
}

/** The same without a name of its own yet; whatever is at `to` goes. On the disk when it is told. */
export async function writeCopy(source: DatabaseSync, to: string): Promise<void> {
  rmSync(to, { force: true });
  closeSync(openSync(to, 'wx', PRIVATE));
  await backup(source, to, { rate: WHOLE });
  flush(to);
}

/** On the disk, also if the power is cut now. */
export function flush(path: string): void {
  const file = openSync(path, 'r');
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}
