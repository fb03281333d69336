import type { Kit } from '../src/kernel/laws/kit.ts';
import type { Trial } from '../src/kernel/laws/violation.ts';
import type { Json } from '../src/kernel/json.ts';

/** What a run of the laws has tried: a row for each value of each option, a column for each number of players. */
export function coverageTable(kit: Kit, trials: readonly Trial[]): string {
  const names = [...new Set(kit.options.flatMap((options) => Object.keys(options)))];
  const rows = names.flatMap((name) =>
    [...new Set(kit.options.map((options) => valueOf(options[name])))].map((value) => [
      `${name} ${value}`,
      ...kit.players.map((seats) =>
        String(trials.filter((trial) => trial.seats === seats && valueOf(trial.options[name]) === value).length),
      ),
    ]),
  );
  const played = kit.players.map((seats) => String(trials.filter((trial) => trial.seats === seats).length));
  const combined = new Set(trials.map(({ seats, options }) => JSON.stringify([seats, options]))).size;
  const all = kit.players.length * kit.options.length;
  return [
    aligned([['games by players', ...kit.players.map(String)], ['all', ...played], ...rows]),
    `${combined} of ${all} combinations of options and players`,
  ].join('\n');
}

function valueOf(value: Json | undefined): string {
  if (value === undefined) return 'as usual';
  return typeof value === 'object' ? 'of its own' : String(value);
}

function aligned(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map((row) =>
      row.map((cell, i) => (i === 0 ? cell.padEnd(widths[i] ?? 0) : cell.padStart(widths[i] ?? 0))).join('  '),
    )
    .join('\n');
}
