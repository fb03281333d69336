import type { Millis, Time } from '../runner/time.ts';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { hexOf } from '../kernel/chain.ts';
import { view } from '../kernel/contract.ts';
import type { Json } from '../kernel/json.ts';
import { present, type Seat } from '../kernel/seat.ts';
import type { BotRunner, BotSeat, BotObservation } from '../runner/bot-runner.ts';
import type { Environment } from './environment.ts';
import { isPlayedFor, playedFor } from './minders.ts';
import { isRunning, type Playing, type Table } from './table.ts';
import type { Tempo } from './tempo.ts';
import { deadlineOf } from './timer.ts';

/** The bots of one table, in its memory only. */
export interface Thinking {
  /** Bots look at a match that has moved. */
  show(table: Table): void;
  /** Those awaited begin to think. */
  look(table: Table): void;
  /** Nobody is thinking. */
  idle(): boolean;
  /** Answers that are still to come count no more. */
  stop(): void;
}

export interface ThinkingOptions {
  readonly environment: Environment;
  readonly bots: BotRunner;
  readonly time: Time;
  readonly tempo: Tempo;
  history(playing: Playing, seat: Seat): Promise<readonly BotObservation[]>;
  /** A bot's answer; without a move it has failed. */
  answer(answer: BotAnswer): void;
  failed(why: string): void;
}

export interface BotAnswer {
  readonly seat: Seat;
  readonly question: number;
  readonly n: number;
  readonly move?: Json;
}

interface Thought {
  readonly match: string;
  readonly question: number;
}

export function createThinking(options: ThinkingOptions): Thinking {
  const { environment: house, bots, time, tempo } = options;
  const thoughts = new Map<Seat, Thought>();
  let shown: { readonly match: string; readonly n: number } | undefined;
  /** The match somebody has looked at or thought about. */
  let known: string | undefined;

  const begin = (table: Table, playing: Playing, question: number, bot: BotSeat): void => {
    const { seat } = bot;
    const thought = { match: playing.id, question };
    thoughts.set(seat, thought);
    const due = table.settings.quickBots
      ? time.now()
      : Math.min(time.now() + pause(house, tempo, playing, seat), hasteBy(playing, seat));
    let answered = false;
    const patience: { cancel?: () => void } = {};
    const answer = (move: Json | undefined): void => {
      if (answered) return;
      answered = true;
      patience.cancel?.();
      const say = (): void => {
        if (thoughts.get(seat) !== thought) return;
        thoughts.delete(seat);
        options.answer({ seat, question, n: playing.match.length, ...(move !== undefined && { move }) });
      };
      const wait = due - time.now();
      if (wait > 0) time.after(wait, say);
      else say();
    };
    const fail = (why: string): void => {
      if (answered) return;
      options.failed(why);
      answer(undefined);
    };
    patience.cancel = time.after(tempo.botPatience, () => fail(`${bot.level} of ${bot.game.id} is late`));
    known = playing.id;
    choose(playing, bot).then(answer, (thrown: unknown) => {
      fail(`${bot.level} of ${bot.game.id} failed: ${thrown instanceof Error ? thrown.message : 'unknown'}`);
    });
  };

  /** Whatever throws in it, the view of a game included, is the bot's failure and nobody else's. */
  const choose = async (playing: Playing, bot: BotSeat): Promise<Json> => {
    const { seat } = bot;
    const observation = { n: playing.match.length, view: viewOf(playing, seat) };
    const seed = seedOf(house, playing, seat);
    return bots.choose({ bot, observation, seed, history: () => options.history(playing, seat) });
  };

  const show = (bot: BotSeat, playing: Playing): void => {
    try {
      bots.observe(bot, { n: playing.match.length, view: viewOf(playing, bot.seat) });
    } catch (thrown) {
      options.failed(`${bot.level} of ${bot.game.id} failed: ${thrown instanceof Error ? thrown.message : 'unknown'}`);
    }
  };

  const forget = (): void => {
    if (known !== undefined) bots.forget(known);
    known = shown = undefined;
  };

  /** The bots of a match, and whether the table waits for each. */
  const botsOf = (table: Table, playing: Playing): { readonly bot: BotSeat; readonly awaited: boolean }[] => {
    const { game, options: rules } = playing.match;
    return playedFor(house, table, playing).bots.map(({ seat, level, awaited }) => {
      return { bot: { match: playing.id, game, options: rules, seat, level }, awaited };
    });
  };

  return {
    show(table) {
      if (!isRunning(table) || !isPlayedFor(table)) return;
      const { playing } = table;
      if (shown?.match === playing.id && shown.n === playing.match.length) return;
      shown = { match: playing.id, n: playing.match.length };
      known = playing.id;
      for (const { bot } of botsOf(table, playing)) show(bot, playing);
    },
    look(table) {
      if (!isRunning(table)) forget();
      if (!isRunning(table) || table.playing.pausedAt !== null) {
        thoughts.clear();
        return;
      }
      const { playing } = table;
      const asked = isPlayedFor(table) ? botsOf(table, playing).filter(({ awaited }) => awaited) : [];
      for (const seat of thoughts.keys()) if (!asked.some(({ bot }) => bot.seat === seat)) thoughts.delete(seat);
      for (const { bot } of asked) {
        const question = present(playing.match.questions[bot.seat]);
        const thought = thoughts.get(bot.seat);
        const thinks = thought?.match === playing.id && thought.question === question;
        if (question !== null && !thinks) begin(table, playing, question, bot);
      }
    },
    idle() {
      return thoughts.size === 0;
    },
    stop() {
      thoughts.clear();
      forget();
    },
  };
}

function viewOf({ match }: Playing, seat: Seat): object {
  return view(match.game, match.state, seat);
}

function seedOf({ sha256 }: Environment, { proof, id, match }: Playing, seat: Seat): string {
  return hexOf(sha256(utf8ToBytes(`stolik/bot/1\0${proof.secret}\0${id}\0${seat}\0${match.length}`)));
}

/** Nobody pretends to think until the clock answers for them. */
const HASTE = 500;

function hasteBy(playing: Playing, seat: Seat): Millis {
  return (deadlineOf(playing, seat) ?? Number.POSITIVE_INFINITY) - HASTE;
}

/** How long a bot seems to think. It follows from what everybody knows, so it tells nobody anything about the cards. */
function pause({ sha256 }: Environment, { thinking }: Tempo, { id, match }: Playing, seat: Seat): Millis {
  const [least, most] = thinking;
  const drawn = hexOf(sha256(utf8ToBytes(`stolik/pause/1\0${id}\0${seat}\0${match.length}`)));
  return least + Math.floor(((most - least) * Number.parseInt(drawn.slice(0, 8), 16)) / 2 ** 32);
}
