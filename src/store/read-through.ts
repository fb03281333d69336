import { DatabaseSync } from 'node:sqlite';
import { errorCode, wordsOf } from './commits.ts';
import { flawOf } from './sqlite-check.ts';
import { openStill } from './sqlite-still.ts';

// A program of its own, for `readThrough`: says as JSON what is wrong with a file.

const CORRUPT = 11;

function told(path: string, isStill: boolean): string | null {
  const db = isStill ? openStill(path) : new DatabaseSync(path, { readOnly: true, timeout: 5000 });
  try {
    return flawOf(db);
  } catch (thrown) {
    if ((errorCode(thrown) & 0xff) === CORRUPT) return wordsOf(thrown);
    throw thrown;
  } finally {
    db.close();
  }
}

process.stdout.write(JSON.stringify(told(process.argv[2] ?? '', process.argv[3] === 'still')));
