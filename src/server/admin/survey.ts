import type { TableLine } from '../../store/office.ts';
import type { Lobby } from '../../table/lobby.ts';
import type { Desk } from '../desk.ts';

/** A table as whoever looks after the house sees it: nothing of the cards, of what is said, of tokens, of links. */
export interface TableReport {
  readonly table: string;
  readonly code: string;
  readonly made: number | null;
  readonly touched: number;
  /** In blocks of 64 KiB. */
  readonly bytes: number;
  readonly records: number;
  /** Null where it cannot be read. */
  readonly game: string | null;
  readonly phase: Lobby['phase'] | null;
  readonly host: string | null;
  readonly people: readonly PersonReport[];
  readonly bots: number;
  /** Everybody connected to it at this node, those who only look included. */
  readonly sockets: number;
}

export interface PersonReport {
  readonly name: string;
  readonly here: boolean;
}

/** The same with what helps against somebody who does harm. */
export interface TableDetail extends TableReport {
  /** From where people are connected, at this node. */
  readonly addresses: readonly string[];
  readonly matches: readonly { readonly match: string; readonly at: number }[];
}

const BLOCK = 65_536;

/** Who is connected at other nodes, by table. */
export type Elsewhere = (tables: readonly string[]) => Promise<ReadonlyMap<string, readonly number[]>>;

export async function surveyAll(desk: Desk, lines: readonly TableLine[], elsewhere: Elsewhere): Promise<TableReport[]> {
  const there = await elsewhere(lines.map(({ id }) => id));
  const reports: TableReport[] = [];
  for (const line of lines) reports.push(await surveyOne(desk, line, there.get(line.id) ?? []));
  return reports;
}

/** To the byte it would tell how long the hidden cards are to write; in blocks it tells who fills the disk. */
function blurred(bytes: number): number {
  return Math.ceil(bytes / BLOCK) * BLOCK;
}

async function surveyOne(desk: Desk, line: TableLine, there: readonly number[]): Promise<TableReport> {
  const { id, code, made, at, bytes, records } = line;
  const known = {
    table: id,
    code,
    made,
    touched: at,
    bytes: blurred(bytes),
    records,
    sockets: desk.gatherings.size(id),
  };
  // What cannot be read is listed too: it can be deleted.
  const lobby = await desk.tables.survey(id).catch(() => undefined);
  if (lobby === undefined) return { ...known, game: null, phase: null, host: null, people: [], bots: 0 };
  const persons = lobby.chairs.filter(({ bot, gone }) => bot === null && !gone);
  const people = persons.map(({ name, chair, present }) => ({ name, here: present || there.includes(chair) }));
  const host = lobby.chairs.find(({ chair }) => chair === lobby.host)?.name ?? null;
  const bots = lobby.chairs.filter(({ bot }) => bot !== null).length;
  return { ...known, game: lobby.game, phase: lobby.phase, host, people, bots };
}
