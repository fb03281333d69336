import type { Json } from '../../kernel/json.ts';
import type { BotQuestion, BotRunner } from '../../runner/bot-runner.ts';
import { fairQueue } from '../../runner/fair-queue.ts';
import type { Time } from '../../wire/fanout.ts';
import type { Attention } from '../attention.ts';

export interface UnwatchedOptions {
  readonly attention: Attention;
  readonly time: Time;
  /** How much of one thread's time all matches together may take that nobody looks at. */
  readonly percent: number;
}

interface Held {
  readonly question: BotQuestion;
  readonly settle: (move: Promise<Json> | Json) => void;
}

/** More questions than these are not kept: their matches go on by the game's own fallback. */
const MOST_HELD = 5000;

/**
 * Bots that play on while nobody looks do it one thought at a time, with rests between: whoever left a hundred
 * tables behind must not have the threads that others wait for. Who comes back to a match finds its bots at full speed.
 */
export function slowedUnwatched(bots: BotRunner, { attention, time, percent }: UnwatchedOptions): BotRunner {
  const held = fairQueue<Held>();
  let busy = false;

  const next = (): void => {
    if (busy) return;
    const job = held.shift();
    if (job === undefined) return;
    busy = true;
    const before = time.monotonic();
    const answer = bots.choose(job.question);
    job.settle(answer);
    const rest = (): void => {
      const took = Math.max(1, time.monotonic() - before);
      time.after((took * (100 - percent)) / percent, () => {
        busy = false;
        next();
      });
    };
    answer.then(rest, rest);
  };

  attention.onLook((match) => {
    for (const { question, settle } of held.take(match)) settle(bots.choose(question));
  });

  return {
    observe: (bot, sight) => bots.observe(bot, sight),
    choose(question) {
      const { match } = question.bot;
      if (attention.isLookedAt(match)) return bots.choose(question);
      return new Promise((settle, fail) => {
        if (held.size >= MOST_HELD) return fail(new Error('too many bots play where nobody looks'));
        held.push(attention.accountOfMatch(match), match, { question, settle });
        next();
      });
    },
    forget(match) {
      for (const { settle } of held.take(match)) settle(null); // nobody waits for it
      bots.forget(match);
    },
  };
}
