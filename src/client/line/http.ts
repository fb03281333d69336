import type { Lobby } from '../../table/lobby.ts';
import { language } from '../words/language.ts';

/** What came back of a question over HTTP: the answer, or a code as tables give them. `unreachable`: there was none. */
export type Reply<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly code: string };

/** What anybody with the code may know before sitting down. */
export interface Found {
  readonly table: string;
  readonly code: string;
  readonly game: string;
  readonly phase: 'open' | 'preparing' | 'playing' | 'ended';
  readonly locked: boolean;
  readonly people: number;
  /** Whose table it is. */
  readonly host: string | null;
}

export interface Sitting {
  readonly name: string;
  readonly face: string;
}

export interface Seated {
  readonly table: string;
  readonly code: string;
  readonly chair: number;
}

export interface Offered {
  readonly game: string;
  readonly seats: { readonly least: number; readonly most: number };
  readonly bots: readonly string[];
}

const PATIENCE = 12_000;

export async function call<T>(path: string, body?: object): Promise<Reply<T>> {
  try {
    const signal = AbortSignal.timeout(PATIENCE);
    const answer = await fetch(
      path,
      body === undefined
        ? { signal }
        : { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body), signal },
    );
    const read = (await answer.json()) as T & { readonly code?: string; readonly place?: string };
    if (answer.ok) return { ok: true, value: read };
    return { ok: false, code: read.place === 'name' ? 'bad-name' : (read.code ?? 'failed') };
  } catch {
    return { ok: false, code: 'unreachable' };
  }
}

export function findTable(code: string): Promise<Reply<Found>> {
  return call(`/api/codes/${encodeURIComponent(code)}`);
}

/** The token goes into a cookie no script can read. */
export function sitDown(table: string, person: Sitting): Promise<Reply<Seated>> {
  return call(`/api/tables/${table}/sit`, { ...person, lang: language.value, cookie: true });
}

export function openTable(
  game: string,
  person: Sitting,
  options: object,
  settings: object,
  standing = false,
): Promise<Reply<Seated>> {
  return call('/api/tables', { game, ...person, lang: language.value, options, settings, standing, cookie: true });
}

/** Moves the seat a pass is for to this device. */
export function redeemPass(table: string, pass: string): Promise<Reply<Seated>> {
  return call(`/api/tables/${table}/redeem`, { pass, cookie: true });
}

/** The record of a finished match. */
export function recordOf(table: string, match: string): Promise<Reply<unknown>> {
  return call(`/api/tables/${table}/records/${match}`);
}

/** The matches of a table that have ended, the newest first. */
export function recordsOf(
  table: string,
): Promise<Reply<{ readonly records: readonly { readonly match: string; readonly at: number }[] }>> {
  return call(`/api/tables/${table}/records`);
}

/** A table as this browser's seat there sees it, without the cards. */
export interface OwnSeat {
  readonly chair: number | null;
  readonly links: { readonly watch: string; readonly tv: string } | null;
  /** The match waits for this seat. */
  readonly awaited: boolean;
  readonly lobby: Lobby;
}

/** Whether this browser has a seat at the table, the keys of its links, and how it stands there. */
export function ownSeat(table: string): Promise<Reply<OwnSeat>> {
  return call(`/api/tables/${table}`);
}

export interface Offer {
  readonly games: readonly Offered[];
  /** The key that signs the house's records. */
  readonly house?: string;
  /** Whether tables may be opened to everybody in the house. */
  readonly people?: boolean;
  /** Where other devices find the house, when this one is the house's own computer. */
  readonly phones: string | null;
}

export async function gamesOffered(): Promise<Offer> {
  const answer = await call<Offer>('/api/games');
  return answer.ok ? answer.value : { games: [], phones: null };
}
