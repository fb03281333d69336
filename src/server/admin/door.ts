import type { FastifyReply, FastifyRequest } from 'fastify';
import { addressOf, isLoopback, limitKey } from '../address.ts';
import { allowances } from '../allowance.ts';
import type { Config } from '../config.ts';
import type { Log } from '../log.ts';
import type { Metrics } from '../metrics.ts';
import { isOurs } from '../origin.ts';
import { refuse, refuseMet } from '../refusal.ts';
import type { Clock } from '../time.ts';
import { csrfOf, isSame, type Access } from './access.ts';
import { adminCookie } from './cookie.ts';

/** Who looks after the house, and from where. */
export interface Operator {
  readonly from: string;
  /** Of a browser; null for a program that shows the token itself. */
  readonly session: string | null;
}

/** Lets in whoever may look after the house; everybody else is answered here. */
export interface Door {
  enter(request: FastifyRequest, reply: FastifyReply): Promise<Operator | FastifyReply>;
  /** The token itself, shown to begin a session. */
  show(token: string, request: FastifyRequest, reply: FastifyReply): Promise<Operator | FastifyReply>;
}

export interface DoorOptions {
  readonly config: Pick<Config, 'admin' | 'proxies'>;
  readonly access: Access;
  readonly origins: readonly string[];
  readonly time: Clock;
  readonly metrics: Metrics;
  readonly log: Log;
}

/** Wrong tokens of one address: nobody mistypes as often. */
const WRONG = { burst: 10, perSecond: 60 / 3600 };
const SAFE = new Set(['GET', 'HEAD']);
export const CSRF = 'x-stolik-csrf';

export function openDoor({ config, access, origins, time, metrics, log }: DoorOptions): Door {
  const wrong = allowances(WRONG);
  const fromOf = (request: FastifyRequest): string => addressOf(request.raw, config.proxies);
  /** To whoever may not even ask, there is nothing here. */
  const isShut = (request: FastifyRequest): boolean =>
    config.admin === 'off' || (config.admin === 'local' && !isLoopback(fromOf(request)));

  const show: Door['show'] = async (token, request, reply) => {
    if (isShut(request)) return refuse(reply, { code: 'not-found' });
    const from = fromOf(request);
    const key = limitKey(from);
    // Taken before it is known whether it is wrong, so that many at once learn no more than many in turn.
    const wait = wrong.take(key, time.monotonic());
    if (wait > 0) return refuseMet(reply, metrics, { limit: 'wrong-tokens', wait });
    if (!(await access.isToken(token))) {
      log.warn({ from }, 'a wrong operator token was shown');
      return refuse(reply, { code: 'wrong-token' });
    }
    wrong.take(key, time.monotonic(), -1);
    return { from, session: null };
  };

  return {
    show,
    async enter(request, reply) {
      if (isShut(request)) return refuse(reply, { code: 'not-found' });
      const { authorization } = request.headers;
      if (authorization !== undefined) {
        const [scheme = '', token = ''] = authorization.split(' ');
        return show(scheme.toLowerCase() === 'bearer' ? token : '', request, reply);
      }
      const session = adminCookie(request.headers.cookie);
      if (session === undefined || !(await access.isSession(session, time.now()))) {
        return refuse(reply, { code: 'wrong-token' });
      }
      if (!SAFE.has(request.method) && !isOwnPage(request, session, origins)) {
        return refuse(reply, { code: 'wrong-origin' });
      }
      return { from: fromOf(request), session };
    },
  };
}

/** A browser sends its cookie with whatever page asks it to: a change takes our own page's word, twice. */
function isOwnPage({ headers }: FastifyRequest, session: string, origins: readonly string[]): boolean {
  const shown = headers[CSRF];
  return (
    headers.origin !== undefined &&
    isOurs(headers, origins) &&
    typeof shown === 'string' &&
    isSame(shown, csrfOf(session))
  );
}
