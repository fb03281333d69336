import type { FastifyInstance } from 'fastify';
import { addressOf, isLoopback } from './address.ts';
import type { Desk } from './desk.ts';
import { refuse } from './refusal.ts';
import type { StoreReadiness } from '../store/store.ts';

/** For so many milliseconds a store that was well is taken to be. */
const FRESH = 1000;

/** /healthz: it is open and answers. /readyz: and it can keep what it is given. /metrics: figures for Prometheus. */
export function addHealth(app: FastifyInstance, desk: Desk): void {
  // Nobody is turned away here, so it must cost next to nothing however often it is asked.
  let wellAt = Number.NEGATIVE_INFINITY;
  const storeReady = async (): Promise<StoreReadiness> => {
    if (desk.time.monotonic() - wellAt < FRESH) return { ok: true, trouble: null };
    const readiness = await desk.store.ready();
    if (readiness.ok) wellAt = desk.time.monotonic();
    return readiness;
  };

  app.get('/healthz', async (_, reply) => {
    reply.header('cache-control', 'no-store');
    return desk.isOpen() ? { ok: true } : reply.code(503).send({ ok: false });
  });

  app.get('/readyz', async (_, reply) => {
    reply.header('cache-control', 'no-store');
    const { ok, trouble } = await storeReady();
    const ready = ok && desk.isReady();
    const why = ok && !ready ? 'starting or closing' : trouble;
    return reply.code(ready ? 200 : 503).send({ ok: ready, trouble: why });
  });

  app.get('/metrics', async (request, reply) => {
    const { metrics, proxies } = desk.config;
    const allowed = metrics === 'open' || (metrics === 'local' && isLoopback(addressOf(request.raw, proxies)));
    if (!allowed) return refuse(reply, { code: 'not-found' });
    return reply.type(desk.metrics.contentType).send(await desk.metrics.read());
  });
}
