import { signal } from '@preact/signals';
import type { Pin } from '../../../table/verify.ts';
import type { Line } from '../../line/line.ts';
import { go } from '../../shell/route.ts';

/** A record on its way to the page that checks it, with what this screen saw of its match. */
export interface Handed {
  readonly match: string;
  readonly record: unknown;
  readonly pins: readonly Pin[];
  /** It was played on this device, and nobody else's: no house has signed it. */
  readonly here: boolean;
}

export const handed = signal<Handed | undefined>(undefined);

/** From the end of a match to its proof. A table without a server has no address: its record goes along. */
export async function checkGame(line: Line, table: string, match: string): Promise<void> {
  const record = await line.record(match);
  const here = line.me.peek()?.links === null;
  handed.value = { match, record, pins: line.pins(match), here };
  go(here ? { page: 'check', table: '', match: '' } : { page: 'check', table, match });
}
