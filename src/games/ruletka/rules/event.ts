import type { Seat } from '../../../kernel/seat.ts';
import type { GunCard } from './card.ts';
import type { CardMove } from './move.ts';
import type { Fired, Reason } from './state.ts';

export type Event =
  | { readonly kind: 'pocketed'; readonly seat: Seat }
  | { readonly kind: 'loaded' }
  | { readonly kind: 'spun'; readonly seat: Seat; readonly on: Seat }
  | { readonly kind: 'ready'; readonly seat: Seat }
  | { readonly kind: 'bet'; readonly seat: Seat }
  | { readonly kind: 'revealed'; readonly bets: readonly (number | null)[] }
  | { readonly kind: 'played'; readonly seat: Seat; readonly move: CardMove }
  | { readonly kind: 'passed'; readonly seat: Seat }
  | { readonly kind: 'last-call'; readonly seat: Seat }
  | { readonly kind: 'accused'; readonly seat: Seat; readonly on: Seat }
  | { readonly kind: 'joined'; readonly seat: Seat; readonly on: Seat }
  | { readonly kind: 'shown'; readonly seat: Seat; readonly card: GunCard }
  | { readonly kind: 'drew'; readonly seat: Seat; readonly count: number }
  | { readonly kind: 'reshuffled' }
  | { readonly kind: 'bullet-added'; readonly seat: Seat; readonly bullets: number }
  | { readonly kind: 'no-bullet-added'; readonly seat: Seat }
  | { readonly kind: 'aimed'; readonly seat: Seat; readonly at: Seat }
  | { readonly kind: 'fired'; readonly shot: number; readonly guns: readonly Fired[] }
  | { readonly kind: 'lost'; readonly seat: Seat; readonly lives: number }
  | { readonly kind: 'take'; readonly seat: Seat }
  | { readonly kind: 'show-off'; readonly seat: Seat }
  | { readonly kind: 'scored'; readonly seat: Seat; readonly points: number }
  | { readonly kind: 'round'; readonly round: number }
  | { readonly kind: 'finished'; readonly reason: Reason };
