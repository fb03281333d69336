import type { Seat } from '../../../kernel/seat.ts';

export type Event =
  | { readonly kind: 'wrote'; readonly seat: Seat }
  | { readonly kind: 'ran-out'; readonly seat: Seat }
  | { readonly kind: 'aloud'; readonly seat: Seat; readonly number: number }
  | { readonly kind: 'turned'; readonly turn: number; readonly card: string }
  | { readonly kind: 'finished' };
