import { isScalar, labelOf, namesSeats, textOf } from './text.ts';

/** A value of a view, as it is laid out. */
export type Part =
  | { readonly is: 'text'; readonly text: string }
  | { readonly is: 'flag'; readonly on: boolean }
  | { readonly is: 'none' }
  /** Equal neighbours are one chip and a number. */
  | { readonly is: 'chips'; readonly chips: readonly Chip[] }
  | { readonly is: 'fields'; readonly fields: readonly Field[] }
  /** `heads` where there is one for each player. */
  | { readonly is: 'list'; readonly items: readonly Part[]; readonly heads?: readonly string[] };

export interface Chip {
  readonly text: string;
  readonly count: number;
}

export interface Field {
  readonly key: string;
  readonly label: string;
  readonly part: Part;
}

/** What every player has of one thing, by seat. */
export interface Row {
  readonly key: string;
  readonly label: string;
  readonly cells: readonly Part[];
}

export interface Layout {
  readonly rows: readonly Row[];
  readonly table: readonly Field[];
  readonly own: readonly Field[];
  readonly options: readonly Field[];
}

/** Said elsewhere on the screen. */
const KNOWN: ReadonlySet<string> = new Set(['seats']);

/**
 * A view, sorted by whose it is. `own` names the keys that only this seat sees. A list as long as the table is one entry a
 * player, unless it is `uneven`: it had another length once, so it counts something else.
 */
export function layoutOf(
  view: object,
  names: readonly string[],
  own: ReadonlySet<string>,
  uneven: ReadonlySet<string>,
): Layout {
  const rows: Row[] = [];
  const table: Field[] = [];
  const mine: Field[] = [];
  let options: readonly Field[] = [];
  for (const [key, value] of Object.entries(view) as [string, unknown][]) {
    if (own.has(key)) mine.push(fieldOf(key, value, names));
    else if (key === 'options' && !isScalar(value)) options = fieldsOf(value, names);
    else if (isBySeat(value, names.length) && !uneven.has(key) && !namesSeats(key)) {
      rows.push({ key, label: labelOf(key), cells: value.map((each) => partOf(each, '', names)) });
    } else if (!KNOWN.has(key)) table.push(fieldOf(key, value, names));
  }
  return { rows, table, own: mine, options };
}

/** The lists of a view that cannot be one entry a player. */
export function unevenIn(view: object, seats: number): string[] {
  return Object.entries(view).flatMap(([key, value]) => (Array.isArray(value) && value.length !== seats ? [key] : []));
}

/** Alone at a table every list of one would be a player's. */
function isBySeat(value: unknown, seats: number): value is readonly unknown[] {
  if (!Array.isArray(value) || seats < 2 || value.length !== seats) return false;
  return value.every((each) => isScalar(each) || (Array.isArray(each) && each.every(isScalar)));
}

function fieldsOf(value: object, names: readonly string[]): readonly Field[] {
  return Object.entries(value).map(([key, each]) => fieldOf(key, each, names));
}

function fieldOf(key: string, value: unknown, names: readonly string[]): Field {
  return { key, label: labelOf(key), part: partOf(value, key, names) };
}

export function partOf(value: unknown, key: string, names: readonly string[]): Part {
  if (value === null || value === undefined || value === '') return { is: 'none' };
  if (typeof value === 'boolean') return { is: 'flag', on: value };
  if (isScalar(value)) return { is: 'text', text: textOf(value, key, names) };
  if (Array.isArray(value)) {
    if (value.length === 0) return { is: 'none' };
    if (value.every(isScalar)) return { is: 'chips', chips: chipsOf(value.map((each) => textOf(each, key, names))) };
    return listOf(value, key, names);
  }
  const fields = fieldsOf(value, names);
  return fields.length === 0 ? { is: 'none' } : { is: 'fields', fields };
}

function chipsOf(texts: readonly string[]): readonly Chip[] {
  const chips: { text: string; count: number }[] = [];
  for (const text of texts) {
    const last = chips.at(-1);
    if (last?.text === text) last.count++;
    else chips.push({ text, count: 1 });
  }
  return chips;
}

/** One for each player has their names, unless each says by itself whose it is. */
function listOf(values: readonly unknown[], key: string, names: readonly string[]): Part {
  const items = values.map((each) => withoutGaps(partOf(each, key, names)));
  const named = values.some((each) => typeof each === 'object' && each !== null && Object.keys(each).some(namesSeats));
  return items.length === names.length && items.length > 1 && !named
    ? { is: 'list', items, heads: names }
    : { is: 'list', items: items.filter(({ is }) => is !== 'none') };
}

/** In a list only what is there is worth its room. */
function withoutGaps(part: Part): Part {
  if (part.is !== 'fields') return part;
  const fields = part.fields.filter((field) => field.part.is !== 'none');
  return fields.length === 0 ? { is: 'none' } : { is: 'fields', fields };
}
