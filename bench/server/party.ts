import { createSeat, type Seat } from './seat.ts';
import type { Ledger } from './ledger.ts';

/** A table full of people who play. */
export interface Party {
  readonly game: string;
  readonly table: string;
  readonly seats: readonly Seat[];
  readonly tokens: readonly string[];
}

interface Made {
  readonly table: string;
  readonly token: string;
}

export async function post<T>(url: string, path: string, body: unknown): Promise<T> {
  const answer = await fetch(url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as T;
}

export interface PartyOptions {
  readonly url: string;
  readonly game: string;
  readonly options?: Readonly<Record<string, unknown>>;
  readonly seats: number;
  readonly seed: number;
  readonly ledger: Ledger;
  readonly silent?: boolean;
}

export async function openParty({
  url,
  game,
  options = {},
  seats,
  seed,
  ledger,
  silent = false,
}: PartyOptions): Promise<Party> {
  const settings = { minding: false };
  const host = await post<Made>(url, '/api/tables', { game, options, settings, name: 'Ala' });
  const tokens = [host.token];
  for (let i = 1; i < seats; i++) {
    tokens.push((await post<Made>(url, `/api/tables/${host.table}/sit`, { name: `Gość ${i}` })).token);
  }
  const { table } = host;
  return {
    game,
    table,
    tokens,
    seats: tokens.map((token, i) => createSeat({ table, token, game, host: i === 0, seed: seed + i, ledger, silent })),
  };
}
