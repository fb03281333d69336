import { isIP } from 'node:net';
import { hostname } from 'node:os';
import { isLoopback } from './address.ts';
import type { Config } from './config.ts';

const HOST = /^(\[[0-9a-f:.]+\]|[a-z0-9._-]{1,253})(?::\d{1,5})?$/;
const HEALTH = new Set(['/healthz', '/readyz']);

/**
 * Tells what is wrong with the name a request asks for; nothing where it is ours. A page of evil.example whose name is made to
 * mean a machine in the home network is, to a browser, of the same origin as this server; the name is all that gives it away.
 */
export function hostCheck(config: Config): (host: string | undefined, url: string) => string | undefined {
  const { url, origins, metrics } = config;
  const named = new Set([...(url === null ? [] : [url]), ...origins].map((each) => new URL(each).hostname));
  const isOurs = (name: string): boolean => named.has(name) || isHere(name) || (url === null && isPlain(name));

  return (host, path) => {
    const [page = ''] = path.split('?');
    // They tell whether it runs, and nothing else.
    if (HEALTH.has(page)) return undefined;
    if (page === '/metrics' && metrics === 'open') return undefined;
    const name = nameOf(host);
    if (name !== undefined && isOurs(name)) return undefined;
    const asked = name === undefined ? 'that name' : `"${name}"`;
    return `this server does not answer to ${asked}; whoever runs it sets STOLIK_URL to the address people type`;
  };
}

/** This computer to itself, as the banner writes it. */
function isHere(name: string): boolean {
  return name === 'localhost' || name.endsWith('.localhost') || (isIP(bare(name)) !== 0 && isLoopback(bare(name)));
}

/** Names of a machine in the home network that nobody outside can make mean another. */
function isPlain(name: string): boolean {
  const own = hostname().toLowerCase();
  return isIP(bare(name)) !== 0 || name.endsWith('.local') || name === own || name === own.split('.')[0];
}

function bare(name: string): string {
  return name.startsWith('[') ? name.slice(1, -1) : name;
}

/** Without its port, in small letters. */
function nameOf(host: string | undefined): string | undefined {
  return HOST.exec(host?.toLowerCase() ?? '')?.[1]?.replace(/\.$/, '');
}
