import { recall, store } from '../shell/memory.ts';

/** Alone with bots, or several people who hand one device around. */
export type Kind = 'alone' | 'pass';

const slotOf = (kind: Kind, game: string): string => `local.${kind}.${game}`;

/** The table a game was left at on this device, if there is one. */
export function keptTable(kind: Kind, game: string): string | undefined {
  return recall(slotOf(kind, game));
}

export function keepTable(kind: Kind, game: string, table: string): void {
  store(slotOf(kind, game), table);
}
