import type { Lobby, LobbyChair } from '../../table/lobby.ts';
import { badgeOf } from '../shell/badge.ts';
import { seatsFor } from './offer.ts';
import { t } from './words/index.ts';

/** More than this is no number of seats anybody counts. */
const COUNTABLE = 12;
/** Chairs there is room for; whoever comes later is counted. */
const DRAWN = 6;

/** Those who will have a seat: all but who stands beside the table. */
export function seatedOf({ chairs }: Lobby): readonly LobbyChair[] {
  return chairs.filter(({ standing }) => !standing);
}

export function seatsLine(lobby: Lobby): string {
  const people = seatedOf(lobby).length;
  const most = mostSeats(lobby);
  return most > COUNTABLE || people > most ? t('lobby.seats', { people }) : t('lobby.seatsOf', { people, most });
}

export function hostOf(lobby: Lobby): LobbyChair | undefined {
  return lobby.chairs.find(({ chair }) => chair === lobby.host);
}

export function hostName(lobby: Lobby): string {
  const host = hostOf(lobby);
  return host === undefined ? '' : badgeOf(host).name;
}

export function missingSeats(lobby: Lobby): number {
  const { least } = seatsFor(lobby.game);
  const { spread } = lobby;
  return Math.max(0, (spread > 1 ? spread * Math.max(2, least) : least) - seatedOf(lobby).length);
}

export function isFull(lobby: Lobby): boolean {
  return seatedOf(lobby).length >= mostSeats(lobby);
}

/** At all tables, where the next match is played at several. */
function mostSeats({ game, spread }: Lobby): number {
  return spread * seatsFor(game).most;
}

/** Chairs that are drawn around the table: no more than can be sat on. */
export function chairsAround(lobby: Lobby): number {
  return Math.min(DRAWN, mostSeats(lobby));
}
