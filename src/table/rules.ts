import { usualLevel } from '../bots/level.ts';
import { isPerson, type Chair, type ChairId } from './chair.ts';
import { gameOf } from './deal.ts';
import type { Environment } from './environment.ts';
import { isRevealing } from './reveal.ts';
import { areGroupsRunning, isAnyRunning, isRunning, type Table } from './table.ts';

/** Whether the next match has no seat left. Those who left this one do not count. */
export function isTakenUp(environment: Environment, table: Table): boolean {
  const here = table.chairs.filter(({ gone }) => !gone);
  const seated = here.filter(({ standing }) => standing !== true).length;
  const seats = table.spread * gameOf(environment, table.game).seats.most;
  return here.length >= environment.mostChairs || seated >= seats;
}

/** A table of so few people sees who is missing. */
const FEW = 8;

/** How many people are missing from a match that would be played mostly for people who are not here; 0 where it would not. */
export function missingFrom({ chairs }: Table, present: (chair: ChairId) => boolean): number {
  const people = chairs.filter((chair) => isPerson(chair) && !chair.gone);
  const absent = people.filter(({ id }) => !present(id)).length;
  return people.length > FEW && 2 * absent > people.length ? absent : 0;
}

/** Bots that think at one table. Every one of them is shown everything: a table of a thousand would take the time of all others. */
export const MOST_BOTS = 32;

/** Two people whose names look alike could be taken for each other. */
export function nameTaken(environment: Environment, table: Table, name: string, except?: ChairId): boolean {
  const looks = looksOf(environment, name);
  return table.chairs.some((chair) => chair.id !== except && isCalled(environment, chair, looks));
}

/** Whoever was sent away is not back under their name, or one that would be taken for it. */
export function nameBarred(environment: Environment, table: Table, name: string): boolean {
  if (table.barred.length === 0) return false;
  const looks = looksOf(environment, name);
  return table.barred.some(({ name: was, wish = was }) =>
    [was, wish].some((each) => alike(looks, looksOf(environment, each))),
  );
}

/** By the name they have, or by the one they wish for: neither may become somebody else's. */
function isCalled(environment: Environment, chair: Chair, looks: readonly string[]): boolean {
  if (alike(looks, chairLooks(environment, chair))) return true;
  return chair.wish !== undefined && alike(looks, looksOf(environment, chair.wish));
}

export function alike(looks: readonly string[], others: readonly string[]): boolean {
  return looks.some((look, way) => look === others[way]);
}

function looksOf({ looks = plainLooks }: Environment, name: string): readonly string[] {
  return looks(name);
}

function plainLooks(name: string): readonly string[] {
  return [name.normalize('NFKC').toLowerCase()];
}

/** A chair stays the same value until something of it changes, and whoever sits down is held against all of them. */
const known = new WeakMap<Chair, readonly string[]>();

function chairLooks(environment: Environment, chair: Chair): readonly string[] {
  let looks = known.get(chair);
  if (looks === undefined) {
    looks = looksOf(environment, chair.name);
    known.set(chair, looks);
  }
  return looks;
}

export function isBusy(table: Table): boolean {
  return table.preparing !== null || table.bygone !== null || isAnyRunning(table) || isRevealing(table);
}

/**
 * Why nobody may type now, if there is a reason: the game's rules allow no notes, and a chat could hold them; or whoever is in the
 * house may be here, and nobody answers for what they write.
 */
export function whyUntyped(table: Table): 'emotes-only' | 'among-strangers' | undefined {
  // Where several tables have the same deal, whoever is ahead could tell the others what is coming.
  if (areGroupsRunning(table)) return 'emotes-only';
  if (isRunning(table) && table.playing.match.game.emotesOnly === true) return 'emotes-only';
  return table.settings.listed ? 'among-strangers' : undefined;
}

/** Nobody is at this seat to answer for themselves. */
export function isPlayedForThem(chair: Chair): boolean {
  return chair.bot !== null || chair.minded || chair.gone;
}

/** The level of a bot that minds a person's seat: neither the weakest nor the strongest. */
export function mindingLevel(environment: Environment, game: string): string {
  return usualLevel(environment.levels(game)) ?? 'random';
}
