import type { Environment } from './environment.ts';
import type { Keeper } from './keeper.ts';
import { entriesOf, recordOf, type Logged } from './record.ts';
import { isRevealed } from './reveal.ts';
import type { Report } from './report.ts';
import type { TimedStep } from './step.ts';
import { areGroupsRunning, type Playing, type Table } from './table.ts';

/** Sees to it that every match of a table that has ended leaves a record. */
export interface Recorder {
  /** The record of a match as JSON text, kept if it was not yet; nothing while it runs, or when it cannot be kept. */
  keep(match: string): Promise<string | undefined>;
  /** The records of whatever has ended on this table. */
  keepAll(table: Table): Promise<void>;
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
  const recordedGroups = new Set<string>();
  const done = (match: string, { groups }: Table): void => {
    if (groups === null) recordedGroups.clear();
    else recordedGroups.add(match);
    recorded = match;
  };
  let seen: { readonly match: string; readonly entries: Logged[] } | undefined;
  let recording: { readonly match: string; readonly made: Promise<string | undefined> } | undefined;

  const make = async (match: string): Promise<string | undefined> => {
    const table = await kept();
    const playing = endedOf(table, match);
    const all = seen?.match === match && seen.entries.length === playing?.match.length ? seen.entries : undefined;
    // Whoever has seen all of a match and kept no record of it need not look for one.
    const before = all === undefined ? await keeper.record(match) : undefined;
    if (before !== undefined) {
      done(match, table);
      return before.data;
    }
    if (playing === undefined || playing.end === null || !isRevealed(table)) return undefined;
    // Steps go only when there is a record: it was kept, and thrown away since.
    if (all === undefined && (await isGone(playing))) {
      done(match, table);
      return undefined;
    }
    const entries = all ?? (await entriesOf(keeper, id, playing, table.n));
    const data = JSON.stringify(recordOf(house, playing, entries));
    const answer = await keeper.keepRecord({
      match,
      table: id,
      at: playing.end.at,
      upTo: spentBy(table, playing),
      data,
    });
    if (!answer.ok) return undefined;
    done(match, table);
    seen = undefined;
    report({ kind: 'finished', table: id, detail: playing.match.game.id });
    return data;
  };

  /** Of several matches the steps of one lie among those of the others: they are spent with the last record. */
  const spentBy = ({ groups, n }: Table, { id: match, dealtAt, match: { length } }: Playing): number => {
    if (groups === null) return dealtAt + length;
    const others = groups.some((each) => each.id !== match && !recordedGroups.has(each.id));
    return others ? dealtAt : n;
  };

  const isGone = async ({ match, dealtAt }: Playing): Promise<boolean> =>
    match.length > 1 && (await keeper.steps(id, dealtAt + 1, dealtAt + 1)).length === 0;

  const keep = (match: string): Promise<string | undefined> => {
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
  };

  const isKept = ({ groups, playing }: Table): boolean => {
    if (groups !== null) return groups.every(({ id: match }) => recordedGroups.has(match));
    return playing === null || playing.end === null || playing.id === recorded;
  };

  return {
    keep,
    async keepAll(table) {
      // One after the other: the last of them knows that it is.
      for (const match of endedMatches(table)) if (!recordedGroups.has(match)) await keep(match);
    },
    isSafe: (table) => !isRevealed(table) || isKept(table),
    busy() {
      return recording !== undefined;
    },
    saw({ playing }, steps) {
      if (playing === null) return; // Of several side by side nothing is remembered.
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

/** Whatever is over on the table and may be told: nothing of several matches with one deal as long as one of them runs. */
function endedMatches(table: Table): readonly string[] {
  if (areGroupsRunning(table)) return [];
  const all = table.groups ?? (table.playing === null ? [] : [table.playing]);
  return all.filter(({ end }) => end !== null).map(({ id }) => id);
}

function endedOf(table: Table, match: string): Playing | undefined {
  if (!endedMatches(table).includes(match)) return undefined;
  return table.groups?.find(({ id }) => id === match) ?? table.playing ?? undefined;
}
