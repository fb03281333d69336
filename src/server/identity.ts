import type { IncomingHttpHeaders } from 'node:http';
import type { Handle } from '../table/tables.ts';
import type { Who } from '../table/command.ts';
import { seatCookie } from './cookie.ts';
import { hashToken } from './token.ts';

/** What somebody showed to say who they are: a seat's token, or the key of a link that lets look. */
export type Credential =
  | { readonly kind: 'token'; readonly token: string }
  | { readonly kind: 'watch' | 'tv'; readonly key: string };

const KEY = /^[0-9a-f]{32}$/;
const SCHEMES: Readonly<Record<string, Credential['kind']>> = { bearer: 'token', watch: 'watch', tv: 'tv' };

/** The headers that say who somebody is; nothing else of a request is worth keeping for as long as a socket is open. */
export interface Papers {
  readonly authorization: string | undefined;
  readonly cookie: string | undefined;
}

const NO_PAPERS: Papers = { authorization: undefined, cookie: undefined };

export function papersOf({ authorization, cookie }: IncomingHttpHeaders): Papers {
  return authorization === undefined && cookie === undefined ? NO_PAPERS : { authorization, cookie };
}

/** `Authorization: Bearer TOKEN`, `Watch KEY` or `TV KEY`; otherwise the cookie of this table. */
export function credentialOf({ authorization, cookie }: Papers, table: string): Credential | undefined {
  if (authorization !== undefined) {
    const [scheme = '', secret = ''] = authorization.split(' ');
    const kind = SCHEMES[scheme.toLowerCase()];
    if (kind === undefined) return undefined;
    return kind === 'token' ? { kind, token: secret } : { kind, key: secret };
  }
  const token = seatCookie(cookie, table);
  return token === undefined ? undefined : { kind: 'token', token };
}

/** What is kept of the token that was shown, whether or not it opens anything. */
export function hashShown(shown: Credential | undefined): string | undefined {
  return shown?.kind === 'token' ? hashToken(shown.token) : undefined;
}

/** Who that is at this table. Nothing for a wrong one: it is not said what was wrong with it. */
export async function whoShows(handle: Handle, shown: Credential): Promise<Who | undefined> {
  if (shown.kind !== 'token') return KEY.test(shown.key) ? handle.whoWatches(shown.kind, shown.key) : undefined;
  const hash = hashToken(shown.token);
  return hash === undefined ? undefined : handle.whoHolds(hash);
}
