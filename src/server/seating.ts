import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SeatedAnswer } from './answer.ts';
import type { Config } from './config.ts';
import { keepSeat } from './cookie.ts';
import { isSecure } from './secure.ts';

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
  reply.header('set-cookie', keepSeat(request.headers.cookie, id, token, isSecure(request, config)));
  return reply.send({ table: id, code, chair } satisfies SeatedAnswer);
}
