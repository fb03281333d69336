import { hostname } from 'node:os';
import { isInteger } from '../kernel/json.ts';
import { LIMITS, LIMIT_ENV, type Limits } from './limits.ts';
import { LOG_LEVELS, type LogLevel } from './log.ts';

/** How a server runs. `readConfig` makes one of the command line and the environment. */
export interface Config {
  /** 0: any free one. */
  readonly port: number;
  readonly host: string;
  /** The folder of the database. */
  readonly data: string;
  /** The folder of the built client; where it is missing, a plain page says that the server runs. */
  readonly client: string;
  /** Where people reach it, when a proxy stands in front: `https://stolik.example`. */
  readonly url: string | null;
  /** Further pages that may speak to it. */
  readonly origins: readonly string[];
  /** How many proxies of the operator's stand in front. */
  readonly proxies: number;
  /** Who may read /metrics: this machine, everybody, nobody. */
  readonly metrics: 'local' | 'open' | 'off';
  readonly log: LogLevel;
  /** From where the house may be looked after, with its token: this machine, anywhere, not at all. */
  readonly admin: 'local' | 'open' | 'off';
  /** The operator's own token; without one the house draws one. */
  readonly adminToken: string | null;
  /** Days after which an untouched table, and a record, is thrown away; null for never. */
  readonly keepTables: number | null;
  readonly keepRecords: number | null;
  /** The folder of scheduled back-ups; null: there are none. */
  readonly backupFolder: string | null;
  /** Hours between two of them, and how many are kept. */
  readonly backupEvery: number;
  readonly backupKeep: number;
  /** Both, or neither: PostgreSQL and NATS make it one of several nodes, and `data` is not used. */
  readonly database: string | null;
  readonly nats: string | null;
  /** What this node is called in logs and metrics. */
  readonly node: string;
  /** Seconds between saying that no more people should be sent here and sending those away who are. */
  readonly drain: number;
  /** Whether tables may be opened to everybody in the house, and found by whoever comes. */
  readonly people: boolean;
  readonly limits: Limits;
}

/** Nobody guesses so many characters. */
const LEAST_TOKEN = 32;

export const DEFAULT_PORT = 8080;

/** `client` has no default here: it depends on where the program is. */
export const DEFAULTS: Omit<Config, 'client'> = {
  port: DEFAULT_PORT,
  host: '0.0.0.0',
  data: './data',
  url: null,
  origins: [],
  proxies: 0,
  metrics: 'local',
  log: 'info',
  admin: 'off',
  adminToken: null,
  keepTables: 90,
  keepRecords: 400,
  backupFolder: null,
  backupEvery: 24,
  backupKeep: 14,
  database: null,
  nats: null,
  node: hostname(),
  drain: 0,
  people: false,
  limits: LIMITS,
};

/** What the command line says; it goes before the environment. */
export interface Flags {
  readonly port?: string;
  readonly host?: string;
  readonly data?: string;
}

export type ReadConfig =
  | { readonly ok: true; readonly config: Config }
  | { readonly ok: false; readonly why: readonly string[] };

export type Env = Readonly<Record<string, string | undefined>>;

type Read = (said: string) => Partial<Config> | string;

/** Every variable, what it sets, and what is wrong with what it says. */
const VARIABLES: Readonly<Record<string, Read>> = {
  STOLIK_PORT: (said) => number(said, 0, 65_535, (port) => ({ port })),
  STOLIK_HOST: (said) =>
    said === '' ? 'is empty; 0.0.0.0 is everywhere, 127.0.0.1 this machine only' : { host: said },
  STOLIK_DATA: (said) => (said === '' ? 'is empty; it is the folder of the database' : { data: said }),
  STOLIK_CLIENT: (said) => (said === '' ? 'is empty; it is the folder of the built client' : { client: said }),
  STOLIK_URL: (said) => {
    const origin = originOf(said);
    return origin === undefined ? `is "${said}"; expected an address such as https://stolik.example` : { url: origin };
  },
  STOLIK_ORIGINS: (said) => {
    const origins: string[] = [];
    for (const each of said.split(',').map((part) => part.trim())) {
      const origin = originOf(each);
      if (origin === undefined) return `has "${each}"; expected addresses such as https://stolik.example, with commas`;
      origins.push(origin);
    }
    return { origins };
  },
  STOLIK_PROXIES: (said) => number(said, 0, 8, (proxies) => ({ proxies })),
  STOLIK_METRICS: (said) => choice(said, ['local', 'open', 'off'], (metrics) => ({ metrics })),
  STOLIK_LOG: (said) => choice(said, LOG_LEVELS, (log) => ({ log })),
  STOLIK_ADMIN: (said) => choice(said, ['local', 'open', 'off'], (admin) => ({ admin })),
  STOLIK_ADMIN_TOKEN: (said) =>
    said.length < LEAST_TOKEN
      ? `is shorter than ${LEAST_TOKEN} characters: "openssl rand -base64 32" makes one`
      : { adminToken: said },
  STOLIK_KEEP_TABLES_DAYS: (said) => days(said, (keepTables) => ({ keepTables })),
  STOLIK_KEEP_RECORDS_DAYS: (said) => days(said, (keepRecords) => ({ keepRecords })),
  STOLIK_BACKUP_DIR: (said) => (said === '' ? 'is empty; it is the folder of back-ups' : { backupFolder: said }),
  STOLIK_BACKUP_EVERY_HOURS: (said) => number(said, 1, 8760, (backupEvery) => ({ backupEvery })),
  STOLIK_BACKUP_KEEP: (said) => number(said, 1, 10_000, (backupKeep) => ({ backupKeep })),
  STOLIK_NODE: (said) => (said === '' ? 'is empty; it is what this node is called' : { node: said }),
  STOLIK_DRAIN_SECONDS: (said) => number(said, 0, 3600, (drain) => ({ drain })),
  STOLIK_PEOPLE: (said) => choice(said, ['on', 'off'], (people) => ({ people: people === 'on' })),
  DATABASE_URL: (said) =>
    /^postgres(ql)?:\/\//.test(said) ? { database: said } : 'is no address such as postgres://stolik@db.example/stolik',
  NATS_URL: (said) =>
    said.split(',').every((each) => /^(nats|tls):\/\/\S+$/.test(each.trim()))
      ? { nats: said }
      : 'is no address such as nats://nats.example:4222',
};

