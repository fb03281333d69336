import type { Seat } from '../../../kernel/seat.ts';
import type { Fate } from './stage.ts';

/** How likely an accusation is where nobody knows better, and what it brings over passing: 2 for a lost match won. */
export interface Accusal {
  readonly usual: number;
  readonly gain: number;
}

/** A round as one player expects it. */
export interface Outlook {
  /** How likely each plan is where nobody knows better. */
  readonly plans: Float64Array;
  /** What each plan is worth against these rivals, from −1 to 1, if shots go as `fate` says. */
  values(fate: Fate): Float64Array;
  /** How likely each plan of a rival is. */
  plansOf(seat: Seat): Float64Array;
  /** How likely a rival accuses one who bets so much. */
  suspicion(seat: Seat, bet: number): number;
  /** An accusation of `on`, who has cheated with these odds. */
  accusal(on: Seat, guilt: number): Accusal;
}
