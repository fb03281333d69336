import type { Lobby } from '../../table/lobby.ts';
import { namesOfBots } from '../../table/names-of-bots.ts';
import { language } from '../words/language.ts';

/** Names nobody here has yet. */
export function botNames(lobby: Lobby): string[] {
  const taken = new Set(lobby.chairs.map(({ name }) => name.toLowerCase()));
  return [...namesOfBots(language.value), `Bot ${lobby.chairs.length + 1}`].filter(
    (each) => !taken.has(each.toLowerCase()),
  );
}
