import { Client, types, type ClientConfig } from 'pg';

/** An attempt that takes longer than this has failed, and its connection is given up. */
const ATTEMPT = 4000;
const CONNECT = 3000;
const INT8 = types.builtins.INT8;

function configOf(url: string): ClientConfig {
  return {
    connectionString: url,
    application_name: 'stolik',
    connectionTimeoutMillis: CONNECT,
    query_timeout: ATTEMPT,
    keepAlive: true,
    // Times and places fit a number.
    types: {
      getTypeParser: (oid, format) => (oid === INT8 ? Number : types.getTypeParser(oid, format)) as never,
    },
  };
}

/** The address without what must not be told. */
export function placeOf(url: string): string {
  const parsed = URL.parse(url);
  return parsed === null ? 'DATABASE_URL' : `${parsed.host || 'the local socket'}${parsed.pathname}`;
}

/** Asked once with every new connection. A commit that is told to anybody must be on the disk. */
const HABITS = `SET synchronous_commit = on; SET statement_timeout = '10s'; SET plan_cache_mode = force_generic_plan`;

export async function connectTo(url: string, more: ClientConfig = {}): Promise<Client> {
  const client = new Client({ ...configOf(url), ...more });
  // A connection that breaks while nobody asks is noticed by the next who does.
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query(HABITS);
  } catch (thrown) {
    void client.end().catch(() => {});
    throw thrown;
  }
  return client;
}

/** Trouble that is the server's or the network's, and passes; 25006 is a primary that has become a standby. Node's own begin with an E. */
const PASSING = /^(08...|25006|57P0[1235]|53[03]00|57014|E[A-Z]+)$/;
const LOST = /terminated|timeout|Connection|not queryable|closed/;

/** Whether the database was away, rather than asked something wrong. */
export function isAway(thrown: unknown): boolean {
  if (!(thrown instanceof Error)) return false;
  if ('code' in thrown && typeof thrown.code === 'string') return PASSING.test(thrown.code);
  return LOST.test(thrown.message) || thrown instanceof AggregateError;
}

export function wordsOf(thrown: unknown): string {
  if (thrown instanceof AggregateError) return thrown.errors.map(wordsOf).join('; ');
  return thrown instanceof Error ? thrown.message : 'unknown';
}
