import { isChanceProblem, type Source } from './chance.ts';
import { view, type GameTypes } from './contract.ts';
import { commitment, dealKey, seedKey } from './fairness.ts';
import { sameJson } from './json.ts';
import { start, submit, type Entry, type Match } from './match.ts';
import type { Outcome } from './outcome.ts';
import { tellChance, type MatchRecord } from './record.ts';
import { everyViewer, type Seat } from './seat.ts';

/** The entry that was not accepted, counted from 0, and why. */
export interface RefusedEntry {
  readonly entry: number;
  readonly code: string;
}

export type Replayed<T extends GameTypes = GameTypes> =
  | {
      readonly ok: true;
      /** The table after the last accepted entry. */
      readonly match: Match<T>;
      readonly entries: readonly Entry<T['Move']>[];
      readonly refused: RefusedEntry | null;
    }
  | { readonly ok: false; readonly error: string };

/** What `stolik replay --json` prints. */
export interface Report {
  readonly finished: boolean;
  readonly outcome: Outcome | null;
  readonly toAct: readonly Seat[];
  readonly views: Readonly<Record<string, object>>;
  readonly refused: RefusedEntry | null;
}

/** Called with the match at its beginning and after every entry. */
export type Watch<T extends GameTypes> = (match: Match<T>, events: readonly T['Event'][]) => void;

/** Plays a record from its beginning to its end, or to the first entry that is refused. */
export function replay<T extends GameTypes>(record: MatchRecord<T>, watch?: Watch<T>): Replayed<T> {
  try {
    return replayed(record, watch);
  } catch (thrown) {
    if (isChanceProblem(thrown)) return { ok: false, error: thrown.message };
    throw thrown;
  }
}

function replayed<T extends GameTypes>(record: MatchRecord<T>, watch: Watch<T> | undefined): Replayed<T> {
  const source = sourceOf(record);
  if (typeof source === 'string') return { ok: false, error: source };
  let match = start(record.game, record.options, record.seats.length, source);
  watch?.(match, []);
  const entries: Entry<T['Move']>[] = [];
  for (const [index, entry] of record.entries.entries()) {
    const answer = submit(match, entry);
    if (!answer.ok) return { ok: true, match, entries, refused: { entry: index, code: answer.code } };
    match = answer.match;
    entries.push(answer.entry);
    watch?.(match, answer.events);
  }
  const flaw = chanceFlaw(record, match) ?? outcomeFlaw(record, match);
  return flaw === undefined ? { ok: true, match, entries, refused: null } : { ok: false, error: flaw };
}

/** A scenario's chance is prescribed; a record's is derived, and what it lists is only checked. */
function sourceOf<T extends GameTypes>(record: MatchRecord<T>): Source | string {
  const { fairness, game, chance, seed } = record;
  if (fairness === undefined) return { prescribed: chance, ...(seed !== undefined && { key: seedKey(seed) }) };
  if (commitment(fairness.match, fairness.attempt, fairness.secret) !== fairness.commitment) {
    return 'fairness.commitment: is not the commitment to this secret and match';
  }
  return { key: dealKey({ ...fairness, game: game.id, version: game.version }) };
}

function chanceFlaw<T extends GameTypes>(record: MatchRecord<T>, match: Match<T>): string | undefined {
  if (record.fairness === undefined) return undefined;
  const derived = tellChance(match.game.labels(match.seats), match.drawn);
  for (const [label, outcomes] of Object.entries(derived)) {
    const told = record.chance[label] ?? [];
    if (told.length !== outcomes.length) {
      return `chance.${label}: ${outcomes.length} outcomes follow from the secret, the record lists ${told.length}`;
    }
    const index = outcomes.findIndex((outcome, i) => !sameJson(outcome, told[i]));
    if (index !== -1) return `chance.${label}[${index}]: is not what follows from the secret`;
  }
  return undefined;
}

function outcomeFlaw<T extends GameTypes>(record: MatchRecord<T>, match: Match<T>): string | undefined {
  if (record.outcome === undefined) return undefined;
  const reached = match.game.outcome(match.state) ?? null;
  if (sameJson(record.outcome, reached)) return undefined;
  return reached === null
    ? 'outcome: is given, but the match is not finished'
    : `outcome: is not the one reached, ${JSON.stringify(reached)}`;
}

export function reportOf<T extends GameTypes>(match: Match<T>, refused: RefusedEntry | null): Report {
  const { game, state, seats } = match;
  const outcome = game.outcome(state) ?? null;
  return {
    finished: outcome !== null,
    outcome,
    toAct: game.toAct(state),
    views: Object.fromEntries(everyViewer(seats).map((viewer) => [String(viewer), view(game, state, viewer)])),
    refused,
  };
}
