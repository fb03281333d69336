import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';

/** A Debian with Node and npm in it and nothing else, as the image the Dockerfile begins with. */
export function makeRoot(path: string, node: string, npm: string): void {
  if (!existsSync(join(path, 'usr/bin/env'))) {
    const args = ['--variant=minbase', '--include=ca-certificates', 'bookworm', path, 'http://deb.debian.org/debian'];
    execFileSync('debootstrap', args, { stdio: 'ignore' });
  }
  mkdirSync(join(path, 'usr/local/lib/node_modules'), { recursive: true });
  cpSync(node, join(path, 'usr/local/bin/node'));
  cpSync(npm, join(path, 'usr/local/lib/node_modules/npm'), { recursive: true, dereference: true });
  execFileSync('ln', ['-sf', '../lib/node_modules/npm/bin/npm-cli.js', join(path, 'usr/local/bin/npm')]);
}

/** How a command runs in a root. */
export interface Inside {
  /** Nothing of the root can be written. */
  readonly readOnly?: boolean;
  readonly user?: number;
  readonly cwd?: string;
  readonly env?: Readonly<Record<string, string>>;
  /** Folders from outside, by where they are inside; those with `:ro` cannot be written. */
  readonly binds?: Readonly<Record<string, string>>;
}

const PATH = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin';

/** Where certificates of this network are, for npm. */
const CERTIFICATES = process.env['NODE_EXTRA_CA_CERTS'];

/** Devices, processes and `/tmp` of its own, and nothing of the environment. */
const FRESH =
  '--dev /dev --proc /proc --perms 1777 --tmpfs /tmp --tmpfs /run --unshare-pid --unshare-ipc --die-with-parent --new-session --clearenv'.split(
    ' ',
  );
const NETWORK = '--ro-bind /etc/resolv.conf /etc/resolv.conf --ro-bind /etc/hosts /etc/hosts'.split(' ');
const WITHOUT_RIGHTS = ['--clear-groups', '--no-new-privs', '--bounding-set=-all', '--inh-caps=-all'];

function argsOf(root: string, { readOnly = false, user, cwd = '/', env = {}, binds = {} }: Inside): string[] {
  const all = { PATH, HOME: '/tmp', ...env, ...(CERTIFICATES !== undefined && { NODE_EXTRA_CA_CERTS: '/run/ca.pem' }) };
  return [
    readOnly ? '--ro-bind' : '--bind',
    root,
    '/',
    ...FRESH,
    ...NETWORK,
    '--chdir',
    cwd,
    ...(CERTIFICATES === undefined ? [] : ['--ro-bind', CERTIFICATES, '/run/ca.pem']),
    ...Object.entries(binds).flatMap(([inside, outside]) =>
      outside.endsWith(':ro') ? ['--ro-bind', outside.slice(0, -3), inside] : ['--bind', outside, inside],
    ),
    ...Object.entries(all).flatMap(([name, value]) => ['--setenv', name, value]),
    '--',
    ...(user === undefined ? [] : ['setpriv', `--reuid=${user}`, `--regid=${user}`, ...WITHOUT_RIGHTS]),
  ];
}

export function runInside(root: string, command: readonly string[], inside: Inside = {}): string {
  return execFileSync('bwrap', [...argsOf(root, inside), ...command], { encoding: 'utf8', maxBuffer: 1 << 26 });
}

export interface Server {
  readonly url: string;
  /** From its being started to its saying that it is open. */
  readonly openedAfterMs: number;
  /** The exit code. */
  stop(): Promise<number | null>;
}

export async function serveInside(
  root: string,
  command: readonly string[],
  inside: Inside,
  port: number,
): Promise<Server> {
  const before = performance.now();
  const child: ChildProcess = spawn('bwrap', [...argsOf(root, inside), ...command], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const gone = once(child, 'close');
  let said = '';
  await new Promise<void>((resolve, reject) => {
    child.stdout?.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      if (said.includes('Playable')) resolve();
    });
    void gone.then(() => reject(new Error(`it ended: ${said}`)));
  });
  const openedAfterMs = performance.now() - before;
  return {
    url: `http://127.0.0.1:${port}`,
    openedAfterMs,
    async stop() {
      // bwrap itself dies of the signal; the program is its only grandchild that listens.
      const pid = execFileSync('sh', ['-c', `ss -Hltnp 'sport = :${port}' | sed -n 's/.*pid=\\([0-9]*\\).*/\\1/p'`], {
        encoding: 'utf8',
      });
      process.kill(Number(pid.trim()), 'SIGTERM');
      await gone;
      return child.exitCode;
    },
  };
}
