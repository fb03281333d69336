import { call, type Reply, type Seated } from '../../line/http.ts';
import { language } from '../../words/language.ts';
import { seatedOrWhy } from '../opening.ts';
import { person, personName } from '../person.ts';

/** A table that is open to the house, as its list tells it. */
export interface OpenTable {
  readonly ticket: string;
  readonly game: string;
  readonly lang: string;
  readonly pace: 'calm' | 'timed';
  readonly free: number;
  readonly playing: boolean;
}

/** What is open now. The browser asks whether it has changed, and is told so in a few bytes. */
export function openTables(): Promise<Reply<{ readonly tables: readonly OpenTable[] }>> {
  return call('/api/people');
}

/** Somebody without a name gets another one where theirs is taken. */
const TRIES = 3;

/** To a table with people: that of a ticket, or any that fits. A sentence when there is none. */
export async function playWithPeople(game: string, at?: string): Promise<string | undefined> {
  for (let tries = 1; ; tries++) {
    const body = { game, ...person(), lang: language.value, ...(at !== undefined && { at }), cookie: true };
    const seated = await call<Seated>('/api/people', body);
    const again = !seated.ok && seated.code === 'name-taken' && personName.value === '' && tries < TRIES;
    if (!again) return seatedOrWhy(seated);
  }
}
