import { spawnSync } from 'node:child_process';
import { accessSync, constants, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const DEBIAN = '/usr/lib/postgresql';

/** A program of Debian's: where it may be, and the package that brings it. */
export interface Wanted {
  readonly program: string;
  readonly package: string;
}

/** Where a program is. What is missing is installed where that is possible; where it is not, this throws, and loudly. */
export function binary(wanted: Wanted, install: (name: string) => string = aptInstall): string {
  const found = find(wanted.program);
  if (found !== undefined) return found;
  const tried = install(wanted.package);
  const installed = find(wanted.program);
  if (installed !== undefined) return installed;
  const why = `${wanted.program} is missing, and these tests run the real thing: sudo apt-get install ${wanted.package}\n${tried}`;
  process.stderr.write(`\n*** ${why}\n\n`);
  throw new Error(why);
}

/** On the path, where Debian keeps what only root runs, or where it keeps the newest PostgreSQL. */
function find(program: string): string | undefined {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin', '/usr/local/bin', ...ofPostgres()];
  return folders.map((folder) => join(folder, program)).find(isExecutable);
}

function ofPostgres(): string[] {
  try {
    const versions = readdirSync(DEBIAN).toSorted((a, b) => Number(b) - Number(a));
    return versions.map((version) => join(DEBIAN, version, 'bin'));
  } catch {
    return [];
  }
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** What apt said. Other tests may be installing at the same time: it waits for its lock. */
function aptInstall(name: string): string {
  process.stderr.write(`\n*** installing ${name} for the tests …\n`);
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const apt = [...asRoot, 'env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', '-o', 'DPkg::Lock::Timeout=300'];
  const said = [
    [...apt, '-q', 'update'],
    [...apt, '-qy', '--no-install-recommends', 'install', name],
  ].map(([command = '', ...args]) => {
    const { status, stderr, error } = spawnSync(command, args, { encoding: 'utf8' });
    return status === 0 ? '' : `${command} ${args.join(' ')}: ${error?.message ?? stderr}`;
  });
  return said.join('\n').trim();
}
