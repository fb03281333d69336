/** A bot plays a person's seat now, or has played it for a part of a match that is over. `board.now` and `board.partly` say so. */
export type StandIn = 'now' | 'partly';

export interface StoodInFor {
  /** By seat. A board that shows somebody's face marks it `data-stand-in` with this, and a small robot stands there. */
  readonly standIns?: readonly (StandIn | undefined)[] | undefined;
}
