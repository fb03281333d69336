/** What came back over HTTP. */
export interface Called {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Record<string, unknown>;
}

/** A seat somebody took. */
export interface Seated {
  readonly table: string;
  readonly code: string;
  readonly chair: number;
  readonly token: string;
}

export async function call(
  url: string,
  method: 'GET' | 'POST',
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<Called> {
  const answer = await fetch(url + path, {
    method,
    headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const text = await answer.text();
  const isJson = answer.headers.get('content-type')?.includes('json') === true;
  return {
    status: answer.status,
    headers: answer.headers,
    body: isJson ? (JSON.parse(text) as Record<string, unknown>) : { text },
  };
}

export async function createTable(url: string, game: string, more: Record<string, unknown> = {}): Promise<Seated> {
  const { status, body } = await call(url, 'POST', '/api/tables', { game, name: 'Ala', ...more });
  if (status !== 201) throw new Error(`no table: ${JSON.stringify(body)}`);
  return body as unknown as Seated;
}

export async function sit(url: string, table: string, name: string): Promise<Seated> {
  const { status, body } = await call(url, 'POST', `/api/tables/${table}/sit`, { name });
  if (status !== 201) throw new Error(`no seat: ${JSON.stringify(body)}`);
  return body as unknown as Seated;
}

export function bearer(token: string): Record<string, string> {
  return { authorization: `Bearer ${token}` };
}
