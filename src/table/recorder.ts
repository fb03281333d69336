import type { Environment } from './environment.ts';
import type { Keeper } from './keeper.ts';
import { entriesOf, recordOf, type Logged } from './record.ts';
import { isRevealed } from './reveal.ts';
import type { Report } from './report.ts';
import type { TimedStep } from './step.ts';
import type { Playing, Table } from './table.ts';

/** Sees to it that every match of a table that has ended leaves a record. */
export interface Recorder {
  /** The record of a match as JSON text, kept if it was not yet; nothing while it runs, or when it cannot be kept. */
  keep(match: string): Promise<string | undefined>;
  /** Whether nothing would be lost if the match on this table made room for another. */
  isSafe(table: Table): boolean;
  busy(): boolean;
  /** The table after these steps, which are kept now: whoever has seen all entries of a match need not read them again. */
  saw(table: Table, steps: readonly TimedStep[]): void;
  /** What was seen is no longer remembered. */
  forget(): void;
}

/** A match of more entries is read from the journal. */
const MOST_SEEN = 512;

export interface RecorderOptions {
  readonly table: string;
  readonly environment: Environment;
  readonly keeper: Keeper;
  /** The table as it is kept. */
  readonly kept: () => Promise<Table>;
  readonly report: (report: Report) => void;
  readonly broken: (thrown: unknown) => void;
}

export function createRecorder({
  table: id,
  environment: house,
  keeper,
  kept,
  report,
  broken,
}: RecorderOptions): Recorder {
  let recorded: string | undefined;
  let seen: { readonly match: string; readonly entries: Logged[] } | undefined;
  let recording: { readonly match: string; readonly made: Promise<string | undefined> } | undefined;

  const make = async (match: string): Promise<string | undefined> => {
    const table = await kept();
    const { playing } = table;
    const all = seen?.match === match && seen.entries.length === playing?.match.length ? seen.entries : undefined;
    // Whoever has seen all of a match and kept no record of it need not look for one.
    const before = all === undefined ? await keeper.record(match) : undefined;
    if (before !== undefined) {
      recorded = match;
      return before.data;
    }
    if (playing === null || playing.id !== match || playing.end === null || !isRevealed(table)) return undefined;
    // Steps go only when there is a record: it was kept, and thrown away since.
    if (all === undefined && (await isGone(playing))) {
      recorded = match;
      return undefined;
    }
    const entries = all ?? (await entriesOf(keeper, id, playing, table.n));
    const data = JSON.stringify(recordOf(house, playing, entries));
    const upTo = playing.dealtAt + playing.match.length;
    const answer = await keeper.keepRecord({ match, table: id, at: playing.end.at, upTo, data });
    if (!answer.ok) return undefined;
    recorded = match;
    seen = undefined;
    report({ kind: 'finished', table: id, detail: playing.match.game.id });
    return data;
  };

  const isGone = async ({ match, dealtAt }: Playing): Promise<boolean> =>
    match.length > 1 && (await keeper.steps(id, dealtAt + 1, dealtAt + 1)).length === 0;

  return {
    keep(match) {
      if (recording?.match === match) return recording.made;
      const made = make(match)
        .catch((thrown: unknown) => {
          broken(thrown);
          return undefined;
        })
        .finally(() => {
          if (recording?.match === match) recording = undefined;
        });
      recording = { match, made };
      return made;
    },
    isSafe: (table) => !isRevealed(table) || table.playing?.id === recorded,
    busy() {
      return recording !== undefined;
    },
    saw({ playing }, steps) {
      if (playing === null) return;
      for (const { step } of steps) {
        if (step.k === 'deal') seen = { match: playing.id, entries: [] };
        else if (step.k !== 'move' || seen?.match !== playing.id) continue;
        else if (seen.entries.push(step) > MOST_SEEN) seen = undefined;
      }
    },
    forget() {
      seen = undefined;
    },
  };
}
