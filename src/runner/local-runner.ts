import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { remember, type Bot } from '../bots/bot.ts';
import type { Json } from '../kernel/json.ts';
import { openStream } from '../kernel/stream.ts';
import { fastRandom } from '../kernel/fast-random.ts';
import type { BotQuestion, BotRunner, BotSeat, BotObservation } from './bot-runner.ts';

interface Memory {
  /** The newest view remembered: after so many entries. */
  n: number;
  memory: Json;
}

/** Bots that think in this thread, one after the other: for quick levels, tests and small tables. */
export function localRunner(named: (game: string, level: string) => Bot | undefined): BotRunner {
  const matches = new Map<string, Map<string, Memory>>();

  const memoryOf = (bot: BotSeat, mind: Bot): Memory => {
    let seats = matches.get(bot.match);
    if (seats === undefined) {
      seats = new Map();
      matches.set(bot.match, seats);
    }
    const key = `${bot.seat} ${bot.level}`;
    let memory = seats.get(key);
    if (memory === undefined) {
      memory = { n: -1, memory: mind.blank };
      seats.set(key, memory);
    }
    return memory;
  };

  const show = (bot: BotSeat, mind: Bot, memory: Memory, { n, view }: BotObservation): void => {
    if (n !== memory.n + 1) return;
    memory.memory = remember(mind, memory.memory, view, bot.seat);
    memory.n = n;
  };

  const mindOf = ({ game, level }: BotSeat): Bot => {
    const mind = named(game.id, level);
    if (mind === undefined) throw new Error(`${game.id} has no bot "${level}"`);
    return mind;
  };

  return {
    observe(bot, sight) {
      const mind = mindOf(bot);
      show(bot, mind, memoryOf(bot, mind), sight);
    },
    async choose({ bot, observation: sight, seed, history }: BotQuestion): Promise<Json> {
      const mind = mindOf(bot);
      const memory = memoryOf(bot, mind);
      // Views were missed, by a restart or because somebody else played until now.
      if (memory.n < sight.n) for (const each of await history()) show(bot, mind, memory, each);
      const random = fastRandom(openStream(sha256(utf8ToBytes(seed)), 'bot'));
      const question = { view: sight.view, seat: bot.seat, options: bot.options, random, budget: mind.budget ?? 0 };
      return mind.decide(memory.memory, question) as Json;
    },
    forget: (match) => void matches.delete(match),
  };
}
