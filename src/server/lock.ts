import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** One server a folder: two would both let the clocks strike. The system lets go of it when a process dies, however. */
export interface Lock {
  release(): void;
}

export interface Locked {
  readonly name: 'Locked';
  readonly message: string;
}

const BUSY = 5;

export function takeLock(folder: string): Lock {
  const path = join(folder, 'stolik.lock');
  let db: DatabaseSync | undefined;
  try {
    db = new DatabaseSync(path);
    db.exec('PRAGMA journal_mode = OFF; BEGIN EXCLUSIVE');
    const held = db;
    return { release: () => held.close() };
  } catch (thrown) {
    db?.close();
    const code = thrown instanceof Error && 'errcode' in thrown ? Number(thrown.errcode) & 0xff : 0;
    throw locked(
      code === BUSY
        ? `Another Stolik runs on ${folder} already. Stop it, or choose another folder: --data DIR`
        : `The folder ${folder} cannot be written by this user. Choose another one: --data DIR`,
    );
  }
}

export function isLocked(thrown: unknown): thrown is Error & Locked {
  return thrown instanceof Error && thrown.name === 'Locked';
}

function locked(message: string): Error & Locked {
  return Object.assign(new Error(message), { name: 'Locked' as const });
}
