import type { Client, QueryResultRow } from 'pg';
import { storeAway } from './away.ts';
import { connectTo, isAway, wordsOf } from './postgres-connection.ts';

/** A question that is asked of many tables in one statement. */
export interface Kind<Ask, Answer> {
  readonly name: string;
  readonly text: string;
  /** So many at most in a statement. */
  readonly most: number;
  values(asks: readonly Ask[]): readonly unknown[];
  /** One for each that asked. */
  answers(rows: readonly QueryResultRow[], asks: readonly Ask[]): readonly Answer[];
}

/**
 * Many readers, few connections: while statements are on their way, what is asked gathers for the next, and the same question
 * of many tables is one statement. Waiting for that is no sign of trouble, however long; a question that is not answered, and a
 * connection that fails, are, and are tried again for as long as somebody can be asked to wait.
 */
export interface Reader {
  ask<Ask, Answer>(kind: Kind<Ask, Answer>, ask: Ask): Promise<Answer>;
  read<Row extends QueryResultRow>(name: string, text: string, values?: readonly unknown[]): Promise<Row[]>;
  /** The same, tried once: for whoever wants to know whether it answers. */
  once<Row extends QueryResultRow>(name: string, text: string): Promise<Row[]>;
  /** What was asked is answered. */
  close(): Promise<void>;
}

interface Job {
  readonly kind: Kind<unknown, unknown>;
  readonly ask: unknown;
  readonly asked: number;
  readonly tries: 'many' | 'once';
  /** When it was first on its way. */
  tried: number | undefined;
  /** Something in the statement it was part of could not be answered. */
  alone: boolean;
  resolve(answer: unknown): void;
  reject(thrown: unknown): void;
}

/** A connection, made when it is first needed. */
interface Lane {
  client: Client | undefined;
  busy: boolean;
}

const AGAIN = 100;

export function openReader(url: string, most: number, patience: number): Reader {
  const lanes: Lane[] = Array.from({ length: most }, () => ({ client: undefined, busy: false }));
  let waiting: Job[] = [];
  let scheduled = false;
  let lastAnswer = Number.NEGATIVE_INFINITY;
  /** Since when nothing was answered that was asked; undefined while everything is. */
  let silentSince: number | undefined;
  let open = 0;
  let closed = false;
  let idle: (() => void)[] = [];

  const connect = async (lane: Lane): Promise<Client> => {
    if (lane.client !== undefined) return lane.client;
    const client = await connectTo(url);
    lane.client = client;
    // One that breaks while nobody asks is not asked any more.
    const forget = (): void => void (lane.client === client && drop(lane));
    client.on('error', forget);
    client.on('end', forget);
    return client;
  };

  const drop = (lane: Lane): void => {
    const { client } = lane;
    lane.client = undefined;
    void client?.end().catch(() => {});
  };

  /** The next questions that go together. */
  const take = (): readonly Job[] => {
    const [first] = waiting;
    if (first === undefined) return [];
    const taken: Job[] = [];
    const left: Job[] = [];
    for (const job of waiting) {
      const fits = job.kind === first.kind && job.alone === first.alone;
      if (fits && taken.length < (first.alone ? 1 : first.kind.most)) taken.push(job);
      else left.push(job);
    }
    waiting = left;
    return taken;
  };

  const done = (settle: () => void): void => {
    open--;
    settle();
    if (open > 0) return;
    for (const resolve of idle) resolve();
    idle = [];
  };

  const work = async (lane: Lane, jobs: readonly Job[]): Promise<void> => {
    const [first] = jobs;
    if (first === undefined) return;
    const { name, text } = first.kind;
    const started = performance.now();
    for (const job of jobs) job.tried ??= started;
    try {
      const asks = jobs.map(({ ask }) => ask);
      const values = [...first.kind.values(asks)];
      const { rows } = await (await connect(lane)).query<QueryResultRow>({ name, text, values });
      lastAnswer = performance.now();
      silentSince = undefined;
      const answers = first.kind.answers(rows, asks);
      for (const [i, job] of jobs.entries()) done(() => job.resolve(answers[i]));
    } catch (thrown) {
      if (isAway(thrown)) away(lane, jobs, thrown, started);
      else if (jobs.length === 1) done(() => first.reject(thrown));
      else {
        for (const job of jobs) job.alone = true;
        waiting.push(...jobs);
      }
    }
  };

  /** Whoever has waited long enough for a database that is away is told; the others are asked for again. */
  const away = (lane: Lane, jobs: readonly Job[], thrown: unknown, started: number): void => {
    drop(lane);
    silentSince ??= Math.max(started, lastAnswer);
    const since = silentSince;
    const latest = performance.now() + AGAIN - patience;
    const tell = (job: Job): void => job.reject(storeAway(`PostgreSQL does not answer: ${wordsOf(thrown)}`));
    const again: Job[] = [];
    for (const job of jobs) {
      if (job.tries === 'once') done(() => job.reject(thrown));
      else if ((job.tried ?? started) < latest) done(() => tell(job));
      else again.push(job);
    }
    const untried = waiting;
    waiting = [];
    for (const job of untried) {
      if (Math.max(job.asked, since) < latest) done(() => tell(job));
      else waiting.push(job);
    }
    if (again.length === 0) return;
    setTimeout(() => {
      waiting.unshift(...again);
      pump();
    }, AGAIN);
  };

  const run = async (lane: Lane): Promise<void> => {
    lane.busy = true;
    for (let jobs = take(); jobs.length > 0; jobs = take()) await work(lane, jobs);
    lane.busy = false;
  };

  const pump = (): void => {
    scheduled = false;
    for (const lane of lanes) if (!lane.busy && waiting.length > 0) void run(lane);
  };

  const add = <Ask, Answer>(kind: Kind<Ask, Answer>, ask: Ask, tries: Job['tries']): Promise<Answer> =>
    new Promise<Answer>((resolve, reject) => {
      if (closed) return reject(storeAway('the store is closed'));
      open++;
      const asked = performance.now();
      const settle = { resolve: (answer: unknown) => resolve(answer as Answer), reject };
      waiting.push({ kind, ask, asked, tries, tried: undefined, alone: false, ...settle });
      if (scheduled) return;
      scheduled = true;
      setImmediate(pump);
    });

  return {
    ask: (kind, ask) => add(kind, ask, 'many'),
    read: (name, text, values = []) => add(plain(name, text, values), undefined, 'many'),
    once: (name, text) => add(plain(name, text, []), undefined, 'once'),
    async close() {
      closed = true;
      if (open > 0) await new Promise<void>((resolve) => void idle.push(resolve));
      for (const lane of lanes) drop(lane);
    },
  };
}

/** A question by itself. */
function plain<Row extends QueryResultRow>(
  name: string,
  text: string,
  values: readonly unknown[],
): Kind<undefined, Row[]> {
  return { name, text, most: 1, values: () => values, answers: (rows) => [rows as Row[]] };
}
