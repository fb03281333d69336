import type { Lobby } from '../../../table/lobby.ts';
import { makingRoom } from '../../../table/making-room.ts';
import { badgeOf } from '../../shell/badge.ts';
import { list } from '../../words/list.ts';
import { seatedOf } from '../lobby-words.ts';
import { seatsFor } from '../offer.ts';
import { t } from './words/index.ts';

/** Those who would play now; who said no does not. */
function candidatesOf({ chairs }: Lobby) {
  return chairs
    .filter(({ rematch, gone, standing }) => rematch !== false && !gone && !standing)
    .map(({ chair, bot, present, seat }) => ({ chair, bot: bot !== null, here: present, played: seat !== null }));
}

/** How many play if it begins now. */
export function playersOf(lobby: Lobby): number {
  return Math.min(candidatesOf(lobby).length, lobby.spread * seatsFor(lobby.game).most);
}

/** Who has no seat in the next match, and that it goes in turns; nothing where everybody has one. */
export function waitsLine(lobby: Lobby): string | undefined {
  const most = lobby.spread * seatsFor(lobby.game).most;
  const { people } = makingRoom(candidatesOf(lobby), most);
  if (people.length === 0) return undefined;
  const names = lobby.chairs.filter(({ chair }) => people.includes(chair)).map((chair) => badgeOf(chair).name);
  return t('next.waits', { most, names: list(names), count: names.length });
}

/** Whether those who are here can play a game, in a few words. */
export function fitLine(lobby: Lobby, game: string): string {
  const { least, most } = seatsFor(game);
  const chairs = seatedOf(lobby);
  const people = chairs.filter(({ bot, gone }) => bot === null && !gone).length;
  if (people > most) return t('next.turns', { most, people });
  if (chairs.length < least) return t('next.few', { missing: least - chairs.length });
  return t(chairs.length > most ? 'next.bots' : 'next.all');
}
