import helmet from '@fastify/helmet';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { addressOf, limitKey } from './address.ts';
import type { Desk } from './desk.ts';
import { isStoreAway } from '../store/away.ts';
import { hostCheck } from './host.ts';
import { isOurs } from './origin.ts';
import { refuse, refuseMet } from './refusal.ts';
import { allowedOrigins } from './sockets.ts';

/** Only this server's own files, and nobody's frame. */
const POLICY = {
  defaultSrc: ["'self'"],
  scriptSrc: ["'self'"],
  styleSrc: ["'self'"],
  imgSrc: ["'self'", 'data:'],
  fontSrc: ["'self'"],
  connectSrc: ["'self'"],
  mediaSrc: ["'self'"],
  workerSrc: ["'self'"],
  manifestSrc: ["'self'"],
  objectSrc: ["'none'"],
  baseUri: ["'none'"],
  formAction: ["'self'"],
  frameAncestors: ["'none'"],
};

/** Their cost is bounded otherwise. */
const UNCOUNTED = new Set(['/healthz', '/readyz', '/metrics']);
const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/** What every request meets first. */
export async function addGuard(app: FastifyInstance, desk: Desk): Promise<void> {
  const { config, metrics, log, tolls } = desk;
  const misnamed = hostCheck(config);

  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: POLICY },
    strictTransportSecurity: config.url?.startsWith('https:') === true ? { maxAge: 31_536_000 } : false,
    referrerPolicy: { policy: 'no-referrer' },
    xFrameOptions: { action: 'deny' },
    // Ignored, with a complaint, on plain http: phones on the same network have no https.
    crossOriginOpenerPolicy: config.url?.startsWith('https:') === true,
    originAgentCluster: config.url?.startsWith('https:') === true,
  });

  app.addHook('onRequest', async (request, reply) => {
    reply.header('permissions-policy', 'camera=(), microphone=(), geolocation=(), browsing-topics=()');
    // What it was matched with, not how it was written: %61pi is api, too.
    const route = request.routeOptions.url ?? request.url;
    const isApi = route.startsWith('/api/');
    if (isApi) reply.header('cache-control', 'no-store');
    const why = misnamed(request.headers.host, route);
    if (why !== undefined) return refuse(reply, { code: 'wrong-host', why });
    if (UNCOUNTED.has(route)) return;
    if (!desk.isOpen()) return refuse(reply, { code: 'closed', why: 'the server is starting or stopping' });
    const ban = desk.settled.ban(limitKey(addressOf(request.raw, config.proxies)), desk.time.now());
    if (ban !== undefined) return refuseBanned(request, reply, ban.until - desk.time.now());
    const met = tolls.request(limitKey(addressOf(request.raw, config.proxies)), !isApi);
    if (met !== undefined) return refuseMet(reply, metrics, met);
    if (!SAFE.has(request.method) && !isOurs(request.headers, allowedOrigins(desk))) {
      return refuse(reply, { code: 'wrong-origin' });
    }
  });
  app.addHook('onResponse', async (_, reply) => metrics.request(reply.statusCode));

  app.setErrorHandler((thrown: Error & { readonly statusCode?: number; readonly code?: string }, _, reply) => {
    const { statusCode = 500 } = thrown;
    if (statusCode === 413) return refuse(reply, { code: 'too-long', why: 'the body is too long' });
    if (statusCode < 500) return refuse(reply, { code: 'bad-message', place: '', why: whyOf(thrown.code) });
    if (isStoreAway(thrown)) return refuse(reply, { code: 'store-failed', why: 'the database does not answer' });
    log.error({ err: thrown }, 'a request could not be answered');
    return refuse(reply, { code: 'failed', why: 'the server has failed; its log says how' });
  });
}

/** In words where a person looks. */
function refuseBanned(request: FastifyRequest, reply: FastifyReply, wait: number): FastifyReply {
  if (request.headers.accept?.includes('text/html') !== true) return refuse(reply, { code: 'banned', wait });
  const minutes = Math.ceil(wait / 60_000);
  return reply.code(403).type('text/plain; charset=utf-8')
    .send(`Adres, z którego przychodzisz, nie jest tu wpuszczany jeszcze przez ${minutes} min. Jeśli to pomyłka, napisz do osoby, która prowadzi ten serwer.

The address you come from is not let in for another ${minutes} min. If this is a mistake, write to whoever runs this server.
`);
}

/** Fastify's own words may quote the body; ours do not. */
function whyOf(code: string | undefined): string {
  return code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE' ? 'the body must be application/json' : 'the body is no JSON';
}
