/** A running server, asked with its operator's token. */
export interface Office {
  get(path: string): Promise<Answered>;
  post(path: string, body?: object): Promise<Answered>;
}

export type Answered =
  | { readonly ok: true; readonly body: Record<string, unknown> }
  | { readonly ok: false; readonly why: string };

const WHY: Readonly<Record<string, string>> = {
  'wrong-token': 'the token is wrong. It was printed at the first start; STOLIK_ADMIN_TOKEN or DIR/admin-token has it.',
  'no-table': 'there is no such table.',
  'no-record': 'there is no such record.',
};

export function openOffice(url: string, token: string): Office {
  const call = async (path: string, body?: object): Promise<Answered> => {
    let answer: Response;
    try {
      answer = await fetch(`${url}/api/admin${path}`, {
        method: body === undefined ? 'GET' : 'POST',
        headers: {
          authorization: `Bearer ${token}`,
          ...(body !== undefined && { 'content-type': 'application/json' }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
        redirect: 'error',
      });
    } catch {
      return { ok: false, why: `nobody answers at ${url}. Does the server run? --url says where.` };
    }
    const told = (await answer.json().catch(() => ({}))) as Record<string, unknown>;
    return answer.ok ? { ok: true, body: told } : { ok: false, why: whyOf(answer, told, url) };
  };
  return { get: (path) => call(path), post: (path, body = {}) => call(path, body) };
}

function whyOf({ status, headers }: Response, { code, why }: Record<string, unknown>, url: string): string {
  if (status === 404 && code === 'not-found') {
    return `the server at ${url} is not looked after from here: start it with STOLIK_ADMIN=local (from its own machine) or open.`;
  }
  if (status === 429) return `too many wrong tokens; try again in ${headers.get('retry-after') ?? 'some'} seconds.`;
  return WHY[String(code)] ?? (typeof why === 'string' ? `${why}.` : `the server answers ${status} (${String(code)}).`);
}
