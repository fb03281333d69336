import { openTable, type Reply, type Seated } from '../line/http.ts';
import { store } from '../shell/memory.ts';
import { go } from '../shell/route.ts';
import { layForBots } from './bot-tables.ts';
import { person, personName } from './person.ts';
import { refusalWords } from './refusal-words.ts';

/** What suits a class or a club; all of it can be switched. */
export const LEADING = { cleanNames: true };

/** Lays a table for one and some bots, and goes there. A sentence when it did not work. */
export async function playWithBots(game: string): Promise<string | undefined> {
  const made = await openTable(game, person(), {}, { locked: true });
  if (made.ok) layForBots(made.value.code);
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
