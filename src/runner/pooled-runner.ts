import type { Millis, Time } from './time.ts';
import type { Json } from '../kernel/json.ts';
import type { BotQuestion, BotRunner, BotSeat, BotObservation } from './bot-runner.ts';
import { fairQueue, type FairQueue } from './fair-queue.ts';
import type { FromThinker, Shown, ToThinker } from './thinker.ts';

/** A worker, however it is made: a thread of the server, a Web Worker of the page, or a test's own. */
export interface Worker {
  send(message: ToThinker): void;
  stop(): void;
}

export interface WorkerEvents {
  readonly said: (answer: FromThinker) => void;
  /** It is gone and says nothing any more. */
  readonly died: (why: string) => void;
}

export interface PoolOptions {
  readonly open: (events: WorkerEvents) => Worker;
  /** How many workers at most. They are opened when they are needed. */
  readonly size: number;
  readonly time: Time;
  /** A worker that thinks longer about one move is stopped, and another opened. */
  readonly limit: Millis;
  /** A worker was lost. */
  readonly lost: (why: string) => void;
  /** Whose match this is: they take turns, and so do the matches of each. Left out: matches do. */
  readonly groupOf?: (match: string) => string;
}

export interface PooledRunner extends BotRunner {
  /** How busy it is. */
  load(): BotLoad;
  close(): void;
}

export interface BotLoad {
  /** Workers there may be. */
  readonly workers: number;
  /** Thoughts that wait for one, and for how long the first of them has. */
  readonly waiting: number;
  readonly oldest: Millis;
  /** Thoughts begun so far, and for how long they had waited in all. */
  readonly begun: number;
  readonly waited: Millis;
}

/** What a worker has been shown for one seat, and what it will be shown with the next question. */
interface Mind {
  sent: number;
  waiting: BotObservation[];
}

interface Job {
  readonly question: BotQuestion;
  readonly askedAt: Millis;
  settle(move: Json): void;
  fail(why: string): void;
}

/** A place for a worker. Matches stay with theirs, for it remembers them. */
interface Bench {
  worker: Worker | undefined;
  queue: FairQueue<Job>;
  /** The job whose history is being looked up. */
  preparing: Job | undefined;
  /** What the worker was asked and has not answered, in the order it will. */
  flight: { readonly id: number; readonly job: Job }[];
  cancel: (() => void) | undefined;
  readonly matches: Map<string, Map<string, Mind>>;
}

/** So many questions wait inside a worker, so that it never waits for the next. They are out of turn there. */
const MOST_ASKED = 2;

/** A seat that is not asked for long is shown its views in between, so that they do not pile up here. */
const MOST_WAITING = 64;

/**
 * Bots that think in workers. Views wait here until the seat is asked and go along with the question; a worker that
 * dies or is stopped has forgotten everything, and the next one is told from the history.
 */
