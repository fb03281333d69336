import { earlierCommitment } from '../kernel/earlier.ts';
import { withoutGone } from './chair.ts';
import { journalFlaw } from './journal-flaw.ts';
import type { EarlierStep, Step } from './step.ts';
import type { Table } from './table.ts';

/**
 * A match that was dealt by a program whose rules or proofs this one no longer plays. Nothing of it can be shown; its host
 * ends it, and the table goes on. It is all a journal of any age has to give up.
 */
export interface Bygone {
  readonly match: string;
  readonly game: string;
  /** Of the rules it was dealt by; null while it was being prepared. */
  readonly version: number | null;
  readonly commitment: string;
}

type AnyStep = Step | EarlierStep;

/** Steps about a match that cannot be played: there is nothing for them to change. */
const IDLE: ReadonlySet<AnyStep['k']> = new Set([
  'contribute',
  'close',
  'move',
  'late',
  'pause',
  'resume',
  'more-time',
  'outage',
  'reveal',
  'let-go',
  'group',
]);

/** What a step is to a table's match of an earlier version; nothing where it is about anything else. */
export function bygoneChange(table: Table, step: AnyStep): Partial<Table> | undefined {
  const { bygone } = table;
  if (step.k === 'prepare' && !('attempt' in step)) return begun(table, step);
  if (bygone === null) return undefined;
  if (step.k === 'deal' || step.k === 'deal-groups') return { bygone: { ...bygone, version: step.version } };
  if (step.k === 'abandon') return { bygone: null, chairs: withoutGone(table.chairs) };
  if (step.k === 'give-up') return givenUp(table, bygone, step.recorded);
  return IDLE.has(step.k) ? {} : undefined;
}

function begun(table: Table, { match, secret }: Extract<EarlierStep, { k: 'prepare' }>): Partial<Table> {
  if (table.preparing !== null) throw journalFlaw(table, 'a match is being prepared already');
  const bygone = { match, game: table.game, version: null, commitment: earlierCommitment(match, secret) };
  // Whoever was gone when the match before was over had been taken away by then.
  return { bygone, playing: null, chairs: withoutGone(table.chairs), matches: table.matches + 1 };
}

function givenUp(table: Table, { match, commitment }: Bygone, recorded: boolean): Partial<Table> {
  const thrownAway = recorded ? table.thrownAway : [...table.thrownAway, { match, commitment }];
  return { bygone: null, thrownAway, chairs: withoutGone(table.chairs) };
}
