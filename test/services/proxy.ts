import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A wire that can be made bad: to a database, to NATS, or to a node. */
export interface Proxy {
  readonly port: number;
  /** Every byte comes so many milliseconds later. */
  delay: number;
  /** What the other side answers is lost; what it is asked arrives. */
  deaf: boolean;
  /** Nobody new gets through. */
  closed: boolean;
  /** Nothing gets through, either way, and nobody is told: a tunnel. */
  swallows: boolean;
  /** The connections there are stay open and carry nothing ever again, as after a sleep or a change of network; new ones work. */
  strand(): void;
  /** Breaks every connection there is. */
  cut(): void;
  readonly connections: number;
  /** Bytes that were answered through it. */
  readonly answered: number;
  close(): Promise<void>;
}

export async function startProxy(to: number): Promise<Proxy> {
  const sockets = new Set<Socket>();
  let answered = 0;
  const stranded = new WeakSet<Socket>();
  const carry = (from: Socket, into: Socket, isAnswer: boolean): void => {
    let last = Promise.resolve();
    from.on('data', (chunk) => {
      if (isAnswer) answered += chunk.length;
      if (proxy.swallows) strandBoth(from, into);
      if (stranded.has(from) || (isAnswer && proxy.deaf)) return;
      if (proxy.delay === 0) {
        void last.then(() => into.write(chunk));
        return;
      }
      const due = new Promise<void>((resolve) => setTimeout(resolve, proxy.delay).unref());
      last = Promise.all([last, due]).then(() => void into.write(chunk));
    });
    from.on('close', () => void last.then(() => into.destroy()));
    from.on('error', () => into.destroy());
  };
  // A connection that has lost a byte is worth nothing to anybody: no later one may arrive in its place.
  const strandBoth = (one: Socket, other: Socket): void => {
    stranded.add(one);
    stranded.add(other);
  };
  const server = createServer({ noDelay: true }, (near) => {
    if (proxy.closed) {
      near.destroy();
      return;
    }
    const far = connect({ port: to, host: '127.0.0.1', noDelay: true });
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on('close', () => sockets.delete(socket));
    }
    carry(near, far, false);
    carry(far, near, true);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const proxy: Proxy = {
    port: (server.address() as AddressInfo).port,
    delay: 0,
    deaf: false,
    closed: false,
    swallows: false,
    strand() {
      for (const socket of sockets) stranded.add(socket);
    },
    cut() {
      for (const socket of sockets) socket.destroy();
    },
    get answered() {
      return answered;
    },
    get connections() {
      return sockets.size / 2;
    },
    close() {
      proxy.cut();
      return new Promise((resolve) => void server.close(() => resolve()));
    },
  };
  return proxy;
}
