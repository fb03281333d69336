import type { FastifyReply } from 'fastify';
import type { Metrics } from './metrics.ts';
import type { Met } from './tolls.ts';

/** A refusal over HTTP: the same codes as on the socket. */
export interface Refusal {
  readonly code: string;
  readonly place?: string;
  readonly why?: string;
  readonly late?: { readonly seat: number; readonly ms: number };
  readonly wait?: number;
}

const STATUS: Readonly<Record<string, number>> = {
  'bad-message': 400,
  'no-game': 400,
  'no-level': 400,
  'not-allowed': 403,
  'host-only': 403,
  'wrong-origin': 403,
  kicked: 403,
  'no-listing': 403,
  banned: 403,
  'wrong-token': 401,
  'no-table': 404,
  'no-record': 404,
  'not-found': 404,
  'too-long': 413,
  'wrong-host': 421,
  'too-fast': 429,
  'store-full': 503,
  'store-failed': 503,
  'store-closed': 503,
  closed: 503,
  failed: 500,
};

export function statusOf(code: string): number {
  return STATUS[code] ?? 409;
}

export function refuse(reply: FastifyReply, { code, place, why, late, wait }: Refusal): FastifyReply {
  const known = {
    ...(place !== undefined && { place }),
    ...(why !== undefined && { why }),
    ...(late !== undefined && { late }),
    ...(wait !== undefined && { wait }),
  };
  return reply.code(statusOf(code)).send({ code, ...known });
}

/** Somebody has met a limit: it is counted, and they are told how long to wait. */
export function refuseMet(reply: FastifyReply, metrics: Metrics, { limit, wait }: Met): FastifyReply {
  metrics.turnedAway(limit);
  reply.header('retry-after', Math.ceil(wait / 1000));
  return refuse(reply, { code: 'too-fast', why: `the limit of ${limit} is met`, wait });
}
