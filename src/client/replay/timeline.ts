import { view, type Game, type GameTypes } from '../../kernel/contract.ts';
import type { Match } from '../../kernel/match.ts';
import { readRecord, type RawEntry } from '../../kernel/record.ts';
import { replay } from '../../kernel/replay.ts';
import type { Outcome } from '../../kernel/outcome.ts';
import type { Viewer } from '../../kernel/seat.ts';

/** The table after so many entries, and what the last of them did. */
export interface Moment {
  readonly match: Match<GameTypes>;
  readonly events: readonly unknown[];
}

export interface Timeline {
  readonly game: Game;
  readonly names: readonly string[];
  readonly entries: readonly RawEntry[];
  /** From the deal to the end: one more than there are entries. */
  readonly moments: readonly Moment[];
}

export type Read = { readonly ok: true; readonly timeline: Timeline } | { readonly ok: false; readonly why: string };

/** Plays a record through, keeping every moment. It need not be genuine: a scenario is shown as well. */
export function timelineOf(raw: unknown, game: Game): Read {
  const record = readRecord(raw, { [game.id]: game });
  if (!record.ok) return { ok: false, why: `${record.place}: ${record.why}` };
  const { seats: names, entries } = record.value;
  const moments: Moment[] = [];
  const played = replay(record.value, (match, events) => void moments.push({ match, events }));
  if (!played.ok && moments.length === 0) return { ok: false, why: played.error };
  return { ok: true, timeline: { game, names, entries, moments } };
}

export function viewAt({ match }: Moment, viewer: Viewer): object {
  return view(match.game, match.state, viewer);
}

export function outcomeAt({ match }: Moment): Outcome | undefined {
  return match.game.outcome(match.state);
}

/** Where in a match somebody looks, and through whose eyes: what a link to a moment says. */
export interface Sight {
  readonly n: number;
  readonly viewer: Viewer;
}

/** `12` is the table after twelve entries, `12.0` the same through the eyes of seat 0. */
export function sightOf(text: string, most: number, seats: number): Sight {
  const [, n = '', seat] = /^(\d{1,6})(?:\.(\d{1,4}))?$/.exec(text) ?? [];
  const viewer = seat !== undefined && Number(seat) < seats ? Number(seat) : 'table';
  return { n: Math.min(Number(n), most), viewer };
}

export function textOf({ n, viewer }: Sight): string {
  return viewer === 'table' ? String(n) : `${n}.${viewer}`;
}
