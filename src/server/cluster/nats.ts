import { connect, type ConnectionOptions, type NatsConnection, type Subscription } from '@nats-io/transport-node';
import type { Bus } from './bus.ts';
import { decodeMessage, encodeMessage, type Message } from './message.ts';

export interface NatsOptions {
  /** `nats://[user:password@]host:port`, or several with commas. */
  readonly url: string;
  readonly node: string;
  /** Nodes with the same name hear each other. */
  readonly cluster: string;
  readonly log: (message: string) => void;
}

interface Watched {
  readonly hear: (message: Message) => void;
  subscription?: Subscription;
}

/** A server that does not answer so many pings is gone, even if its connection stands. */
const PING = { pingInterval: 3000, maxPingOut: 2 };
const AGAIN = { reconnectTimeWait: 250, reconnectJitter: 250, reconnectJitterTLS: 250 };

/** Connects when it can, and again whenever it must; nobody waits for it. */
export function openNats({ url, node, cluster, log }: NatsOptions): Bus {
  const watched = new Map<string, Watched>();
  const figures = { sent: 0, received: 0, watched: 0 };
  const again: (() => void)[] = [];
  let connection: NatsConnection | undefined;
  let up = false;
  let closed = false;

  const subjectOf = (table: string): string => `stolik.${cluster}.${table}`;

  const subscribe = (to: NatsConnection, table: string, each: Watched): void => {
    each.subscription = to.subscribe(subjectOf(table), {
      callback: (error, { data }) => {
        if (error !== null) return;
        figures.received++;
        const message = decodeMessage(new TextDecoder().decode(data));
        if (message !== undefined) each.hear(message);
      },
    });
  };

  const rise = (): void => {
    if (up) return;
    up = true;
    log('NATS is connected');
    for (const call of again) call();
  };

  const fall = (): void => {
    if (!up) return;
    up = false;
    log('NATS is away: nodes ask the store for news until it is back');
  };

  const follow = async (opened: NatsConnection): Promise<void> => {
    for await (const { type } of opened.status()) {
      if (type === 'disconnect' || type === 'staleConnection') fall();
      else if (type === 'reconnect') rise();
    }
  };

  const begin = async (): Promise<void> => {
    const options: ConnectionOptions = {
      ...serversOf(url),
      ...PING,
      ...AGAIN,
      name: node,
      noEcho: true,
      reconnect: true,
      maxReconnectAttempts: -1,
      waitOnFirstConnect: true,
    };
    const opened = await connect(options);
    if (closed) {
      await opened.close();
      return;
    }
    connection = opened;
    for (const [table, each] of watched) subscribe(opened, table, each);
    rise();
    await follow(opened);
  };
  begin().catch((thrown: unknown) => {
    fall();
    log(`NATS cannot be used: ${thrown instanceof Error ? thrown.message : 'unknown'}`);
  });

  return {
    publish(table, message) {
      // What it would keep for later is in the store by then.
      if (!up || connection === undefined) return;
      figures.sent++;
      try {
        connection.publish(subjectOf(table), encodeMessage(message));
      } catch (thrown) {
        // Too large, or just closing. What is kept is found in the store; whoever has kept it must not fall over it.
        log(`NATS was not told: ${thrown instanceof Error ? thrown.message : 'unknown'}`);
      }
    },
    watch(table, hear) {
      const each: Watched = { hear };
      watched.set(table, each);
      figures.watched = watched.size;
      if (connection !== undefined) subscribe(connection, table, each);
      return {
        ready: up ? (connection?.flush() ?? Promise.resolve()).catch(() => {}) : Promise.resolve(),
        stop() {
          if (watched.get(table) === each) watched.delete(table);
          figures.watched = watched.size;
          each.subscription?.unsubscribe();
        },
      };
    },
    get isUp() {
      return up;
    },
    onUp: (call) => void again.push(call),
    figures,
    async close() {
      closed = true;
      up = false;
      await connection?.close();
    },
  };
}

function serversOf(url: string): ConnectionOptions {
  const servers = url.split(',').map((each) => each.trim());
  const first = URL.parse(servers[0] ?? '');
  const hosts = servers.map((each) => URL.parse(each)?.host ?? each);
  const tls = first?.protocol === 'tls:' ? { tls: {} } : {};
  if (first === null || first.username === '') return { servers: hosts, ...tls };
  const user = decodeURIComponent(first.username);
  return first.password === ''
    ? { servers: hosts, token: user, ...tls }
    : { servers: hosts, user, pass: decodeURIComponent(first.password), ...tls };
}
