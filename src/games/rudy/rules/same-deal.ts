import type { Finish } from '../../../kernel/outcome.ts';
import { TURNS } from './turns.ts';
import type { Table } from './view.ts';

/** With the same pile at another table: points, then R9. Everybody sees the same cards, so any seat can be compared with any. */
export function better(a: Finish, b: Finish): number {
  return (
    (a.outcome.scores[a.seat] ?? 0) - (b.outcome.scores[b.seat] ?? 0) ||
    detailOf(a, 'circledPoints') - detailOf(b, 'circledPoints') ||
    detailOf(b, 'crossedOut') - detailOf(a, 'crossedOut')
  );
}

function detailOf({ outcome, seat }: Finish, key: 'circledPoints' | 'crossedOut'): number {
  return (outcome.detail[key] as readonly number[])[seat] ?? 0;
}

export function progress({ turn, finished }: Table): number {
  return finished ? 1 : (turn - 1) / TURNS;
}
