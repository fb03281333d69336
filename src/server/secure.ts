import type { FastifyRequest } from 'fastify';
import type { Config } from './config.ts';

/** Whether the browser speaks https, to us or to a proxy of ours. */
export function isSecure({ raw }: FastifyRequest, { url, proxies }: Pick<Config, 'url' | 'proxies'>): boolean {
  return url?.startsWith('https:') === true || (proxies > 0 && raw.headers['x-forwarded-proto'] === 'https');
}
