import type { Bot } from '../bots/bot.ts';
import { awaited, type Game, type GameTypes } from '../kernel/contract.ts';
import type { Json } from '../kernel/json.ts';
import type { Match } from '../kernel/match.ts';
import { pick, type Random } from '../kernel/random.ts';
import { present, type Seat } from '../kernel/seat.ts';
import { openStream, type Key } from '../kernel/stream.ts';
import { fastRandom } from '../kernel/fast-random.ts';

/** One move in so many is that of somebody who need not. */
const NOW_AND_THEN = 4;

/** The bots of one match, with what they remember and their dice. */
export interface Players<T extends GameTypes> {
  /** Shows the match to every bot. Called with its beginning and after every entry. */
  observe(match: Match<T>): void;
  /** Who of those awaited answers next: anyone where the order matters, so that no seat is always first. */
  next(match: Match<T>): Seat;
  /** What the bot at `seat` does. */
  decide(match: Match<T>, seat: Seat): T['Move'];
}

/** Per seat its bot, nothing where a person sits. All dice follow from `key`. */
export function seatPlayers<T extends GameTypes>(bots: readonly (Bot<T> | undefined)[], key: Key): Players<T> {
  const memories: Json[] = bots.map((bot) => bot?.blank ?? null);
  const dice: (Random | undefined)[] = [];
  const diceOf = (seat: Seat): Random => (dice[seat] ??= fastRandom(openStream(key, `bot-${seat}`)));
  let order: Random | undefined;
  /** Who would move though nobody waits for it. */
  const unbidden = (game: Game<T>, state: T['State'], waiting: readonly Seat[]): Seat[] => {
    if (game.awaited === undefined) return [];
    return game.toAct(state).filter((seat) => {
      if (bots[seat]?.restless !== true || waiting.includes(seat)) return false;
      return [...game.moves(game.legalView(state, seat), seat)].length > 0;
    });
  };
  const observers = bots.flatMap((bot, seat) => (bot?.observe === undefined ? [] : [seat]));

  return {
    observe({ game, state }) {
      if (observers.length === 0) return;
      const table: T['Table'] = game.table(state);
      for (const seat of observers) {
        const view = { ...table, ...game.own(state, seat) };
        memories[seat] = bots[seat]?.observe?.(present(memories[seat]), view, seat) ?? null;
      }
    },
    next({ game, state }) {
      const waiting = awaited(game, state);
      const [first] = waiting;
      if (first === undefined) throw new RangeError('nobody is awaited');
      const others = unbidden(game, state, waiting);
      if (others.length === 0 && (waiting.length === 1 || !game.races(state))) return first;
      order ??= fastRandom(openStream(key, 'order'));
      return pick(order, others.length > 0 && order.below(NOW_AND_THEN) === 0 ? others : waiting);
    },
    decide({ game, state, options }, seat) {
      const bot = bots[seat];
      if (bot === undefined) throw new RangeError(`no bot at seat ${seat}`);
      const view = { ...game.table(state), ...game.own(state, seat) };
      return bot.decide(present(memories[seat]), {
        view,
        seat,
        options,
        random: diceOf(seat),
        budget: bot.budget ?? 0,
      });
    },
  };
}
