import { hash, randomBytes } from 'node:crypto';

const BYTES = 32;
const WRITTEN = /^[A-Za-z0-9_-]{43}$/;

/** A secret nobody can guess, as links, cookies and headers carry it. */
export function drawToken(): string {
  return randomBytes(BYTES).toString('base64url');
}

/** What is kept of a token. Nothing for a text that cannot be one. */
export function hashToken(token: string): string | undefined {
  return WRITTEN.test(token) ? hash('sha256', token, 'hex') : undefined;
}
