import type { Game } from '../kernel/contract.ts';
import type { Json } from '../kernel/json.ts';
import type { Seat } from '../kernel/seat.ts';

/** A seat a bot plays, as its runner knows it. */
export interface BotSeat {
  readonly match: string;
  readonly game: Pick<Game, 'id'>;
  readonly options: unknown;
  readonly seat: Seat;
  readonly level: string;
}

/** A view the seat was shown, after `n` entries. */
export interface BotObservation {
  readonly n: number;
  readonly view: object;
}

export interface BotQuestion {
  readonly bot: BotSeat;
  readonly observation: BotObservation;
  /** 32 bytes in hexadecimal that only this question of this match has: the bot's dice. */
  readonly seed: string;
  /** Every view the seat was shown so far, the newest last, for a runner that does not remember them. */
  readonly history: () => Promise<readonly BotObservation[]>;
}

/** Whoever thinks for bots: in this thread, in workers, or in a test. It gets views and nothing behind them. */
export interface BotRunner {
  /** Shows a view to a seat a bot plays, in order. What it remembers is the runner's business. */
  observe(bot: BotSeat, sight: BotObservation): void;
  /** A move, or a rejection; either way the match goes on. It may be anything: the table checks it. */
  choose(question: BotQuestion): Promise<Json>;
  /** The match is over or out of memory. */
  forget(match: string): void;
}