export function pooledRunner(options: PoolOptions): PooledRunner {
  const { time, limit, groupOf = (match) => match } = options;
  const benches: Bench[] = Array.from({ length: Math.max(1, options.size) }, () => ({
    worker: undefined,
    queue: fairQueue(),
    preparing: undefined,
    flight: [],
    cancel: undefined,
    matches: new Map(),
  }));
  let ids = 0;
  let closed = false;
  let begun = 0;
  let waited = 0;
  /** Those no worker was asked yet, in the order they came. */
  const waiting = new Set<Job>();

  const benchOf = (match: string): Bench => {
    const theirs = benches.find(({ matches }) => matches.has(match));
    if (theirs !== undefined) return theirs;
    const free = benches.reduce((least, each) => (each.matches.size < least.matches.size ? each : least));
    free.matches.set(match, new Map());
    return free;
  };

  const mindOf = ({ matches }: Bench, bot: BotSeat): Mind => {
    const seats = matches.get(bot.match) ?? new Map<string, Mind>();
    matches.set(bot.match, seats);
    const key = `${bot.seat} ${bot.level}`;
    const mind = seats.get(key) ?? { sent: -1, waiting: [] };
    seats.set(key, mind);
    return mind;
  };

  const workerOf = (bench: Bench): Worker => {
    if (bench.worker !== undefined) return bench.worker;
    const worker = options.open({
      said(answer) {
        if (bench.worker === worker) heard(bench, answer);
      },
      died(why) {
        if (bench.worker === worker) replace(bench, why);
      },
    });
    bench.worker = worker;
    return worker;
  };

  /** Everything it knew is gone: whoever is asked next is told from the history. Only the one it was at has failed. */
  const replace = (bench: Bench, why: string): void => {
    bench.worker?.stop();
    bench.worker = undefined;
    for (const seats of bench.matches.values()) for (const mind of seats.values()) lose(mind);
    options.lost(why);
    const [failed, ...others] = bench.flight;
    bench.flight = [];
    for (const { job } of others) enqueue(bench, job);
    watch(bench);
    failed?.job.fail(why);
    next(bench);
  };

  /** The limit is for the question it is at. */
  const watch = (bench: Bench): void => {
    bench.cancel?.();
    bench.cancel =
      bench.flight.length === 0
        ? undefined
        : time.after(limit, () => replace(bench, `it took longer than ${limit} ms`));
  };

  const land = (bench: Bench, id: number): Job | undefined => {
    const at = bench.flight.findIndex((each) => each.id === id);
    const [landed] = at < 0 ? [] : bench.flight.splice(at, 1);
    if (landed !== undefined) watch(bench);
    return landed?.job;
  };

  const heard = (bench: Bench, answer: FromThinker): void => {
    const job = land(bench, answer.id);
    if (job === undefined) return;
    if (answer.ok) job.settle(answer.move);
    else failed(bench, job, answer.why);
    next(bench);
  };

  const failed = (bench: Bench, job: Job, why: string): void => {
    const { bot } = job.question;
    if (bench.matches.has(bot.match)) lose(mindOf(bench, bot));
    job.fail(why);
  };

  const enqueue = ({ queue }: Bench, job: Job): void => {
    const { match } = job.question.bot;
    waiting.add(job);
    queue.push(groupOf(match), match, job);
  };

  const next = (bench: Bench): void => {
    while (bench.preparing === undefined && bench.flight.length < MOST_ASKED) {
      const job = bench.queue.shift();
      if (job === undefined) return;
      const mind = mindOf(bench, job.question.bot);
      if (upTo(mind) === job.question.observation.n && mind.waiting.length > 0) ask(bench, job, mind, mind.waiting);
      else void recount(bench, job, mind);
    }
  };

  const recount = async (bench: Bench, job: Job, mind: Mind): Promise<void> => {
    bench.preparing = job;
    try {
      const history = await job.question.history();
      if (bench.preparing === job) ask(bench, job, mind, history);
    } catch (thrown) {
      if (bench.preparing === job) job.fail(whyOf(thrown));
    }
    if (bench.preparing !== job) return;
    bench.preparing = undefined;
    next(bench);
  };

  const ask = (bench: Bench, job: Job, mind: Mind, sights: readonly BotObservation[]): void => {
    const { bot, seed, observation: sight } = job.question;
    const id = ++ids;
    if (waiting.delete(job)) {
      begun++;
      waited += time.now() - job.askedAt;
    }
    mind.sent = sight.n;
    mind.waiting = [];
    bench.flight.push({ id, job });
    if (bench.flight.length === 1) watch(bench);
    try {
      workerOf(bench).send({ do: 'think', id, seed, seen: shown(bot, sights) });
    } catch (thrown) {
      land(bench, id);
      failed(bench, job, whyOf(thrown));
    }
  };

  return {
    observe(bot, sight) {
      if (closed) return;
      const bench = benchOf(bot.match);
      const mind = mindOf(bench, bot);
      if (sight.n !== upTo(mind) + 1) return;
      mind.waiting.push(sight);
      if (mind.waiting.length < MOST_WAITING) return;
      mind.sent = sight.n;
      const sights = mind.waiting;
      mind.waiting = [];
      workerOf(bench).send({ do: 'see', seen: shown(bot, sights) });
    },
    choose: (question) =>
      new Promise((resolve, reject) => {
        if (closed) {
          reject(new Error('nobody thinks any more'));
          return;
        }
        const bench = benchOf(question.bot.match);
        const askedAt = time.now();
        const job: Job = {
          question,
          askedAt,
          settle: resolve,
          fail(why) {
            waiting.delete(job);
            reject(new Error(why));
          },
        };
        enqueue(bench, job);
        next(bench);
      }),
    forget(match) {
      const bench = benches.find(({ matches }) => matches.has(match));
      if (bench === undefined) return;
      bench.matches.delete(match);
      bench.worker?.send({ do: 'forget', match });
      for (const job of bench.queue.take(match)) {
        waiting.delete(job);
        job.settle(null); // nobody waits for it
      }
      if (bench.preparing?.question.bot.match !== match) return;
      waiting.delete(bench.preparing);
      bench.preparing.settle(null);
      bench.preparing = undefined;
      next(bench);
    },
    load() {
      const [first] = waiting;
      const oldest = first === undefined ? 0 : time.now() - first.askedAt;
      return { workers: benches.length, waiting: waiting.size, oldest, begun, waited };
    },
    close() {
      closed = true;
      waiting.clear();
      for (const bench of benches) {
        bench.cancel?.();
        bench.preparing = undefined;
        bench.flight = [];
        bench.queue = fairQueue();
        bench.worker?.stop();
        bench.worker = undefined;
      }
    },
  };
}

function upTo({ sent, waiting }: Mind): number {
  return waiting.at(-1)?.n ?? sent;
}

function lose(mind: Mind): void {
  mind.sent = -1;
  mind.waiting = [];
}

function shown({ match, game, options, seat, level }: BotSeat, sights: readonly BotObservation[]): Shown {
  return { bot: { match, game: game.id, options, seat, level }, sights };
}

function whyOf(thrown: unknown): string {
  return thrown instanceof Error ? thrown.message : 'unknown';
}
