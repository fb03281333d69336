import type { Seat } from '../../../kernel/seat.ts';
import type { Card } from './card.ts';
import type { Face } from './face.ts';
import type { Give, Sign, Swap } from './move.ts';

/** How a game can end. */
export type Reason = 'passed' | 'stolen' | 'round';

/** What everybody at the table could see happen: numbers of hidden cards, never their values. */
export type Event =
  | { readonly kind: 'round-began'; readonly seat: Seat; readonly round: number }
  | { readonly kind: 'dealt'; readonly cards: number }
  | { readonly kind: 'buried'; readonly seat: Seat }
  | { readonly kind: 'played'; readonly seat: Seat; readonly card: Card; readonly give: Give | null }
  | { readonly kind: 'horde-discarded'; readonly seat: Seat; readonly cards: number }
  | { readonly kind: 'horde-set-aside'; readonly seat: Seat; readonly cards: number }
  | { readonly kind: 'passed'; readonly seat: Seat }
  | { readonly kind: 'reshuffled'; readonly cards: number }
  | { readonly kind: 'drew'; readonly seat: Seat; readonly cards: number }
  | { readonly kind: 'kept'; readonly seat: Seat }
  | { readonly kind: 'unplayed'; readonly seat: Seat }
  | { readonly kind: 'refilled'; readonly seat: Seat; readonly cards: number }
  | { readonly kind: 'rolled'; readonly seat: Seat; readonly face: Face }
  | { readonly kind: 'gifted'; readonly seat: Seat; readonly to: Seat }
  | { readonly kind: 'stole'; readonly seat: Seat; readonly from: Seat }
  | { readonly kind: 'swapped'; readonly seat: Seat; readonly with: Seat; readonly what: Swap }
  | { readonly kind: 'rained-on'; readonly seat: Seat; readonly cards: number }
  | { readonly kind: 'took-brain'; readonly seat: Seat; readonly brains: number }
  | { readonly kind: 'another-turn'; readonly seat: Seat }
  | { readonly kind: 'round-ended'; readonly lost: readonly number[] }
  | { readonly kind: 'shown'; readonly signs: readonly (Sign | null)[] }
  | { readonly kind: 'finished'; readonly reason: Reason };
