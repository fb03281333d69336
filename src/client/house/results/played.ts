import { isObject } from '../../../kernel/json.ts';
import type { Cell } from './csv.ts';

/** One match of a table, as a sheet of results tells it. */
export interface Played {
  readonly match: string;
  readonly at: number;
  readonly game: string;
  /** By place, and by name where places are equal. */
  readonly lines: readonly PlayedLine[];
  /** What stands over `more`. */
  readonly columns: readonly string[];
}

export interface PlayedLine {
  readonly place: number;
  readonly name: string;
  readonly score: number;
  readonly more: readonly Cell[];
}

/** `sheet`: the members of the game's detail that have an entry a seat. Nothing for a match that was broken off, or no record at all. */
export function playedOf(
  match: string,
  at: number,
  record: unknown,
  sheet: (game: string) => readonly string[],
): Played | undefined {
  if (!isObject(record)) return undefined;
  const { game, seats, outcome } = record;
  if (typeof game !== 'string' || !Array.isArray(seats) || !isObject(outcome)) return undefined;
  const { places, scores, detail } = outcome;
  if (!Array.isArray(places) || !Array.isArray(scores)) return undefined;
  const more = columnsOf(isObject(detail) ? detail : {}, sheet(game), seats.length);
  const lines = seats.map((name, seat): PlayedLine => ({
    name: String(name),
    place: Number(places[seat]),
    score: Number(scores[seat]),
    more: more.map(({ values }) => values[seat] ?? ''),
  }));
  return {
    match,
    at,
    game,
    lines: lines.toSorted((a, b) => a.place - b.place || a.name.localeCompare(b.name)),
    columns: more.map(({ title }) => title),
  };
}

interface Column {
  /** The member's name, and the number of the list's place. */
  readonly title: string;
  readonly values: readonly Cell[];
}

function columnsOf(detail: object, members: readonly string[], seats: number): readonly Column[] {
  return members.flatMap((member): readonly Column[] => {
    const bySeat: unknown = (detail as Readonly<Record<string, unknown>>)[member];
    if (!Array.isArray(bySeat) || bySeat.length !== seats) return [];
    if (!bySeat.some(Array.isArray)) return [{ title: member, values: bySeat.map(cell) }];
    const longest = Math.max(0, ...bySeat.map((list) => (Array.isArray(list) ? list.length : 0)));
    return Array.from({ length: longest }, (_, place) => ({
      title: `${member} ${place + 1}`,
      values: bySeat.map((list: unknown) => (Array.isArray(list) ? cell(list[place]) : '')),
    }));
  });
}

function cell(value: unknown): Cell {
  if (typeof value === 'number' || typeof value === 'string') return value;
  return typeof value === 'boolean' ? Number(value) : '';
}

/** What heads the columns of a file with several matches. */
export interface Headings {
  readonly number: string;
  readonly time: string;
  readonly game: string;
  readonly place: string;
  readonly name: string;
  readonly chosen: string;
  readonly score: string;
}

export interface Telling {
  readonly headings: Headings;
  readonly gameName: (game: string) => string;
  /** What stands over a column of a game's own. */
  readonly title: (game: string, column: string) => string;
  readonly time: (at: number) => string;
  /** The name somebody chose, where they are called otherwise. */
  readonly chosen: ReadonlyMap<string, string>;
}

/** Every match of a table below each other, the oldest first: one line a player, and the same columns in every line. */
export function rowsOf(played: readonly Played[], telling: Telling): readonly (readonly Cell[])[] {
  const { headings, gameName, title, time, chosen } = telling;
  const own = [...new Set(played.flatMap(({ game, columns }) => columns.map((column) => `${game} ${column}`)))];
  const withChosen = chosen.size > 0;
  const head: Cell[] = [headings.number, headings.time, headings.game, headings.place, headings.name];
  if (withChosen) head.push(headings.chosen);
  head.push(
    headings.score,
    ...own.map((each) => title(each.slice(0, each.indexOf(' ')), each.slice(each.indexOf(' ') + 1))),
  );
  const rows = played
    .toSorted((a, b) => a.at - b.at)
    .flatMap(({ game, at, lines, columns }, i) =>
      lines.map(({ place, name, score, more }) => [
        i + 1,
        time(at),
        gameName(game),
        place,
        name,
        ...(withChosen ? [chosen.get(name) ?? ''] : []),
        score,
        ...own.map((each) => more[columns.findIndex((column) => `${game} ${column}` === each)] ?? ''),
      ]),
    );
  return [head, ...rows];
}
