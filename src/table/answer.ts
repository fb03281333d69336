import type { ChairId, Millis } from './chair.ts';

/** What whoever asked is told, once it is durable. */
export type Answer =
  | {
      readonly ok: true;
      /** The new chair, for `sit` and `redeem`. */
      readonly chair?: ChairId;
      /** The receipt for a contribution: the bytes as they are kept. */
      readonly receipt?: { readonly match: string; readonly seat: number; readonly bytes: string };
    }
  | {
      readonly ok: false;
      readonly code: string;
      /** Where options were wrong, for the host to mend. */
      readonly place?: string;
      readonly why?: string;
      /** Somebody was first by this much, in a race. */
      readonly late?: { readonly seat: number; readonly ms: Millis };
    };

export function refuse(code: string): Answer & { readonly ok: false } {
  return { ok: false, code };
}

export const DONE: Answer = { ok: true };
