import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The operator's token in clear, for the command line on the same machine. Only the server's own user can read it. */
export function tokenFile(data: string): string {
  return join(data, 'admin-token');
}

export function keepTokenFile(data: string, token: string): void {
  const path = tokenFile(data);
  rmSync(path, { force: true });
  writeFileSync(path, `${token}\n`, { mode: 0o600, flag: 'wx' });
}

export function readTokenFile(data: string): string | undefined {
  const path = tokenFile(data);
  return existsSync(path) ? readFileSync(path, 'utf8').trim() : undefined;
}
