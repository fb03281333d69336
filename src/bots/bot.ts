import type { GameTypes, SeatView } from '../kernel/contract.ts';
import type { Json } from '../kernel/json.ts';
import type { Random } from '../kernel/random.ts';
import type { Seat } from '../kernel/seat.ts';

/** What a bot is asked with: a seat's view and nothing behind it. */
export interface Question<T extends GameTypes> {
  readonly view: SeatView<T>;
  readonly seat: Seat;
  readonly options: T['Options'];
  /** The bot's own dice. What they are seeded with decides the move, so the same seed gives the same move. */
  readonly random: Random;
  /** How much it may think: iterations, not milliseconds. */
  readonly budget: number;
}

/**
 * One way to play one game. Nothing here keeps anything: a memory is what `observe` made of the views a seat was shown,
 * in their order, and nothing else. It survives JSON, and showing the same views again makes the same memory.
 */
export interface Bot<T extends GameTypes = GameTypes, Memory extends Json = Json> {
  readonly level: string;
  /** How many iterations a move is worth at this level; nothing for one that does not search. */
  readonly budget?: number;
  /** It also moves now and then where it is asked and nobody waits for it. */
  readonly restless?: true;
  /** The memory of one that has seen nothing yet. */
  readonly blank: Memory;
  /** The memory after one more view; a view shown twice counts once. A bot without it lives by the newest view alone. */
  observe?(memory: Memory, view: SeatView<T>, seat: Seat): Memory;
  /** A legal move. The view in the question has been observed. */
  decide(memory: Memory, question: Question<T>): T['Move'];
}

export interface Decision<Move> {
  readonly memory: Json;
  readonly move: Move;
}

/** The memory after a seat was shown `view`. */
export function remember<T extends GameTypes>(bot: Bot<T>, memory: Json, view: SeatView<T>, seat: Seat): Json {
  return bot.observe === undefined ? memory : bot.observe(memory, view, seat);
}

/** Looks, remembers and decides. */
export function think<T extends GameTypes>(bot: Bot<T>, memory: Json, question: Question<T>): Decision<T['Move']> {
  const after = remember(bot, memory, question.view, question.seat);
  return { memory: after, move: bot.decide(after, question) };
}
