import { closeSync, existsSync, openSync, readFileSync, writeSync } from 'node:fs';

/**
 * The number of the newest commit, in a small file beside the database. SQLite takes a `-wal` file that was cut short for
 * the end of the story; this tells that there was more. It is written after a commit and never waited for, so it can
 * be behind the database, never ahead of it; one that cannot be written changes nothing else.
 */
export interface Mark {
  write(commits: number): void;
  close(): void;
}

const BYTES = 8;

/** Undefined where there is no mark: a new store, or a copy that was put in its place on purpose. */
export function readMark(path: string): number | undefined {
  if (!existsSync(path)) return undefined;
  const bytes = readFileSync(path);
  return bytes.length === BYTES ? Number(bytes.readBigUInt64LE()) : undefined;
}

export function openMark(path: string, log: (message: string) => void): Mark {
  const file = openSync(path, existsSync(path) ? 'r+' : 'w');
  const bytes = Buffer.alloc(BYTES);
  let told = false;
  return {
    write(commits) {
      bytes.writeBigUInt64LE(BigInt(commits));
      try {
        writeSync(file, bytes, 0, BYTES, 0);
        told = false;
      } catch (thrown) {
        if (!told) log(`the mark: ${thrown instanceof Error ? thrown.message : 'unknown'}`);
        told = true;
      }
    },
    close: () => closeSync(file),
  };
}
