import { execFileSync } from 'node:child_process';
import { chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Client } from 'pg';
import { binary } from './binary.ts';
import { launch, type Daemon } from './daemon.ts';
import { freePort } from './port.ts';

/** A PostgreSQL of one's own, on a loopback port, in a folder that goes with it. */
export interface Postgres {
  readonly port: number;
  /** The process all its others come from. */
  readonly pid: number;
  /** An empty database in it; the answer is its address. */
  database(): Promise<string>;
  /** Stops it: in order, or as a power cut would. What it keeps stays. */
  stop(how?: 'order' | 'crash'): Promise<void>;
  start(): Promise<void>;
  /** Stops it for good. */
  remove(): Promise<void>;
}

export interface PostgresOptions {
  /** It forgets when the machine loses power, and is quicker. For tests that are about something else. */
  readonly careless?: boolean;
}

const READY = 'database system is ready to accept connections';
const TRIES = 5;
const CARELESS = 'fsync = off\nsynchronous_commit = on\nfull_page_writes = off\n';
const SETTINGS = `
listen_addresses = '127.0.0.1'
max_connections = 200
shared_buffers = 128MB
log_min_messages = warning
log_line_prefix = '%m '
`;

export async function startPostgres({ careless = true }: PostgresOptions = {}): Promise<Postgres> {
  const program = binary({ program: 'postgres', package: 'postgresql' });
  const folder = mkdtempSync(join(tmpdir(), 'stolik-pg-'));
  // It refuses to run as root; Debian's package has made a user for it.
  const owner = process.getuid?.() === 0 ? userNamed('postgres') : undefined;
  if (owner !== undefined) chownSync(folder, owner.uid, owner.gid);
  const data = join(folder, 'data');
  const environment = { ...owner, env: { PATH: process.env['PATH'] ?? '', LC_ALL: 'C' }, cwd: folder };
  const init = ['--pgdata', data, '--username', 'stolik', '--auth', 'trust', '--encoding', 'UTF8', '--no-sync'];
  execFileSync(join(dirname(program), 'initdb'), init, { ...environment, stdio: 'pipe' });
  writeFileSync(join(data, 'postgresql.auto.conf'), SETTINGS + (careless ? CARELESS : ''));

  let port = 0;
  let daemon: Daemon | undefined;
  let made = 0;
  const start = async (): Promise<void> => {
    for (let tries = 1; ; tries++) {
      const mine = port === 0 ? await freePort() : port;
      const args = ['-D', data, '-p', String(mine), '-k', folder];
      const launched = await launch(program, args, READY, environment);
      if (launched.ok) {
        port = mine;
        ({ daemon } = launched);
        return;
      }
      if (tries === TRIES) throw new Error(`PostgreSQL does not start: ${launched.said}`);
    }
  };
  const stop = async (how: 'order' | 'crash' = 'order'): Promise<void> => {
    const stopping = daemon;
    daemon = undefined;
    stopping?.signal(how === 'order' ? 'SIGINT' : 'SIGQUIT');
    await stopping?.gone;
  };
  await start();
  const addressOf = (name: string): string => `postgres://stolik@127.0.0.1:${port}/${name}`;

  return {
    get port() {
      return port;
    },
    get pid() {
      return daemon?.pid ?? 0;
    },
    async database() {
      const name = `test${++made}`;
      const client = new Client({ connectionString: addressOf('postgres') });
      await client.connect();
      await client.query(`CREATE DATABASE ${name} TEMPLATE template0`);
      await client.end();
      return addressOf(name);
    },
    stop,
    start,
    async remove() {
      await stop('crash');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function userNamed(name: string): { readonly uid: number; readonly gid: number } {
  const id = (which: string): number => Number(execFileSync('id', [which, name], { encoding: 'utf8' }).trim());
  return { uid: id('-u'), gid: id('-g') };
}
