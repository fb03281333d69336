import type { Bot } from '../../src/bots/bot.ts';
import { playMatch } from '../../src/arena/match.ts';
import type { Game } from '../../src/kernel/contract.ts';
import { seedKey } from '../../src/kernel/fairness.ts';
import type { BotObservation } from '../../src/runner/bot-runner.ts';

export function optionsOf(game: Game): unknown {
  const options = game.options({}, '');
  if (!options.ok) throw new Error(options.why);
  return options.value;
}

/** How long a bot takes for each of its moves, all it had to look at since the last one included. */
export function moveTimes(game: Game, bot: Bot, players: number, moves: number, seconds: number): readonly number[] {
  const times: number[] = [];
  const owed = new Map<number, number>();
  const timed: Bot = {
    ...bot,
    ...(bot.observe !== undefined && {
      observe(memory, view, seat) {
        const began = performance.now();
        const after = bot.observe?.(memory, view, seat) ?? null;
        owed.set(seat, (owed.get(seat) ?? 0) + performance.now() - began);
        return after;
      },
    }),
    decide(memory, question) {
      const began = performance.now();
      const move = bot.decide(memory, question);
      times.push(performance.now() - began + (owed.get(question.seat) ?? 0));
      owed.set(question.seat, 0);
      return move;
    },
  };
  const options = optionsOf(game);
  const bots = Array.from({ length: players }, () => timed);
  playMatch(game, options, bots, seedKey('bench/warm'));
  times.length = 0;
  const until = performance.now() + seconds * 1000;
  for (let i = 0; times.length < moves && performance.now() < until; i++) {
    playMatch(game, options, bots, seedKey(`bench/${i}`));
  }
  return times;
}

/** What the first seat was shown between two of its questions, game after game, as a worker is sent it. */
export interface Asked {
  readonly match: string;
  readonly sights: readonly BotObservation[];
}

export function questions(game: Game, bot: Bot, players: number, games: number): readonly Asked[] {
  const asked: Asked[] = [];
  for (let i = 0; i < games; i++) {
    let n = 0;
    let waiting: BotObservation[] = [];
    const noting: Bot = {
      ...bot,
      observe(memory, view, seat) {
        waiting.push({ n: n++, view: structuredClone(view) });
        return bot.observe?.(memory, view, seat) ?? memory;
      },
      decide(memory, question) {
        asked.push({ match: `${game.id} ${bot.level} ${i}`, sights: waiting });
        waiting = [];
        return bot.decide(memory, question);
      },
    };
    const bots = Array.from({ length: players }, (_, seat) => (seat === 0 ? noting : bot));
    playMatch(game, optionsOf(game), bots, seedKey(`bench/${i}`));
  }
  return asked;
}
