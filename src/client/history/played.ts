import { isObject } from '../../kernel/json.ts';
import { recall, store } from '../shell/memory.ts';

/** A finished match this device was at. */
export interface Played {
  readonly game: string;
  /** A table's id, or `here` where it was played without a server. */
  readonly table: string;
  readonly match: string;
  readonly at: number;
  readonly names: readonly string[];
  /** As screens showed them; missing in what was noted down before they were kept. */
  readonly faces?: readonly string[];
  readonly dress?: readonly (string | null | undefined)[];
  /** The own seat; null for those who looked on or shared the device. */
  readonly seat: number | null;
  /** By seat: 1 is the winner's. */
  readonly places: readonly number[];
}

/** So many finished matches are kept on a device, and their records where they were played on it. */
export const KEPT_MATCHES = 100;

/** The newest first. Whatever is kept but cannot be read is left out. */
export function playedHere(): readonly Played[] {
  try {
    const kept: unknown = JSON.parse(recall('history') ?? '[]');
    return Array.isArray(kept) ? kept.filter(isPlayed) : [];
  } catch {
    return [];
  }
}

/** Once a match: a second end of the same one changes nothing. */
export function rememberPlayed(played: Played): void {
  const before = playedHere();
  if (before.some(({ match }) => match === played.match)) return;
  store('history', JSON.stringify([played, ...before].slice(0, KEPT_MATCHES)));
}

function isPlayed(raw: unknown): raw is Played {
  if (!isObject(raw)) return false;
  const texts = [raw['game'], raw['table'], raw['match']];
  const lists = [raw['names'], raw['places'], raw['faces'] ?? []];
  return texts.every((each) => typeof each === 'string') && typeof raw['at'] === 'number' && lists.every(Array.isArray);
}
