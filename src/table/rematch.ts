import { isPerson, type Chair, type ChairId } from './chair.ts';
import { gameOf } from './deal.ts';
import type { Environment } from './environment.ts';
import { isBusy } from './rules.ts';
import type { Table } from './table.ts';

type Present = (chair: ChairId) => boolean;

/** Somebody wants another match, and it is not counted down to it yet. */
export function isWanted(table: Table): boolean {
  return table.startsAt === null && table.chairs.some(({ rematch }) => rematch === true);
}

/**
 * Everybody who is here has said whether they play the next match, and there are enough who do. Whoever is not here has left,
 * unless they said yes before.
 */
export function isEverybodyIn(environment: Environment, table: Table, present: Present): boolean {
  if (!isWanted(table) || isBusy(table)) return false;
  // Whoever stands sets the pace: nothing begins without their word.
  if (table.chairs.some(({ id, standing }) => standing === true && id === table.host)) return false;
  const people = table.chairs.filter(isPlayer);
  if (people.some(({ id, rematch }) => rematch === undefined && present(id))) return false;
  const bots = table.chairs.filter(({ bot }) => bot !== null).length;
  const players = bots + people.filter(({ rematch }) => rematch === true).length;
  return players >= gameOf(environment, table.game).seats.least;
}

/** Who stays out of a match that everybody was asked about: who said no, and who said nothing and is not here. */
export function whoIsOut({ chairs }: Table, present: Present): readonly ChairId[] {
  return idsOf(chairs, ({ id, rematch }) => rematch === false || (rematch === undefined && !present(id)));
}

/** Who stays out of a match that the host begins at once. */
export function whoSaidNo({ chairs }: Table): readonly ChairId[] {
  return idsOf(chairs, ({ rematch }) => rematch === false);
}

/** Those who stand are in no match. */
function isPlayer(chair: Chair): boolean {
  return isPerson(chair) && chair.standing !== true;
}

function idsOf(chairs: readonly Chair[], isMeant: (chair: Chair) => boolean): readonly ChairId[] {
  return chairs.filter((chair) => isPerson(chair) && (!isPlayer(chair) || isMeant(chair))).map(({ id }) => id);
}
