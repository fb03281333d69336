import { once } from 'node:events';
import { WebSocket } from 'ws';

export interface Seated {
  readonly table: string;
  readonly token: string;
}

/** Somebody at an address of their own, as the server's proxy would say. */
export interface Caller {
  get(path: string): Promise<number>;
  post<T>(path: string, body: unknown): Promise<T>;
  open(game: string, settings?: Readonly<Record<string, boolean>>): Promise<Seated>;
  /** A socket that has said hello and was welcomed. */
  join(seated: Seated): Promise<WebSocket>;
}

export function callerAt(url: string, address: string): Caller {
  const headers = { 'x-forwarded-for': address };
  const post = async <T>(path: string, body: unknown): Promise<T> => {
    const answer = await fetch(url + path, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as T;
  };
  return {
    post,
    async get(path) {
      const answer = await fetch(url + path, { headers });
      await answer.arrayBuffer();
      return answer.status;
    },
    open: (game, settings = {}) => post('/api/tables', { game, name: 'Ala', settings }),
    async join({ table, token }) {
      const socket = new WebSocket(`${url.replace('http', 'ws')}/ws`, { headers, perMessageDeflate: false });
      socket.on('error', () => {});
      await once(socket, 'open');
      socket.send(JSON.stringify({ t: 'hello', protocol: 2, table, token }));
      await once(socket, 'message');
      return socket;
    },
  };
}
