import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { openSqlite } from '../store/sqlite.ts';
import { fakeTime } from '../wire/fake-time.testing.ts';
import { backupName, backupsIn, keepBackups } from './backups.ts';

const root = mkdtempSync(join(tmpdir(), 'stolik-backups-'));
afterAll(() => rmSync(root, { recursive: true }));

const AT = Date.parse('2026-11-18T07:44:05Z');
const HOUR = 3_600_000;

/** What is logged, one after the other, as it comes. */
function listening() {
  let heard = Promise.withResolvers<string>();
  const log = (_: object, line: string): void => heard.resolve(line);
  return {
    log: { info: log, error: log } as never,
    async next(): Promise<string> {
      const line = await heard.promise;
      heard = Promise.withResolvers();
      // What is done after a line is logged is done in the same turn.
      await new Promise(setImmediate);
      return line;
    },
  };
}

test('they are made in time, read through, private, and the oldest go', async () => {
  const store = await openSqlite(join(root, 'house.db'));
  const folder = join(root, 'kept');
  const time = fakeTime(AT);
  const { log, next } = listening();
  const config = { backupFolder: folder, backupEvery: 24, backupKeep: 2 };
  const backups = keepBackups({ config, copy: (to) => store.backup(to), time, log });
  expect(backups?.newest).toBeNull();
  time.pass(5000);
  expect(await next()).toBe('backed up');
  expect(backups?.newest).toBe(AT + 5000);
  writeFileSync(join(folder, 'stolik-mine.db'), 'not one of theirs');
  time.pass(23 * HOUR);
  for (let day = 0; day < 2; day++) {
    time.pass(24 * HOUR);
    expect(await next()).toBe('backed up');
  }
  const names = readdirSync(folder).toSorted();
  expect(names).toHaveLength(3);
  expect(names).toContain('stolik-mine.db');
  expect(names).not.toContain(backupName(AT + 5000));
  for (const { name } of backupsIn(folder)) expect(statSync(join(folder, name)).mode & 0o777).toBe(0o600);
  backups?.stop();
  expect(time.waiting()).toBe(0);
  // A server that starts again goes on where it was.
  const newest = backupsIn(folder).at(-1)?.at ?? 0;
  const again = keepBackups({ config, copy: () => Promise.reject(new Error('not yet')), time, log });
  expect(again?.newest).toBe(newest);
  again?.stop();
  await store.close();
});

test('one that is not whole is none, is told, and is tried again', async () => {
  const folder = join(root, 'torn');
  const time = fakeTime(AT);
  const { log, next } = listening();
  let tries = 0;
  const copy = (to: string): Promise<void> => {
    tries++;
    if (tries === 2) return Promise.reject(new Error('ENOSPC'));
    writeFileSync(to, 'SQLite format 3\0 and nothing else');
    return Promise.resolve();
  };
  const config = { backupFolder: folder, backupEvery: 1, backupKeep: 2 };
  const backups = keepBackups({ config, copy, time, log });
  for (const ms of [5000, 60_000]) {
    time.pass(ms);
    expect(await next()).toContain('there is no back-up');
  }
  expect(backups?.failures).toBe(2);
  expect(backups?.newest).toBeNull();
  expect(readdirSync(folder)).toEqual([]);
  backups?.stop();
});

test('without a folder there are none', () => {
  const time = fakeTime(AT);
  const config = { backupFolder: null, backupEvery: 1, backupKeep: 1 };
  expect(keepBackups({ config, copy: () => Promise.resolve(), time, log: listening().log })).toBeUndefined();
  expect(time.waiting()).toBe(0);
});
