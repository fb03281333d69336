import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { wordsOf } from '../store/commits.ts';
import { readThrough } from '../store/sqlite-check.ts';
import type { Millis } from '../store/store.ts';
import type { Config } from './config.ts';
import { makeFolder } from './folder.ts';
import type { Log } from './log.ts';
import type { Clock } from './time.ts';

/** Copies of the database, made while it is used. */
export interface Backups {
  /** When the newest was made; null where there is none yet. */
  readonly newest: Millis | null;
  readonly failures: number;
  stop(): void;
}

export interface BackupOptions {
  readonly config: Pick<Config, 'backupFolder' | 'backupEvery' | 'backupKeep'>;
  readonly copy: (to: string) => Promise<void>;
  readonly time: Pick<Clock, 'now' | 'after'>;
  readonly log: Pick<Log, 'info' | 'error'>;
}

const HOUR = 3_600_000;
/** A minute's look at the clock costs nothing, and a machine that slept is not behind for long. */
const LOOK = 60_000;
const SOON = 5000;
const NAMED = /^stolik-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z\.db$/;

/** `stolik-2026-11-18T07-44-05Z.db`: by their names they are in the order of their making. */
export function backupName(at: Millis): string {
  return `stolik-${new Date(at).toISOString().slice(0, 19).replaceAll(':', '-')}Z.db`;
}

/** Those of ours in a folder, the oldest first; what others put there is not touched. */
export function backupsIn(folder: string): readonly { readonly name: string; readonly at: Millis }[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .flatMap((name) => {
      const [, day, h, m, s] = NAMED.exec(name) ?? [];
      return day === undefined ? [] : [{ name, at: Date.parse(`${day}T${h}:${m}:${s}Z`) }];
    })
    .toSorted((a, b) => a.at - b.at);
}

/** Makes one whenever the newest is old enough, reads it through, and throws away the oldest. Nothing where no folder is named. */
export function keepBackups({ config, copy, time, log }: BackupOptions): Backups | undefined {
  const { backupFolder: folder, backupEvery, backupKeep } = config;
  if (folder === null) return undefined;
  let stopped = false;
  let failures = 0;
  let newest = backupsIn(folder).at(-1)?.at ?? null;
  let cancel = time.after(SOON, look);

  function look(): void {
    const isDue = newest === null || time.now() - newest >= backupEvery * HOUR;
    if (isDue) void make().finally(lookAgain);
    else lookAgain();
  }

  function lookAgain(): void {
    if (!stopped) cancel = time.after(LOOK, look);
  }

  async function make(): Promise<void> {
    if (folder === null) return;
    const at = time.now();
    const name = backupName(at);
    const unread = join(folder, `${name}.unread`);
    try {
      makeFolder(folder);
      rmSync(unread, { force: true });
      await copy(unread);
      const flaw = await flawIn(unread);
      if (flaw !== null) throw new Error(flaw);
      renameSync(unread, join(folder, name));
      newest = at;
      for (const { name: old } of backupsIn(folder).slice(0, -backupKeep)) rmSync(join(folder, old), { force: true });
      log.info({ backup: name, folder }, 'backed up');
    } catch (thrown) {
      failures++;
      rmSync(unread, { force: true });
      log.error({ folder, why: wordsOf(thrown) }, 'there is no back-up: it will be tried again in a minute');
    }
  }

  return {
    get newest() {
      return newest;
    },
    get failures() {
      return failures;
    },
    stop() {
      stopped = true;
      cancel();
    },
  };
}

/** What is wrong with a file, read by a process of the lowest priority. */
function flawIn(path: string): Promise<string | null> {
  return new Promise((resolve) => {
    readThrough(path, resolve, { isStill: true, untold: () => resolve('it cannot be read') });
  });
}
