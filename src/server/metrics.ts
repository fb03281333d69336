import { Counter, Gauge, Registry } from 'prom-client';
import type { BotLoad } from '../runner/pooled-runner.ts';
import { spread, tally, type Spread, type Tally } from './tally.ts';

/** What is counted while it happens. */
export interface Metrics {
  moved(result: 'accepted' | 'refused', milliseconds: number): void;
  message(kind: string): void;
  request(status: number): void;
  turnedAway(why: string): void;
  reported(kind: string): void;
  /** Everything as Prometheus reads it. */
  read(): Promise<string>;
  readonly contentType: string;
}

/** What is looked at when somebody reads. */
export interface Gauges {
  sockets(): number;
  watchedTables(): number;
  tablesInMemory(): number;
  seats(): number;
  store(): Promise<StoreFigures>;
  /** How late the latest clock is, in milliseconds. */
  overdue(): Promise<number>;
  bots(): BotLoad;
  bans(): number;
  /** Bytes free on the disk of the database; left out where that is another machine's. */
  readonly diskFree?: () => number;
  /** Of scheduled back-ups, where there are any. */
  readonly backups?: () => { readonly newest: number | null; readonly failures: number };
}

export interface StoreFigures {
  readonly ok: boolean;
  readonly tables: number;
  readonly records: number;
  readonly bytes: number;
  readonly commits: number;
  readonly steps: number;
  readonly commitMillis: { readonly last: number; readonly longest: number; readonly total: number };
}

const SECONDS = [0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5];

export function createMetrics(gauges: Gauges): Metrics {
  const registry = new Registry();
  const count = (name: string, help: string, label: string): Tally => {
    const counted = tally();
    registry.registerMetric(
      new Counter({
        name,
        help,
        labelNames: [label],
        registers: [],
        collect() {
          this.reset();
          for (const [each, value] of counted) this.inc({ [label]: each }, value);
        },
      }),
    );
    return counted;
  };
  const look = (name: string, help: string, value: () => number): void => {
    registry.registerMetric(
      new Gauge({
        name,
        help,
        registers: [],
        collect() {
          this.set(value());
        },
      }),
    );
  };
  /** Something that only grows, counted elsewhere. */
  const total = (name: string, help: string, value: () => number): void => {
    registry.registerMetric(
      new Counter({
        name,
        help,
        registers: [],
        collect() {
          this.reset();
          this.inc(value());
        },
      }),
    );
  };

  const moves = count('stolik_moves_total', 'Moves of people, by what became of them.', 'result');
  const results = { accepted: moves.of('accepted'), refused: moves.of('refused') };
  const messages = count('stolik_messages_total', 'Messages up, by kind.', 'kind');
  const requests = count('stolik_http_requests_total', 'Requests over HTTP, by class of status.', 'status');
  const away = count('stolik_turned_away_total', 'Who met a limit, by which.', 'why');
  const reports = count('stolik_reports_total', 'What tables reported.', 'kind');
  const latency = spread(SECONDS);

  look('stolik_sockets', 'Open WebSockets.', () => gauges.sockets());
  look('stolik_seats_connected', 'Open WebSockets that have a chair.', () => gauges.seats());
  look('stolik_tables_watched', 'Tables somebody is connected to.', () => gauges.watchedTables());
  look('stolik_tables_in_memory', 'Tables in memory.', () => gauges.tablesInMemory());
  look('process_resident_memory_bytes', 'Resident memory.', () => process.memoryUsage.rss());
  look('process_heap_bytes', 'Used heap.', () => process.memoryUsage().heapUsed);
  look('process_uptime_seconds', 'Since the start.', () => process.uptime());
  total('process_cpu_seconds_total', 'Time of the processor, user and system.', () => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1e6;
  });
  look('stolik_bots_waiting', 'Thoughts of bots that wait for a thread.', () => gauges.bots().waiting);
  look('stolik_bots_oldest_wait_seconds', 'How long the first of them has waited.', () => gauges.bots().oldest / 1000);
  total('stolik_bot_thoughts_total', 'Thoughts of bots begun.', () => gauges.bots().begun);
  total('stolik_bot_wait_seconds_total', 'How long they had waited before.', () => gauges.bots().waited / 1000);
  look('stolik_bans', 'Addresses the operator keeps out.', () => gauges.bans());
  let overdue = 0;
  look('stolik_clock_overdue_seconds', 'How late the latest clock of a match is.', () => overdue / 1000);
  const { diskFree, backups } = gauges;
  if (diskFree !== undefined) look('stolik_disk_free_bytes', 'Free on the disk of the database.', diskFree);
  if (backups !== undefined) {
    look(
      'stolik_backup_newest_timestamp_seconds',
      'When the newest scheduled back-up was made; 0 for none.',
      () => (backups().newest ?? 0) / 1000,
    );
    total('stolik_backup_failures_total', 'Back-ups that failed.', () => backups().failures);
  }
  let stored: StoreFigures | undefined;
  const ofStore = (name: string, help: string, value: (figures: StoreFigures) => number): void =>
    (name.endsWith('_total') ? total : look)(name, help, () => (stored === undefined ? 0 : value(stored)));
  ofStore('stolik_store_ok', 'Whether the store keeps what it is given.', ({ ok }) => (ok ? 1 : 0));
  ofStore('stolik_tables', 'Tables kept.', ({ tables }) => tables);
  ofStore('stolik_records', 'Records kept.', ({ records }) => records);
  ofStore('stolik_store_bytes', 'Size of the database.', ({ bytes }) => bytes);
  ofStore('stolik_steps_total', 'Steps written.', ({ steps }) => steps);
  ofStore('stolik_commits_total', 'Commits.', ({ commits }) => commits);
  ofStore('stolik_commit_seconds_total', 'Time spent committing.', ({ commitMillis }) => commitMillis.total / 1000);
  ofStore('stolik_commit_seconds_last', 'The newest commit.', ({ commitMillis }) => commitMillis.last / 1000);
  ofStore('stolik_commit_seconds_longest', 'The longest commit.', ({ commitMillis }) => commitMillis.longest / 1000);

  return {
    moved(result, milliseconds) {
      results[result].value++;
      latency.add(milliseconds / 1000);
    },
    message: (kind) => messages.count(kind),
    request: (status) => requests.count(`${Math.floor(status / 100)}xx`),
    turnedAway: (why) => away.count(why),
    reported: (kind) => reports.count(kind),
    async read() {
      [stored, overdue] = await Promise.all([gauges.store(), gauges.overdue()]);
      return `${await registry.metrics()}${told(latency)}`;
    },
    contentType: registry.contentType,
  };
}

/** A histogram, as Prometheus reads one. */
function told({ buckets, counts, sum, total }: Spread): string {
  const name = 'stolik_move_seconds';
  const lines = [
    `# HELP ${name} From a move read off a socket to its being durable or refused.`,
    `# TYPE ${name} histogram`,
    ...buckets.map((most, i) => `${name}_bucket{le="${most}"} ${counts[i] ?? 0}`),
    `${name}_bucket{le="+Inf"} ${total}`,
    `${name}_sum ${sum}`,
    `${name}_count ${total}`,
  ];
  return `\n${lines.join('\n')}\n`;
}
