import type { Game } from '../kernel/contract.ts';
import { knobsOf } from '../kernel/knobs.ts';
import { isPerson, type Chair, type ChairId } from './chair.ts';
import { gameOf } from './deal.ts';
import type { Circumstances, Environment } from './environment.ts';
import { isBusy } from './rules.ts';
import type { Table } from './table.ts';

/** What anybody in the house may know of a table that is open to all: nothing of who sits there. */
export interface Listing {
  readonly game: string;
  /** The host's language, without a region. */
  readonly lang: string;
  /** Whether a clock hurries those who play. */
  readonly pace: 'calm' | 'timed';
  /** Seats that people may have in the next match; bots give way. */
  readonly free: number;
  /** A match runs: whoever comes now plays the next. */
  readonly playing: boolean;
}

type Around = Pick<Circumstances, 'now' | 'present' | 'tempo'>;
type Present = (chair: ChairId) => boolean;

/** As many strangers as make a table; friends with the code may be more. */
const SEATS = 6;
/** A lively table, where the game has room for it: bots fill it up to so many. */
const LIVELY = 4;

export function listingOf(environment: Environment, table: Table, present: Present): Listing | undefined {
  if (!isListed(table) || table.bygone !== null) return undefined;
  const people = table.chairs.filter(isPlayer);
  const free = seatsOf(environment, table) - people.length;
  if (free <= 0 || !people.some(({ id }) => present(id))) return undefined;
  const host = people.find(({ id }) => id === table.host) ?? people[0];
  return {
    game: table.game,
    lang: plainLanguage(host?.lang ?? ''),
    pace: isTimed(environment, table) ? 'timed' : 'calm',
    free,
    playing: isBusy(table),
  };
}

/** How a table will be listed that somebody has just opened and is on their way to. */
export function listingAhead(game: Game, lang: string, mostChairs: number): Listing {
  const free = Math.min(SEATS, mostChairs, game.seats.most) - 1;
  return { game: game.id, lang: plainLanguage(lang), pace: 'calm', free, playing: false };
}

/** Without a region. */
export function plainLanguage(lang: string): string {
  return lang.split('-')[0] ?? '';
}

/** A class that plays the same deal at several tables is no table for whoever comes by. */
export function isListed({ settings, spread }: Table): boolean {
  return settings.listed && !settings.locked && spread === 1;
}

/** Whether somebody who comes finds a seat in the next match. At an open table bots give theirs up. */
export function hasRoom(environment: Environment, table: Table): boolean {
  const people = table.chairs.filter(isPlayer).length;
  const { most } = gameOf(environment, table.game).seats;
  return isListed(table) && people < Math.min(environment.mostChairs, most);
}

/**
 * Whether the time until the next match of an open table is to be counted, or to be cut short: somebody waits for it, and it is not
 * counted yet; or nobody need be waited for any longer.
 */
export function isToGather(environment: Environment, table: Table, { now, present, tempo }: Around): boolean {
  if (!isListed(table) || isBusy(table) || !willingOf(table, present).some((chair) => isWaiting(table, chair))) {
    return false;
  }
  const { startsAt } = table;
  return startsAt === null || (isComplete(environment, table, present) && startsAt - now > tempo.countdown);
}

/** When the next match begins: soon where all seats are taken or all have answered. */
export function gatheredBy(environment: Environment, table: Table, { now, present, tempo }: Around): number {
  return now + (isComplete(environment, table, present) ? tempo.countdown : tempo.gathering);
}

/** Those who would play now: who is here and has not said no, and who said yes before. */
export function willingOf({ chairs }: Table, present: Present): readonly Chair[] {
  return chairs.filter((chair) => isPlayer(chair) && (chair.rematch ?? present(chair.id)));
}

/** How many bots make it lively. */
export function botsFor(environment: Environment, { game }: Table, people: number): number {
  const { least, most } = gameOf(environment, game).seats;
  return Math.max(0, Math.min(most, Math.max(least, LIVELY)) - people);
}

/** A person who may have a seat in the next match. */
export function isPlayer(chair: Chair): boolean {
  return isPerson(chair) && !chair.gone && chair.standing !== true;
}

/** They want a match and have none yet; whoever has just played says so first. */
function isWaiting({ playing }: Table, { id, rematch }: Chair): boolean {
  return rematch === true || playing?.chairs.includes(id) !== true;
}

function isComplete(environment: Environment, table: Table, present: Present): boolean {
  const willing = willingOf(table, present);
  if (willing.length >= seatsOf(environment, table)) return true;
  return table.playing !== null && willing.every((chair) => isWaiting(table, chair));
}

function seatsOf(environment: Environment, { game }: Table): number {
  return Math.min(SEATS, environment.mostChairs, gameOf(environment, game).seats.most);
}

function isTimed(environment: Environment, { game, options }: Table): boolean {
  const specs = gameOf(environment, game).optionSpecs ?? [];
  return knobsOf(specs).some(({ option, clock }) => clock === true && options[option] !== undefined);
}
