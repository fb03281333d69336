import { existsSync, rmSync, statfsSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { errorCode, wordsOf } from './commits.ts';
import { copyDatabase } from './copy.ts';
import { formatOf } from './schema.ts';
import { flawOf } from './sqlite-check.ts';
import { openStill } from './sqlite-still.ts';
import { isStoreDamage, storeDamage } from './store.ts';

const FULL = 13;
const MEGABYTE = 1_000_000;

/**
 * A whole copy of a database beside it, as it is before a change to `format` that cannot be undone. Throws a `StoreDamage` where
 * there is none in the end; then nothing may be changed.
 */
export async function keepCopy(path: string, format: number, free = freeIn): Promise<string> {
  const bytes = sizeOf(path) + sizeOf(`${path}-wal`);
  // The copy, and as much again: a change may write everything anew.
  if (free(dirname(path)) < 2 * bytes) throw noRoom(path, bytes);
  const to = unusedName(`${path}.before-format-${format}`);
  try {
    await copyDatabase(path, to);
    verify(path, to);
    return to;
  } catch (thrown) {
    rmSync(to, { force: true });
    if (isStoreDamage(thrown)) throw thrown;
    if ((errorCode(thrown) & 0xff) === FULL || isNoSpace(thrown)) throw noRoom(path, bytes);
    throw storeDamage(
      'unusable',
      `${path} cannot be copied before it is changed (${wordsOf(thrown)}); nothing in it was changed`,
    );
  }
}

/** Everything that can be read of the one can be read of the other. */
function verify(path: string, copy: string): void {
  const db = openStill(copy);
  const source = new DatabaseSync(path, { readOnly: true });
  try {
    const flaw = flawOf(db);
    const isWhole = formatOf(db, copy) === formatOf(source, path) && countsOf(db) === countsOf(source);
    if (flaw === null && isWhole) return;
    const said = flaw ?? 'something is missing';
    throw storeDamage(
      'damaged',
      `The copy of ${path} that is made before a change is not whole (${said}); nothing was changed. Put the newest back-up in its place, or save what can be read with: sqlite3 ${path} .recover`,
    );
  } finally {
    db.close();
    source.close();
  }
}

function countsOf(db: DatabaseSync): string {
  const tables = db.prepare(`SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name`).all();
  return JSON.stringify(
    tables.map(({ name }) => [name, db.prepare(`SELECT count(*) AS rows FROM "${String(name)}"`).get()?.['rows']]),
  );
}

function unusedName(wanted: string): string {
  let name = wanted;
  for (let i = 2; existsSync(name); i++) name = `${wanted}-${i}`;
  return name;
}

function noRoom(path: string, bytes: number): Error {
  return storeDamage(
    'unusable',
    `There is no room beside ${path} for a copy of it as it is: without one this version could not be undone. Nothing was changed. Make ${Math.ceil((2 * bytes) / MEGABYTE)} MB free and start again`,
  );
}

function isNoSpace(thrown: unknown): boolean {
  return thrown instanceof Error && 'code' in thrown && thrown.code === 'ENOSPC';
}

function sizeOf(path: string): number {
  return existsSync(path) ? statSync(path).size : 0;
}

function freeIn(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}
