import { signal } from '@preact/signals';

/** The answer, or a code as the server gives them; `why` in its own words. */
export type Told<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly code: string; readonly why: string };

/** What the session's page shows with every change; nothing before one has come in. It is never kept on the device. */
export const csrf = signal<string | undefined>(undefined);

export async function ask<T>(path: string, body?: object): Promise<Told<T>> {
  try {
    const answer = await fetch(
      `/api/admin${path}`,
      body === undefined
        ? {}
        : {
            method: 'POST',
            headers: { 'content-type': 'application/json', 'x-stolik-csrf': csrf.value ?? '' },
            body: JSON.stringify(body),
          },
    );
    const read = (await answer.json()) as T & { readonly code?: string; readonly why?: string };
    if (answer.ok) return { ok: true, value: read };
    if (answer.status === 401) csrf.value = undefined;
    return { ok: false, code: read.code ?? 'failed', why: read.why ?? read.code ?? '' };
  } catch {
    return { ok: false, code: 'unreachable', why: 'unreachable' };
  }
}

/** Begins a session with the token, or goes on with the one this browser has. */
export async function comeIn(token?: string): Promise<Told<{ readonly csrf: string }>> {
  const told = await ask<{ readonly csrf: string }>('/session', token === undefined ? undefined : { token });
  if (told.ok) csrf.value = told.value.csrf;
  return told;
}
