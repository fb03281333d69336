import { isStoreDamage } from '../store/store.ts';
import type { Config } from './config.ts';
import { isLocked } from './lock.ts';

/** Why a server could not start, in words for whoever started it. Nothing where it is no such thing but a mistake of ours. */
export function startTrouble(thrown: unknown, { port, host, data }: Config): string | undefined {
  if (isStoreDamage(thrown) || isLocked(thrown)) return thrown.message;
  const { code, path, syscall } = thrown as NodeJS.ErrnoException;
  const place = path ?? data;
  // Where no folder can be made at all, as in /proc, the system says that it is not there.
  switch (syscall === 'mkdir' && code === 'ENOENT' ? 'EPERM' : code) {
    case 'EADDRINUSE':
      return `Port ${port} is taken by another program. Choose another one: --port ${port === 65_535 ? 8080 : port + 1}`;
    case 'EACCES':
      if (path === undefined) return `Port ${port} may not be used by this user. Choose one above 1023: --port 8080`;
      return `The folder ${place} may not be written by this user. Choose another one: --data DIR`;
    case 'EPERM':
    case 'EROFS':
      return `The folder ${place} cannot be written. Choose another one: --data DIR`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return `This machine has no address ${host}. 0.0.0.0 is all of them: --host 0.0.0.0`;
    case 'ENOTDIR':
    case 'EEXIST':
      return `${place} is a file; the database needs a folder. Choose another one: --data DIR`;
    case 'ENOSPC':
      return `The disk of ${place} is full. Make room and start again; nothing was lost.`;
    case undefined:
    default:
      return undefined;
  }
}
