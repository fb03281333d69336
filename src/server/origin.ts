import type { IncomingHttpHeaders } from 'node:http';

/**
 * Whether whoever sent this may be obeyed. Browsers say which page speaks: it must be ours, or one the operator named.
 * Programs send no Origin; they carry no cookie of a person either.
 */
export function isOurs(headers: IncomingHttpHeaders, allowed: readonly string[]): boolean {
  const { origin, host } = headers;
  if (origin === undefined) return headers['sec-fetch-site'] !== 'cross-site';
  if (allowed.includes(origin)) return true;
  try {
    return host !== undefined && new URL(origin).host === host.toLowerCase();
  } catch {
    return false;
  }
}
