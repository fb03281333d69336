import type { Bot } from '../bots/bot.ts';
import type { Json } from '../kernel/json.ts';
import type { Seat } from '../kernel/seat.ts';
import type { BotSeat, BotObservation } from './bot-runner.ts';
import { localRunner } from './local-runner.ts';

/** A seat a bot plays, as it is named to a thinker: plain data, and a view is all it ever sees. */
export interface ThinkerSeat {
  readonly match: string;
  readonly game: string;
  readonly options: unknown;
  readonly seat: Seat;
  readonly level: string;
}

export type ToThinker =
  | { readonly do: 'think'; readonly id: number; readonly seed: string; readonly seen: Shown }
  | { readonly do: 'see'; readonly seen: Shown }
  | { readonly do: 'forget'; readonly match: string };

/** Views a seat was shown, in their order. */
export interface Shown {
  readonly bot: ThinkerSeat;
  readonly sights: readonly BotObservation[];
}

export type FromThinker =
  | { readonly id: number; readonly ok: true; readonly move: Json }
  | { readonly id: number; readonly ok: false; readonly why: string };

/** What runs inside a worker: one message after the other, a game's bots fetched when they are first needed. */
export function createThinker(
  load: (game: string) => Promise<readonly Bot[]>,
  say: (answer: FromThinker) => void,
): (message: ToThinker) => void {
  const minds = new Map<string, readonly Bot[]>();
  const runner = localRunner((game, level) => minds.get(game)?.find((bot) => bot.level === level));

  const hear = async (message: ToThinker): Promise<void> => {
    if (message.do === 'forget') {
      runner.forget(message.match);
      return;
    }
    const { bot, sights } = message.seen;
    if (!minds.has(bot.game)) minds.set(bot.game, await load(bot.game));
    const seat: BotSeat = { ...bot, game: { id: bot.game } };
    for (const sight of sights) runner.observe(seat, sight);
    if (message.do === 'see') return;
    const sight = sights.at(-1);
    if (sight === undefined) throw new Error('asked without a view');
    const move = await runner.choose({
      bot: seat,
      observation: sight,
      seed: message.seed,
      history: () => Promise.resolve(sights),
    });
    say({ id: message.id, ok: true, move });
  };

  let before: Promise<void> = Promise.resolve();
  return (message) => {
    before = before
      .then(() => hear(message))
      .catch((thrown: unknown) => {
        // What it could not look at it will be shown again, with the question.
        if (message.do === 'think') say({ id: message.id, ok: false, why: whyOf(thrown) });
      });
  };
}

function whyOf(thrown: unknown): string {
  return thrown instanceof Error ? thrown.message : 'unknown';
}
