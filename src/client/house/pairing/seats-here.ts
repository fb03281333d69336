import type { Lobby } from '../../../table/lobby.ts';
import { call } from '../../line/http.ts';
import { forget, PREFIX } from '../../shell/memory.ts';

/** A table this device sits at. */
export interface SeatHere {
  readonly table: string;
  readonly code: string;
  readonly game: string;
}

const TABLE = `${PREFIX}table.`;

/** All of them, as the house knows them; nothing where it does not answer. A seat that is gone is forgotten. */
export async function seatsHere(): Promise<readonly SeatHere[] | undefined> {
  const known = codes().map(async (code): Promise<SeatHere | null | undefined> => {
    const table = localStorage.getItem(TABLE + code) ?? '';
    const own = await call<{ readonly chair: number | null; readonly lobby: Lobby }>(`/api/tables/${table}`);
    if (own.ok) return own.value.chair === null ? null : { table, code, game: own.value.lobby.game };
    if (own.code === 'no-table' || own.code === 'not-allowed') forget(`table.${code}`);
    return own.code === 'unreachable' ? undefined : null;
  });
  const seats = await Promise.all(known);
  if (seats.length > 0 && seats.every((each) => each === undefined)) return undefined;
  return seats.filter((each) => each !== null && each !== undefined);
}

function codes(): string[] {
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(TABLE))
      .map((key) => key.slice(TABLE.length));
  } catch {
    return [];
  }
}
