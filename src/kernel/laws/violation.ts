import type { JsonObject } from '../json.ts';
import { nameOf, type Flaw } from './moment.ts';

/** One random match: all that it needs to be played again. */
export interface Trial {
  readonly seats: number;
  readonly options: JsonObject;
  readonly seed: string;
  /** Each law is held at one moment in so many, drawn by lot: for very many matches. Left out: at every one. */
  readonly every?: number;
}

/** A law that was broken, and where to look: the same trial breaks it again. */
export interface Violation extends Trial {
  readonly game: string;
  readonly law: string;
  readonly why: string;
  readonly flaw: Flaw;
  /** Entries before it. */
  readonly n: number;
}

/** The command that plays this one match again. */
export function replayCommand({
  game,
  seats,
  options,
  seed,
  every,
}: Omit<Violation, 'law' | 'why' | 'flaw' | 'n'>): string {
  const args = ['--game', game, '--players', String(seats), '--options', JSON.stringify(options), '--seed', seed];
  if (every !== undefined) args.push('--every', String(every));
  return `npm run test:laws -- ${args.map(quoted).join(' ')}`;
}

/** As a POSIX shell reads it. */
function quoted(arg: string): string {
  return /^[\w./-]+$/.test(arg) ? arg : `'${arg.replaceAll("'", String.raw`'\''`)}'`;
}

/** A violation as whoever broke the law wants to read it. */
export function explain(violation: Violation): string {
  const { game, law, why, flaw, seats, options, n } = violation;
  const place = `a match of ${seats} with options ${JSON.stringify(options)}, after ${n} moves`;
  const lines = [`${game} breaks a law: ${law}`, `  why it matters: ${why}`, `  where: ${place}`];
  if (typeof flaw === 'string') {
    lines.push(`  what: ${flaw}`);
  } else {
    lines.push(`  what: ${flaw.what}`, `  who can tell: ${nameOf(flaw.viewer)}`);
    lines.push(`  what was hidden: ${flaw.hidden}`, `  what was told: ${flaw.told}`);
  }
  lines.push(`  to see it again: ${replayCommand(violation)}`);
  return lines.join('\n');
}
