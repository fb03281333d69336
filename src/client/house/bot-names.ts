import type { Lobby } from '../../table/lobby.ts';
import { t } from './words/index.ts';

/** Names nobody here has yet. */
export function botNames(lobby: Lobby): string[] {
  const taken = new Set(lobby.chairs.map(({ name }) => name.toLowerCase()));
  return [...t('bot.names').split(','), `Bot ${lobby.chairs.length + 1}`]
    .map((each) => each.trim())
    .filter((each) => !taken.has(each.toLowerCase()));
}
