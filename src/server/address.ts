import type { IncomingMessage } from 'node:http';

const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;
const PLAUSIBLE = /^[0-9a-f:.]{2,45}$/i;
const PORTED = /^(?:\[([^\]]*)\](?::\d+)?|([\d.]+):\d+)$/;
/** A proxy that does not say whom it speaks for speaks for nobody in particular, and never for this machine. */
const UNKNOWN = 'unknown';

/**
 * Where a request came from. With `proxies` > 0 that many proxies of ours stand in front, and each wrote the address it saw
 * at the end of X-Forwarded-For; what stands before those anybody could have written.
 */
export function addressOf(request: IncomingMessage, proxies: number): string {
  const direct = plain(request.socket.remoteAddress ?? '');
  if (proxies === 0) return direct;
  const header = request.headers['x-forwarded-for'];
  if (header === undefined) return direct; // It came past the proxies, from where they are.
  const hops = (Array.isArray(header) ? header.join(',') : header).split(',').map((hop) => hop.trim());
  const told = withoutPort(hops.at(-proxies) ?? '');
  return PLAUSIBLE.test(told) ? plain(told) : UNKNOWN;
}

/** Some proxies write `192.0.2.1:5678` and `[2001:db8::1]:5678`. */
function withoutPort(hop: string): string {
  return PORTED.exec(hop)?.slice(1).find(Boolean) ?? hop;
}

/** What limits are counted by: an IPv6 customer has a whole /64, and that counts as one. */
export function limitKey(address: string): string {
  if (!address.includes(':')) return address;
  const [head = '', tail] = address.toLowerCase().split('::');
  const groups = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  while (groups.length + after.length < 8) groups.push('0');
  return [...groups, ...after]
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':');
}

export function isLoopback(address: string): boolean {
  return address === '::1' || address.startsWith('127.');
}

function plain(address: string): string {
  return MAPPED.exec(address)?.[1] ?? address.replace(/%.*$/, '');
}
