import { everySeat, present } from '../../kernel/seat.ts';
import type { Game } from '../../kernel/contract.ts';
import { readRecord, type MatchRecord } from '../../kernel/record.ts';
import { replay as replayRecord, reportOf, type Report } from '../../kernel/replay.ts';
import type { Catalog } from '../catalog.ts';
import { failed, nameOf, reason, STDIN, type ExitCode, type Io } from '../io.ts';
import { parseJson, told } from '../json-text.ts';
import { defineCommand } from './command.ts';
import { exampleGame, FILE } from './shared.ts';

/** What one record came to. */
type Result =
  | { readonly ok: true; readonly record: MatchRecord; readonly report: Report }
  | { readonly ok: false; readonly error: string };

export const replay = defineCommand(
  {
    name: 'replay',
    summary: 'play a record or scenario again and show what everyone sees',
    arguments: [FILE],
    options: {
      json: { help: ['{ "finished", "outcome", "toAct", "views", "refused" }, or { "error" }; one line a record'] },
    },
    about: `Plays a record or a scenario and tells how it ended, who is to act, and what every viewer sees:
each seat, and the table as a spectator sees it. An entry that is refused ends it there: the
rest describes the table just before. A FILE ending in .ndjson holds one record a line; - is standard
input, of either kind.`,
    notes(catalog) {
      const { id, version, seats } = exampleGame(catalog);
      const names = ['Ala', 'Ola', ...everySeat(Math.max(seats.least - 2, 0)).map((seat) => `Gość ${seat + 1}`)];
      const least = JSON.stringify(names.slice(0, seats.most)).replaceAll(',', ', ');
      return `Exit code 0, or 1 when an entry was refused or the file is wrong.

A scenario is a record that says which cards come: everything "chance" does not list is drawn
from "seed". The smallest one:
  { "stolik": 1, "game": "${id}", "version": ${version}, "seats": ${least}, "seed": "x", "entries": [] }`;
    },
    examples: () => ['replay match.json', 'replay games.ndjson --json', 'replay - < match.json'],
  },
  ({ flags, words }, io) => {
    const [file = ''] = words;
    const json = flags.json === true;
    try {
      if (file.endsWith('.ndjson')) return replayLines(io, file, io.files.lines(file), json);
      const text = io.files.read(file);
      if (file === STDIN && isLines(text)) return replayLines(io, nameOf(file), text.split('\n'), json);
      return replayFile(io, nameOf(file), text, json);
    } catch (thrown) {
      return unreadable(io, `${nameOf(file)}: ${reason(thrown)}`, json);
    }
  },
);

/** Whether there is a record a line: the first line is one. */
function isLines(text: string): boolean {
  const [first = '', ...rest] = text.trim().split('\n');
  return rest.length > 0 && parseJson(first).ok;
}

function replayFile(io: Io, file: string, source: string, json: boolean): ExitCode {
  const result = replayText(io, source, file);
  if (json) io.terminal.out(`${resultJson(result)}\n`);
  else if (result.ok) io.terminal.out(account(result.record, result.report));
  else return failed(io, 'replay', result.error);
  return codeOf(result);
}

function replayLines(io: Io, file: string, lines: Iterable<string>, json: boolean): ExitCode {
  let code: ExitCode = 0;
  let line = 0;
  let count = 0;
  let good = 0;
  for (const text of lines) {
    line++;
    if (text.trim() === '') continue;
    const result = replayText(io, text, `${file}, record in line ${line}`);
    const each = codeOf(result);
    count++;
    if (each === 0) good++;
    else code = 1;
    if (json) io.terminal.out(`${resultJson(result)}\n`);
    else if (result.ok)
      io.terminal.out(`line ${line}: ${result.record.game.id}, ${ending(result.record, result.report)}\n`);
    else io.terminal.err(`${result.error}\n`);
  }
  if (!json) io.terminal.out(`${count} records, ${good} of them fine.\n`);
  return code;
}

function replayText({ catalog }: Io, text: string, file: string): Result {
  try {
    return replayed(catalog, text, file);
  } catch (thrown) {
    // What no decoder refused and yet cannot be played, such as a file nested too deep for the machine.
    return { ok: false, error: `${file}: ${reason(thrown)}` };
  }
}

function replayed({ games }: Catalog, text: string, file: string): Result {
  const raw = parseJson(text);
  if (!raw.ok) return { ok: false, error: told(file, raw) };
  const record = readRecord(raw.value, games);
  if (!record.ok) return { ok: false, error: told(file, record) };
  const played = replayRecord(record.value);
  if (!played.ok) return { ok: false, error: `${file}: ${played.error}` };
  return { ok: true, record: record.value, report: reportOf(played.match, played.refused) };
}

function resultJson(result: Result): string {
  return JSON.stringify(result.ok ? result.report : { error: result.error });
}

function codeOf(result: Result): ExitCode {
  return result.ok && result.report.refused === null ? 0 : 1;
}

function unreadable(io: Io, error: string, json: boolean): ExitCode {
  if (!json) return failed(io, 'replay', error);
  io.terminal.out(`${JSON.stringify({ error })}\n`);
  return 1;
}

/** A record for people: how it ended, who is to act, what everyone sees. */
function account(record: MatchRecord, report: Report): string {
  const { game, seats, entries } = record;
  const lines = [
    `${game.id}, version ${game.version}: ${seats.map((name, seat) => `${name} (${seat})`).join(', ')}`,
    ...optionsLine(game, record.options),
    `${entries.length} entries, ${ending(record, report)}`,
    ...places(seats, report),
  ];
  for (const [viewer, view] of Object.entries(report.views)) {
    lines.push('', viewer === 'table' ? 'The table sees' : `${seats[Number(viewer)] ?? ''} (${viewer}) sees`);
    for (const [key, value] of Object.entries(view)) lines.push(`  ${key}: ${JSON.stringify(value)}`);
  }
  return `${lines.join('\n')}\n`;
}

function optionsLine(game: Game, options: unknown): string[] {
  const differing = game.encodeOptions(options);
  return Object.keys(differing).length === 0 ? [] : [`options: ${JSON.stringify(differing)}`];
}

function ending({ seats, entries }: MatchRecord, { outcome, toAct, refused }: Report): string {
  const named = (some: readonly number[]): string => some.map((seat) => seats[seat] ?? String(seat)).join(', ');
  if (refused !== null) {
    const entry = entries[refused.entry];
    return `entry ${refused.entry} refused: ${refused.code} (seat ${entry?.seat ?? '?'}, ${JSON.stringify(entry?.move)}); shown is the table just before it`;
  }
  if (outcome === null) return `not finished; to act: ${named(toAct)}`;
  return outcome.winners.length === 0 ? 'finished; nobody won' : `finished; won by ${named(outcome.winners)}`;
}

function places(seats: readonly string[], { outcome }: Report): string[] {
  if (outcome === null) return [];
  const byPlace = seats
    .map((name, seat) => ({ name, place: present(outcome.places[seat]), score: present(outcome.scores[seat]) }))
    .toSorted((a, b) => a.place - b.place);
  return byPlace.map(({ name, place, score }) => `  ${place}. ${name}: ${score}`);
}
