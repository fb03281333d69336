import { apply } from './apply.ts';
import type { ChairId } from './chair.ts';
import type { Circumstances, Environment } from './environment.ts';
import { botsFor, isPlayer } from './listed.ts';
import { mindingLevel, nameTaken } from './rules.ts';
import type { Step } from './step.ts';
import type { Table } from './table.ts';

/**
 * What makes an open table whole before a match: chairs of people who came by and are gone are freed, for somebody else may come;
 * bots are seated, as many as make it lively, and those go whose chairs people have taken.
 */
export function fillingOf(
  environment: Environment,
  table: Table,
  out: readonly ChairId[],
  { now, present }: Circumstances,
): readonly Step[] {
  const ghosts = table.chairs.filter((chair) => isPlayer(chair) && chair.rematch === undefined && !present(chair.id));
  const steps: Step[] = ghosts.map(({ id }) => ({ k: 'kick', chair: id }));
  const people = table.chairs.filter((chair) => isPlayer(chair) && !out.includes(chair.id));
  if (people.length === 0) return [];
  const bots = table.chairs.filter(({ bot }) => bot !== null);
  const wanted = botsFor(environment, table, people.length);
  // A person has taken the chair of every bot beyond these.
  for (const { id } of bots.slice(wanted)) steps.push({ k: 'kick', chair: id });
  const lang = (people.find(({ id }) => id === table.host) ?? people[0])?.lang ?? '';
  const level = mindingLevel(environment, table.game);
  let at = steps.reduce((before, step) => apply(environment, before, now, step), table);
  let missing = wanted - bots.length;
  for (const name of environment.listing?.botNames(lang) ?? []) {
    if (missing <= 0) break;
    if (nameTaken(environment, at, name)) continue;
    const step = { k: 'bot', name, lang, level } as const;
    steps.push(step);
    at = apply(environment, at, now, step);
    missing--;
  }
  return steps;
}
