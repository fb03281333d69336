import { CONTENDERS, type Name } from './contender.ts';
import type { Rates } from './rounds.ts';

export interface Spread {
  readonly median: number;
  readonly min: number;
  readonly max: number;
}

/** What is compared with what, and how much of it is wanted. */
const RATIOS: readonly { of: Name; to: Name; wanted: number; title: string }[] = [
  { of: 'kernel', to: 'pureViews', wanted: 0.6, title: '(a) kernel / pure reducer with 4 views' },
  { of: 'kernel', to: 'boardgame', wanted: 450, title: '(a) kernel / boardgame.io' },
  { of: 'kernel', to: 'boardgameProduction', wanted: 450, title: '(a) kernel / boardgame.io, NODE_ENV=production' },
  { of: 'inPlace', to: 'limitInPlace', wanted: 0.4, title: '(b) in place / in-place limit' },
];

export interface Ratio extends Spread {
  readonly title: string;
  readonly wanted: number;
}

export interface Row extends Spread {
  readonly name: Name;
  readonly title: string;
}

export interface Report {
  readonly rounds: number;
  readonly matchesPerSecond: readonly Row[];
  readonly ratios: readonly Ratio[];
  /** What deriving the key adds to one match. */
  readonly hkdfMicroseconds: number;
}

export function reportOf(rates: Rates): Report {
  const rows = [...rates].map(([name, each]) => ({ name, title: CONTENDERS[name].title, ...spread(each) }));
  const ratios = RATIOS.flatMap(({ of, to, wanted, title }) => {
    const [ours, theirs] = [rates.get(of), rates.get(to)];
    if (ours === undefined || theirs === undefined) return [];
    return [{ title, wanted, ...spread(ours.map((rate, round) => rate / (theirs[round] ?? Number.NaN))) }];
  });
  const [derived, plain] = [rates.get('kernelDerived') ?? [], rates.get('kernel') ?? []];
  const added = derived.map((rate, round) => 1e6 / rate - 1e6 / (plain[round] ?? Number.NaN));
  return { rounds: plain.length, matchesPerSecond: rows, ratios, hkdfMicroseconds: spread(added).median };
}

export function spread(values: readonly number[]): Spread {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  const median = ((sorted[Math.floor(middle)] ?? Number.NaN) + (sorted[Math.ceil(middle)] ?? Number.NaN)) / 2;
  return { median, min: sorted[0] ?? Number.NaN, max: sorted.at(-1) ?? Number.NaN };
}

export function textOf({ rounds, matchesPerSecond, ratios, hkdfMicroseconds }: Report): string {
  const head = [`matches a second (Rudy, 4 seats, 80 moves; ${rounds} rounds)`, 'median', 'min', 'max'];
  const rates = matchesPerSecond.map((row) => [row.title, whole(row.median), whole(row.min), whole(row.max)]);
  const compared = ratios.map((row) => [
    row.title,
    ratio(row.median),
    ratio(row.min),
    ratio(row.max),
    `wanted ${row.wanted}: ${row.median >= row.wanted ? 'reached' : 'not reached'}`,
  ]);
  return [
    columns([head, ...rates]),
    columns([['ratio, within each round', 'median', 'min', 'max', ''], ...compared]),
    `Deriving the key by HKDF adds ${hkdfMicroseconds.toFixed(0)} µs to a match.`,
  ].join('\n\n');
}

function whole(n: number): string {
  return Math.round(n).toLocaleString('en-US');
}

function ratio(n: number): string {
  return n >= 10 ? whole(n) : n.toFixed(2);
}

function columns(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, i) => Math.max(...rows.map((row) => row[i]?.length ?? 0)));
  const line = (row: readonly string[]): string =>
    row.map((cell, i) => (i >= 1 && i <= 3 ? cell.padStart(widths[i] ?? 0) : cell.padEnd(widths[i] ?? 0))).join('  ');
  return rows.map((row) => line(row).trimEnd()).join('\n');
}
