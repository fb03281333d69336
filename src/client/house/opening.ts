import { openTable, type Reply, type Seated } from '../line/http.ts';
import type { Known } from '../line/line.ts';
import { forget, recall, store } from '../shell/memory.ts';
import { go } from '../shell/route.ts';
import { saidIfKnown } from '../words/speak.ts';
import { person, personName } from './person.ts';
import { t } from './words/index.ts';

/** What suits a class or a club; all of it can be switched. */
export const LEADING = { cleanNames: true };

/** Tables just opened here for a game with bots: they fill up and start by themselves when their page opens. */
export const withBots = new Set<string>();
/** The page may have to be loaded anew on the way there. */
const SLOT = 'bots';
const left = recall(SLOT);
if (left !== undefined) withBots.add(left);
forget(SLOT);

/** Lays a table for one and some bots, and goes there. A sentence when it did not work. */
export async function playWithBots(game: string): Promise<string | undefined> {
  const made = await openTable(game, person(), {}, { locked: true });
  if (made.ok) {
    withBots.add(made.value.code);
    store(SLOT, made.value.code);
  }
  if (made.ok || made.code !== 'unreachable') return seatedOrWhy(made);
  go({ page: 'alone', game });
  return undefined;
}

/** The same for somebody who runs the game and does not play. */
export async function openStanding(game: string): Promise<string | undefined> {
  if (personName.value === '') {
    go({ page: 'new', game, standing: true });
    return undefined;
  }
  return seatedOrWhy(await openTable(game, person(), {}, LEADING, true));
}

/** Whoever has a name sits down at once; others are asked for one first. */
export async function openForFriends(game: string): Promise<string | undefined> {
  if (personName.value === '') {
    go({ page: 'new', game });
    return undefined;
  }
  return seatedOrWhy(await openTable(game, person(), {}, {}));
}

/** To the table that was opened, or why there is none. */
export function seatedOrWhy(made: Reply<Seated>, how: 'push' | 'replace' = 'push'): string | undefined {
  if (!made.ok) return refusalWords(made.code);
  const { code, table } = made.value;
  store(`table.${code}`, table);
  go({ page: 'table', code }, how);
  return undefined;
}

/** A code of the table's as a sentence. */
export function refusalWords(code: string, { wait = 0, absent = 0 }: Known = {}): string {
  const seconds = Math.ceil(wait / 1000);
  const time = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  return saidIfKnown(`refusal.${code}`, { time, absent }) ?? t('refusal.other', { code });
}
