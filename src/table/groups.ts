import { withoutGone, type ChairId } from './chair.ts';
import { journalFlaw } from './journal-flaw.ts';
import type { Playing, Table } from './table.ts';

// Several matches side by side share a table's chairs, host and settings; everything that is about one match sees the table
// as if that one lay on it.

/** The table as one of its groups has it: their match is the one on it. */
export function atGroup(table: Table, group: number): Table & { readonly playing: Playing } {
  const playing = table.groups?.[group];
  if (playing === undefined) throw journalFlaw(table, `there is no group ${group}`);
  return { ...table, groups: null, playing };
}

/** What of the table has changed with something that happened at one of its groups. */
export function backFrom(table: Table, group: number, { playing, chairs }: Table): Partial<Table> {
  if (table.groups === null || playing === null) throw journalFlaw(table, `there is no group ${group}`);
  const groups = table.groups.with(group, playing);
  // Who left one table keeps their seat as long as any of them plays.
  return { groups, playing: null, chairs: groups.every(({ end }) => end !== null) ? withoutGone(chairs) : chairs };
}

/** The group in which a chair has a seat, counted from 0. */
export function groupOf({ groups }: Table, chair: ChairId): number | undefined {
  const at = groups?.findIndex(({ chairs }) => chairs.includes(chair)) ?? -1;
  return at === -1 ? undefined : at;
}

/** The table as each group that still plays has it. */
export function runningGroups(table: Table): readonly { readonly group: number; readonly at: Table }[] {
  return (table.groups ?? []).flatMap(({ end }, group) => (end === null ? [{ group, at: atGroup(table, group) }] : []));
}

/** The table as this chair has it: with the match of its group on it, and with none where it is in none. */
export function ownTable(table: Table, chair: ChairId | null): Table {
  const group = chair === null ? undefined : groupOf(table, chair);
  return group === undefined ? table : atGroup(table, group);
}

/** How far a match is, of a hundred, by what everybody at it sees; null where its game cannot tell. */
export function progressOf({ match, end }: Playing): number | null {
  if (end !== null) return ALL;
  const far = match.game.progress?.(match.game.table(match.state));
  return far === undefined ? null : Math.round(ALL * far);
}

const ALL = 100;

/** Whether the others are to be told that this group is further, or done. */
export function isFurther(before: Table, after: Table, group: number): boolean {
  const [was, is] = [before.groups?.[group], after.groups?.[group]];
  return was !== undefined && is !== undefined && progressOf(was) !== progressOf(is);
}

/** As even as can be, by lot; nobody's place at a table says who they are. */
export function divided(
  chairs: readonly ChairId[],
  tables: number,
  random: (bytes: number) => Uint8Array,
): readonly (readonly ChairId[])[] {
  const left = chairs.slice();
  const groups: ChairId[][] = Array.from({ length: tables }, () => []);
  for (let i = 0; left.length > 0; i++) groups[i % tables]?.push(...left.splice(below(left.length, random), 1));
  return groups;
}

/** Even: numbers beyond the last full run are drawn again. */
function below(n: number, random: (bytes: number) => Uint8Array): number {
  const usable = WORDS - (WORDS % n);
  for (;;) {
    let word = 0;
    for (const byte of random(WORD_BYTES)) word = word * 256 + byte;
    if (word < usable) return word % n;
  }
}

const WORD_BYTES = 4;
const WORDS = 256 ** WORD_BYTES;
