import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { MOST_BYTES } from '../wire/up.ts';
import { addressOf, limitKey } from './address.ts';
import { createConnections } from './connections.ts';
import type { Desk } from './desk.ts';
import { hostCheck } from './host.ts';
import { papersOf } from './identity.ts';
import { isOurs } from './origin.ts';
import { Visit } from './visit.ts';
import { handshake, WebSocketEnd } from './websocket.ts';

export interface Sockets {
  readonly size: number;
  readonly seated: number;
  /** Everybody connected hears this. */
  tell(message: string): void;
  /** Lets all of this address go. */
  dismiss(address: string): void;
  /** Tells everybody to come back and hangs up. */
  close(): Promise<void>;
}

const PATH = '/ws';
/** Whoever does not answer a heartbeat before the next one is gone. */
const HEARTBEAT = 25_000;
/** They do not all get it at once: twenty thousand would hold up whoever moves then. */
const ROUNDS = 25;
/** Clients come back spread over this time, so that a restart is no stampede. */
const COME_BACK = { soonest: 500, spread: 1500 };
const CLOSE_WITHIN = 3000;
/** How long whoever was turned away may take to hang up. */
const FAREWELL = 2000;

export function openSockets(server: Server, desk: Desk): Sockets {
  const { config, time, metrics, limits, log, tolls } = desk;
  const visits = new Map<WebSocketEnd, Visit>();
  // Behind a proxy all connections come from it: there, sockets are counted by who is behind it.
  const proxied = config.proxies > 0 ? createConnections(limits) : undefined;
  const misnamed = hostCheck(config);
  const rate = { burst: limits.messageBurst, perSecond: limits.messagesPerSecond };
  let unsent: WebSocketEnd[] = [];
  let gone: (() => void) | undefined;

  /** What goes wrong with one connection ends that one. */
  function withEach(sockets: Iterable<WebSocketEnd>, work: (socket: WebSocketEnd) => void): void {
    for (const socket of sockets) {
      try {
        work(socket);
      } catch (thrown) {
        log.error({ err: thrown }, 'a connection has failed');
        socket.terminate();
      }
    }
  }

  function flush(): void {
    const sockets = unsent;
    unsent = [];
    withEach(sockets, (socket) => socket.flush());
  }

  /** Behind whatever this turn still has to say: it leaves in the same write. */
  function flushLast(): void {
    time.soon(flush);
  }

  function flushSoon(socket: WebSocketEnd): void {
    if (unsent.push(socket) === 1) time.soon(flushLast);
  }

  function refusalOf(request: IncomingMessage): number | undefined {
    if ((request.url ?? '').split('?')[0] !== PATH) return 404;
    if (misnamed(request.headers.host, PATH) !== undefined) return 421;
    if (!desk.isOpen()) return 503;
    if (desk.settled.ban(limitKey(addressOf(request, config.proxies)), time.now()) !== undefined) return 403;
    return isOurs(request.headers, allowedOrigins(desk)) ? undefined : 403;
  }

  function upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    socket.on('error', destroy);
    const refusal = refusalOf(request);
    if (refusal !== undefined) return turnAway(desk, socket, refusal);
    const answer = handshake(request);
    if (answer === undefined) return turnAway(desk, socket, 400);
    const address = addressOf(request, config.proxies);
    const met = tolls.request(limitKey(address), false);
    if (met !== undefined) {
      metrics.turnedAway(met.limit);
      return turnAway(desk, socket, 429);
    }
    const admitted = proxied?.admit(address);
    if (proxied !== undefined && admitted === undefined) {
      metrics.turnedAway('connections-per-address');
      return turnAway(desk, socket, 503);
    }
    if (admitted !== undefined) socket.once('close', () => admitted.gone());
    socket.write(answer);
    const end = new WebSocketEnd(socket, MOST_BYTES, flushSoon);
    const visit = new Visit(end, papersOf(request.headers), limitKey(address), rate, desk);
    visits.set(end, visit);
    const theirs = rounds[admittedYet++ % ROUNDS];
    theirs?.add(end);
    socket.once('close', () => {
      visits.delete(end);
      theirs?.delete(end);
      gone?.();
    });
    end.begin(visit, head);
  }

  const rounds = Array.from({ length: ROUNDS }, () => new Set<WebSocketEnd>());
  let round = 0;
  let admittedYet = 0;
  let cancelBeat = time.after(HEARTBEAT / ROUNDS, beat);
  function beat(): void {
    cancelBeat = time.after(HEARTBEAT / ROUNDS, beat);
    round = (round + 1) % ROUNDS;
    withEach(rounds[round] ?? [], (socket) => void (socket.ping() || socket.terminate()));
  }

  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    try {
      upgrade(request, socket, head);
    } catch (thrown) {
      log.error({ err: thrown }, 'an upgrade has failed');
      socket.destroy();
    }
  });

  return {
    get size() {
      return visits.size;
    },
    get seated() {
      let count = 0;
      for (const each of visits.values()) if (each.seated) count++;
      return count;
    },
    tell(message) {
      for (const each of visits.values()) each.send(message);
    },
    dismiss(address) {
      for (const each of visits.values()) if (each.address === address) each.dismiss('shut', null);
    },
    async close() {
      cancelBeat();
      const open = [...visits.values()];
      for (const [i, each] of open.entries()) {
        each.dismiss('restart', COME_BACK.soonest + Math.round((i * COME_BACK.spread) / open.length));
      }
      const closed = Promise.withResolvers<void>();
      gone = () => void (visits.size === 0 && closed.resolve());
      gone();
      const patience = Promise.withResolvers<void>();
      const cancel = time.after(CLOSE_WITHIN, patience.resolve);
      await Promise.race([closed.promise, patience.promise]);
      cancel();
      for (const socket of visits.keys()) socket.terminate();
    },
  };
}

export function allowedOrigins({ config }: Desk): readonly string[] {
  return config.url === null ? config.origins : [config.url, ...config.origins];
}

const REASONS: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  403: 'Forbidden',
  404: 'Not Found',
  421: 'Misdirected Request',
  429: 'Too Many Requests',
  503: 'Service Unavailable',
};

/** HTTP's own timeouts end where an upgrade begins: whoever does not hang up when they are told to is hung up on. */
function turnAway({ time }: Desk, socket: Duplex, status: number): void {
  socket.end(`HTTP/1.1 ${status} ${REASONS[status] ?? ''}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
  socket.resume();
  const cancel = time.after(FAREWELL, () => socket.destroy());
  socket.once('close', cancel);
}

function destroy(this: Duplex): void {
  this.destroy();
}
