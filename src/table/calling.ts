import { pick } from '../kernel/random.ts';
import { chanceFrom } from './chance.ts';
import { isPerson, type Chair } from './chair.ts';
import type { Circumstances, Environment } from './environment.ts';
import type { Settings } from './settings.ts';
import type { Called } from './step.ts';
import { chairOf, type Table } from './table.ts';

type Bytes = Circumstances['random'];

/** Whether a newcomer is called by an animal's name, for now or for good. */
export function hidesNames({ approvedNames, animalNames }: Settings): boolean {
  return approvedNames || animalNames;
}

/** Whether somebody is called as they like, whatever holds for the others: whoever runs the game. */
export function isCalledFreely(table: Table, { id, standing }: Chair): boolean {
  return id === table.host && standing === true;
}

/** Names are read before they are shown: where the host says so, and where anybody in the house may read them. */
function filtersNames({ cleanNames, listed }: Settings): boolean {
  return cleanNames || listed;
}

export function isBadName({ hasBadWord = () => false }: Environment, settings: Settings, name: string): boolean {
  return filtersNames(settings) && hasBadWord(name);
}

/** Somebody new, as they are called at this table. */
export function nameFor(
  environment: Environment,
  table: Table,
  wish: string,
  bytes: Bytes,
): Pick<Called, 'name' | 'wish'> {
  if (!hidesNames(table.settings)) return { name: wish };
  const [name] = drawAnimals(environment, table, 1, bytes);
  return name === undefined ? { name: wish } : { name, wish };
}

/** Who is called otherwise once the switches stand so. */
export function calledUnder(
  environment: Environment,
  table: Table,
  settings: Settings,
  bytes: Bytes,
): readonly Called[] {
  const before = table.settings;
  const people = table.chairs.filter((chair) => isPerson(chair) && !isCalledFreely(table, chair));
  const hidden = people.filter((chair) => {
    if (settings.animalNames && !before.animalNames) return chair.wish === undefined;
    return !filtersNames(before) && isBadName(environment, settings, chair.name);
  });
  const animals = drawAnimals(environment, table, hidden.length, bytes);
  const called: Called[] = hidden.flatMap(({ id, name: wish }, i) => {
    const name = animals[i];
    return name === undefined ? [] : [{ chair: id, name, wish }];
  });
  if (!hidesNames(before) || hidesNames(settings)) return called;
  for (const { id, wish } of people) {
    if (wish !== undefined && !isBadName(environment, settings, wish)) called.push({ chair: id, name: wish });
  }
  return called;
}

/** Names that nobody here has, in the language of the table's host. */
function drawAnimals(environment: Environment, table: Table, count: number, bytes: Bytes): readonly string[] {
  const { animals = () => [], looks = (name) => [name.toLowerCase()] } = environment;
  const lang = (table.host === null ? undefined : chairOf(table, table.host)?.lang) ?? 'en';
  const taken = new Set(table.chairs.flatMap(({ name, wish = name }) => [...looks(name), ...looks(wish)]));
  const random = chanceFrom(bytes);
  const drawn: string[] = [];
  for (const names of count === 0 ? [] : animals(lang)) {
    const free = names.filter((name) => !looks(name).some((look) => taken.has(look)));
    while (drawn.length < count && free.length > 0) {
      const name = pick(random, free);
      free[free.indexOf(name)] = free.at(-1) ?? name;
      free.pop();
      drawn.push(name);
    }
  }
  return drawn;
}
