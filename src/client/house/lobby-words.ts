import type { Lobby, LobbyChair } from '../../table/lobby.ts';
import { badgeOf } from '../shell/badge.ts';
import { seatsFor } from './offer.ts';
import { t } from './words/index.ts';

/** More than this is no number of seats anybody counts. */
const COUNTABLE = 12;

export function seatsLine(lobby: Lobby): string {
  const people = lobby.chairs.length;
  const most = seatsFor(lobby.game).most;
  return most > COUNTABLE ? t('lobby.seats', { people }) : t('lobby.seatsOf', { people, most });
}

export function hostOf(lobby: Lobby): LobbyChair | undefined {
  return lobby.chairs.find(({ chair }) => chair === lobby.host);
}

export function hostName(lobby: Lobby): string {
  const host = hostOf(lobby);
  return host === undefined ? '' : badgeOf(host).name;
}

export function missingSeats(lobby: Lobby): number {
  return Math.max(0, seatsFor(lobby.game).least - lobby.chairs.length);
}

export function isFull(lobby: Lobby): boolean {
  return lobby.chairs.length >= seatsFor(lobby.game).most;
}

/** The options that differ from the box, in a few words. */
export function optionsLine(lobby: Lobby): string {
  const { fox, scoring, lastAloud, deck, time } = lobby.options as {
    readonly fox?: string;
    readonly scoring?: string;
    readonly lastAloud?: boolean;
    readonly deck?: unknown;
    readonly time?: number;
  };
  const told: string[] = [];
  if (fox === 'most' || fox === 'single' || fox === 'cats') told.push(t(`options.rudy.fox.${fox}`));
  if (scoring === 'exact') told.push(t('options.rudy.scoring.exact'));
  if (lastAloud === true) told.push(t('options.rudy.lastAloud'));
  if (deck === 'even') told.push(t('options.rudy.deck.even'));
  else if (deck !== undefined) told.push(t('options.rudy.deck.own'));
  const pace = typeof time === 'number' ? t('options.rudy.time.seconds', { seconds: time }) : t('options.calm');
  return [told[0] ?? t('options.none'), ...(told.length > 1 ? [`+${told.length - 1}`] : []), pace].join(' · ');
}
