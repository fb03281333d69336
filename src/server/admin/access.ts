import { createHmac, hash, timingSafeEqual } from 'node:crypto';
import type { Office } from '../../store/office.ts';
import type { Millis } from '../../store/store.ts';
import { drawToken, hashToken } from '../token.ts';

/** Who may look after the house: whoever shows its token, or has a session that was begun with it. */
export interface Access {
  isToken(shown: string): Promise<boolean>;
  /** A new one; the old one, and all sessions, are worth nothing from now on. Told once, and kept as a hash. */
  renew(): Promise<string>;
  /** What a browser keeps instead of the token. */
  begin(now: Millis): Promise<string>;
  isSession(session: string, now: Millis): Promise<boolean>;
  end(session: string): Promise<void>;
  /** Sessions whose time is over are forgotten. */
  sweep(now: Millis): Promise<void>;
}

export const TOKEN = 'admin-token';
const SESSION = 'admin-session:';
/** A working day. */
const LASTS = 12 * 3_600_000;

/** `given`: the operator brings a token of their own; otherwise the one whose hash is kept counts. */
export function openAccess(office: Office, given: string | null): Access {
  const kept = async (): Promise<string | undefined> => (given === null ? office.get(TOKEN) : digest(given));
  const forgetSessions = async (isOver: (data: string) => boolean): Promise<void> => {
    for (const [name, data] of await office.list(SESSION)) if (isOver(data)) await office.put(name, null);
  };
  return {
    async isToken(shown) {
      const wanted = await kept();
      return wanted !== undefined && sameDigits(digest(shown), wanted);
    },
    async renew() {
      const token = drawToken();
      await office.put(TOKEN, digest(token));
      await forgetSessions(() => true);
      return token;
    },
    async begin(now) {
      const session = drawToken();
      await office.put(SESSION + digest(session), String(now + LASTS));
      return session;
    },
    async isSession(session, now) {
      if (hashToken(session) === undefined) return false;
      const until = await office.get(SESSION + digest(session));
      return until !== undefined && Number(until) > now;
    },
    end: async (session) => void (await office.put(SESSION + digest(session), null)),
    sweep: (now) => forgetSessions((until) => Number(until) <= now),
  };
}

/** Draws the first token of a house; nothing where it has one. */
export async function firstToken(office: Office): Promise<string | undefined> {
  const token = drawToken();
  return (await office.first(TOKEN, digest(token))) === digest(token) ? token : undefined;
}

/** What a page of ours shows with every change, and no other page can know. */
export function csrfOf(session: string): string {
  return createHmac('sha256', session).update('stolik/admin-csrf').digest('base64url');
}

/** Takes as long whatever differs. */
export function isSame(a: string, b: string): boolean {
  return sameDigits(digest(a), digest(b));
}

function digest(secret: string): string {
  return hash('sha256', secret, 'hex');
}

function sameDigits(a: string, b: string): boolean {
  return a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));
}
