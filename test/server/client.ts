import { WebSocket } from 'ws';
import { PROTOCOL } from '../../src/wire/protocol.ts';

/** A message down, loosely: tests look at what they need. */
export type Told = { readonly t: string } & Readonly<Record<string, unknown>>;

/** One end of a socket that remembers everything it was told. */
export interface Client {
  readonly told: readonly Told[];
  readonly texts: readonly string[];
  say(message: unknown): void;
  sayText(text: string | Buffer): void;
  /** The first message, from the place that was reached, that `wanted` accepts; those before it are passed over. */
  next(wanted: string | ((told: Told) => boolean)): Promise<Told>;
  /** The newest of a kind so far. */
  newest(kind: string): Told | undefined;
  readonly closed: Promise<{ readonly code: number }>;
  /** Called with every message from now on. */
  listen(listener: (told: Told) => void): void;
  close(): Promise<void>;
  terminate(): void;
}

export interface Hello {
  readonly table: string;
  readonly token?: string;
  readonly watch?: string;
  readonly tv?: string;
}

/** A socket that has not said hello. */
export function dial(url: string, headers: Record<string, string> = {}): Promise<Client> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/ws`, { headers, perMessageDeflate: false });
  const told: Told[] = [];
  const texts: string[] = [];
  const listeners: ((told: Told) => void)[] = [];
  let place = 0;
  let wake: (() => void) | undefined;
  let ended = false;
  const closed = new Promise<{ code: number }>((resolve) => {
    socket.on('close', (code) => {
      ended = true;
      resolve({ code });
      wake?.();
    });
  });
  socket.on('message', (data) => {
    const text = (data as Buffer).toString('utf8');
    const message = JSON.parse(text) as Told;
    texts.push(text);
    told.push(message);
    for (const listener of listeners) listener(message);
    wake?.();
  });
  const client: Client = {
    told,
    texts,
    say: (message) => socket.send(JSON.stringify(message)),
    sayText: (text) => socket.send(text),
    async next(wanted) {
      const accepts = typeof wanted === 'string' ? (each: Told) => each.t === wanted : wanted;
      for (;;) {
        while (place < told.length) {
          const each = told[place++];
          if (each !== undefined && accepts(each)) return each;
        }
        if (ended) throw new Error(`hung up while waiting; told: ${texts.slice(-3).join(' ')}`);
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      }
    },
    newest: (kind) => told.findLast(({ t }) => t === kind),
    closed,
    listen: (listener) => void listeners.push(listener),
    async close() {
      socket.close();
      await closed;
    },
    terminate: () => socket.terminate(),
  };
  return new Promise((resolve, reject) => {
    socket.on('open', () => resolve(client));
    socket.on('error', reject);
  });
}

export async function connect(url: string, hello: Hello, headers: Record<string, string> = {}): Promise<Client> {
  const client = await dial(url, headers);
  const { table, token, watch, tv } = hello;
  const shown = {
    ...(token !== undefined && { token }),
    ...(watch !== undefined && { watch }),
    ...(tv !== undefined && { tv }),
  };
  client.say({ t: 'hello', protocol: PROTOCOL, table, ...shown });
  await client.next('welcome');
  return client;
}
