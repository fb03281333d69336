import type { Millis } from '../runner/time.ts';
import type { ChairId } from './chair.ts';

/** That a device's share in the shuffle has come: its promise, or the bytes that were promised. */
export interface Receipt {
  readonly match: string;
  readonly attempt: number;
  readonly seat: number;
  readonly promise?: string;
  readonly bytes?: string;
}

/** What whoever asked is told, once it is durable. */
export type Answer =
  | {
      readonly ok: true;
      /** The new chair, for `sit` and `redeem`. */
      readonly chair?: ChairId;
      /** The receipt for a promise, or for its opening, as it is kept. */
      readonly receipt?: Receipt;
      /** For `wishes`: what people want to be called. */
      readonly wishes?: readonly { readonly chair: ChairId; readonly name: string; readonly bad: boolean }[];
    }
  | {
      readonly ok: false;
      readonly code: string;
      /** Where options were wrong, for the host to mend. */
      readonly place?: string;
      readonly why?: string;
      /** Somebody was first by this much, in a race. */
      readonly late?: { readonly seat: number; readonly ms: Millis };
      /** It can be done when so much time has passed. */
      readonly wait?: Millis;
      /** So many people are not here. */
      readonly absent?: number;
    };

export function refuse(code: string): Answer & { readonly ok: false } {
  return { ok: false, code };
}

export const DONE: Answer = { ok: true };
