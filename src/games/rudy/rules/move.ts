import { isInteger } from '../../../kernel/json.ts';
import { isObject } from '../../../kernel/json.ts';
import type { By } from '../../../kernel/seat.ts';

/** A number written into this turn's field, perhaps circled; or the field the clock leaves empty (R11). */
export type Move = Written | Blank;

export interface Written {
  readonly number: number;
  readonly circled?: true;
}

export interface Blank {
  readonly blank: true;
  readonly number?: never;
}

export const MOST = 99;
export const BLANK: Blank = { blank: true };

/** R24: the clock says nothing but blank, and nobody else says it. */
export function readMove(raw: unknown, by: By): Move | undefined {
  if (!isObject(raw)) return undefined;
  if (by === 'clock') return raw['blank'] === true && keys(raw) === 1 ? BLANK : undefined;
  const { number, circled } = raw;
  if (!isInteger(number, 0, MOST)) return undefined;
  if (circled === undefined) return keys(raw) === 1 ? { number } : undefined;
  return circled === true && keys(raw) === 2 ? { number, circled } : undefined;
}

function keys(raw: object): number {
  let count = 0;
  for (const _ in raw) count++;
  return count;
}
