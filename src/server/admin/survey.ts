import type { TableLine } from '../../store/office.ts';
import type { TableReport } from '../../wire/admin.ts';
import type { Desk } from '../desk.ts';

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