/** Set by the program itself, when it starts itself again under another Node. */
const NOT_OURS = new Set(['STOLIK_NODE_TRIED', 'STOLIK_BEGUN']);

/** Without our prefix, as everybody names them. */
const OTHERS = new Set(['DATABASE_URL', 'NATS_URL']);

export function readConfig(env: Env, flags: Flags, client: string): ReadConfig {
  const why: string[] = [];
  let config: Config = { ...DEFAULTS, client };
  const take = (name: string, said: string, read: Read): void => {
    const found = read(said);
    if (typeof found === 'string') why.push(`${name} ${found}.`);
    else config = { ...config, ...found };
  };
  for (const [name, said] of Object.entries(env)) {
    if (said === undefined || NOT_OURS.has(name)) continue;
    if (!name.startsWith('STOLIK_') && !OTHERS.has(name)) continue;
    const limit = limitNamed(name);
    if (limit !== undefined) {
      take(name, said, (text) =>
        number(text, 1, limit === 'unwatchedPercent' ? 100 : 1e9, (value) => ({
          limits: { ...config.limits, [limit]: value },
        })),
      );
      continue;
    }
    const read = Object.hasOwn(VARIABLES, name) ? VARIABLES[name] : undefined;
    if (read === undefined) why.push(`${name} is no variable of this program. Known are: ${known().join(', ')}.`);
    else take(name, said, read);
  }
  for (const [flag, said] of Object.entries(flags)) {
    const read = VARIABLES[`STOLIK_${flag.toUpperCase()}`];
    if (read !== undefined && said !== undefined) take(`--${flag}`, said, read);
  }
  if (config.database !== null && config.nats === null) {
    why.push('DATABASE_URL needs NATS_URL: nodes that share a database must hear of each other.');
  }
  if (config.nats !== null && config.database === null) {
    why.push('NATS_URL needs DATABASE_URL: nodes that hear of each other must share a database.');
  }
  if (config.database !== null && config.backupFolder !== null) {
    why.push('STOLIK_BACKUP_DIR is for a database of one server: PostgreSQL has its own back-ups (docs/hosting.md).');
  }
  return why.length === 0 ? { ok: true, config } : { ok: false, why };
}

function known(): string[] {
  return [...Object.keys(VARIABLES), ...Object.values(LIMIT_ENV)];
}

function limitNamed(name: string): keyof Limits | undefined {
  return (Object.keys(LIMIT_ENV) as (keyof Limits)[]).find((limit) => LIMIT_ENV[limit] === name);
}

function number(
  said: string,
  least: number,
  most: number,
  set: (n: number) => Partial<Config>,
): Partial<Config> | string {
  const n = /^\d{1,10}$/.test(said) ? Number(said) : undefined;
  return isInteger(n, least, most) ? set(n) : `is "${said}"; expected a whole number from ${least} to ${most}`;
}

function days(said: string, set: (n: number | null) => Partial<Config>): Partial<Config> | string {
  if (said === 'forever') return set(null);
  const read = number(said, 1, 36_500, set);
  return typeof read === 'string' ? `${read}, or "forever"` : read;
}

function choice<const T extends string>(
  said: string,
  choices: readonly T[],
  set: (choice: T) => Partial<Config>,
): Partial<Config> | string {
  const found = choices.find((each) => each === said);
  return found === undefined ? `is "${said}"; expected one of ${choices.join(', ')}` : set(found);
}

function originOf(said: string): string | undefined {
  const url = URL.parse(said);
  const whole = url !== null && (url.protocol === 'http:' || url.protocol === 'https:');
  return whole && url.pathname === '/' && url.search === '' && url.hash === '' ? url.origin : undefined;
}
