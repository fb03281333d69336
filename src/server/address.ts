import type { IncomingMessage } from 'node:http';

const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;
const PLAUSIBLE = /^[0-9a-f:.]{2,45}$/i;

/**
 * Where a request came from. With `proxies` > 0 that many proxies of ours stand in front, and each wrote the address it saw
 * at the end of X-Forwarded-For; what stands before those anybody could have written.
 */
export function addressOf(request: IncomingMessage, proxies: number): string {
  const direct = plain(request.socket.remoteAddress ?? '');
  if (proxies === 0) return direct;
  const header = request.headers['x-forwarded-for'];
  const hops = (Array.isArray(header) ? header.join(',') : (header ?? '')).split(',').map((hop) => hop.trim());
  const told = hops.at(-proxies);
  return told !== undefined && PLAUSIBLE.test(told) ? plain(told) : direct;
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
