import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SeatedAnswer } from './answer.ts';
import type { Config } from './config.ts';
import { keepSeat } from './cookie.ts';

/** Gives the token the way it was asked for: to the browser's keeping, or in the answer. */
export function giveSeat(
  config: Pick<Config, 'url' | 'proxies'>,
  request: FastifyRequest,
  reply: FastifyReply,
  { id, code }: { readonly id: string; readonly code: string },
  chair: number | undefined,
  token: string,
  cookie: boolean | undefined,
): FastifyReply {
  if (chair === undefined) throw new Error(`table ${id} gave somebody a token and no chair`);
  reply.code(201);
  if (cookie !== true) return reply.send({ table: id, code, chair, token } satisfies SeatedAnswer);
  reply.header('set-cookie', keepSeat(request.headers.cookie, id, token, isSecure(config, request)));
  return reply.send({ table: id, code, chair } satisfies SeatedAnswer);
}

function isSecure({ url, proxies }: Pick<Config, 'url' | 'proxies'>, { raw }: FastifyRequest): boolean {
  return url?.startsWith('https:') === true || (proxies > 0 && raw.headers['x-forwarded-proto'] === 'https');
}
