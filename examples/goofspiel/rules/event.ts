import type { Seat } from '../../../kernel/seat.ts';
import type { Round } from './state.ts';

export type Event =
  | { readonly kind: 'laid'; readonly seat: Seat }
  | ({ readonly kind: 'turned' } & Round)
  | { readonly kind: 'prize'; readonly prize: number };
