import type { IncomingHttpHeaders } from 'node:http';
import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';
import type { Who } from '../table/command.ts';
import type { Handle } from '../table/tables.ts';
import { encode, type ClosingMessage, type Down, type ViewMessage } from '../wire/down.ts';
import type { Line } from '../wire/fanout.ts';
import { parseUp, PROTOCOL, type Ask, type Hello, type Move, type Up } from '../wire/up.ts';
import { allowance } from './allowance.ts';
import { ask, isWanted, move } from './asking.ts';
import { lineTo } from './frame.ts';
import type { Guest } from './gathering.ts';
import { credentialOf, whoShows, type Credential } from './identity.ts';
import type { Desk } from './desk.ts';
import { welcome } from './welcome.ts';

/** Where a guest is. */
interface Stay {
  readonly handle: Handle;
  readonly guest: Guest;
  leave(): void;
}

/** A connection after its upgrade. */
export interface Visit {
  /** Says why, and hangs up. */
  dismiss(why: ClosingMessage['why'], again: number | null): void;
  readonly seated: boolean;
}

/** Whoever has not said hello by then is not going to. */
const HELLO_WITHIN = 10_000;
/** How long a client may take to hang up when it was told to. */
const FAREWELL = 2000;
/** Questions to the table that may be open at once; a client that sends more is not read until they are answered. */
const OPEN_ASKS = 32;
const HELD = 64;
const BAD_MESSAGE_COST = 5;
const CODES: Partial<Record<ClosingMessage['why'], number>> = { restart: 1012, 'too-many': 1013, 'too-slow': 1013 };

export function visit(socket: WebSocket, stream: Duplex, headers: IncomingHttpHeaders, desk: Desk): Visit {
  const { time, limits, metrics, log } = desk;
  const rate = allowance({ burst: limits.messageBurst, perSecond: limits.messagesPerSecond }, time.now());
  let stay: Stay | undefined;
  let greeting = false;
  let held: Up[] = [];
  let open = 0;
  let ended = false;
  let cancelPause: (() => void) | undefined;
  const cancelHello = time.after(HELLO_WITHIN, () => {
    if (stay === undefined) dismiss('no-table', null);
  });

  const { send, buffered } = lineTo(socket, stream);
  const line: Line = {
    send(message) {
      if (ended) return;
      send(message);
      if (buffered() <= limits.unread) return;
      metrics.turnedAway('too-slow');
      end();
      socket.terminate();
    },
    buffered,
  };
  const say = (message: Exclude<Down, ViewMessage>): void => line.send(encode(message));

  function end(): void {
    if (ended) return;
    ended = true;
    cancelHello();
    cancelPause?.();
    stay?.leave();
    stay = undefined;
    held = [];
  }

  function dismiss(why: ClosingMessage['why'], again: number | null): void {
    if (ended) return;
    say({ t: 'closing', why, again });
    end();
    socket.close(CODES[why] ?? 1000, why);
    const kill = time.after(FAREWELL, () => socket.terminate());
    socket.once('close', kill);
  }

  /** Reads on only when the allowance and the open asks let it. */
  function settle(wait: number): void {
    if (wait > 0 && cancelPause === undefined) {
      metrics.turnedAway('too-fast');
      cancelPause = time.after(wait, () => {
        cancelPause = undefined;
        settle(0);
      });
    }
    if (ended) return;
    if (cancelPause !== undefined || open >= OPEN_ASKS || greeting) socket.pause();
    else if (socket.isPaused) socket.resume();
  }

  async function greet(hello: Hello): Promise<void> {
    const { table, protocol } = hello;
    if (protocol !== PROTOCOL) return say({ t: 'refused', code: 'old-program' });
    const handle = await desk.tables.open(table);
    if (handle === undefined) return dismiss('no-table', null);
    const shown = shownIn(hello) ?? credentialOf(headers, table);
    const who = shown === undefined ? undefined : await whoShows(handle, shown);
    if (who === undefined || shown === undefined) return say({ t: 'refused', code: 'not-allowed' });
    if (ended) return;
    stay?.leave();
    stay = undefined;
    await settleIn(handle, who, shown);
  }

  async function settleIn(handle: Handle, who: Who, shown: Credential): Promise<void> {
    const { gathering, leave } = desk.gatherings.enter(handle);
    try {
      if (gathering.size >= limits.socketsPerTable) {
        metrics.turnedAway('sockets-per-table');
        return dismiss('too-many', 5000);
      }
      const guest: Guest = { who, line, dismiss };
      const viewer = await gathering.join(guest, (sight) => say(welcome(who, sight)));
      const depart = (): void => {
        gathering.part(guest, viewer);
        leave();
      };
      if (ended) return depart();
      stay = { handle, guest, leave: depart };
      // Whoever was sent away while this one came in was not among the guests yet, and heard nothing of it.
      if ((await whoShows(handle, shown)) === undefined) dismiss('kicked', null);
    } finally {
      if (stay === undefined) leave();
    }
  }

  async function onMove(at: Stay, asked: Move): Promise<void> {
    const before = performance.now();
    const refused = await move(at.handle, at.guest.who, asked);
    metrics.moved(refused === undefined ? 'accepted' : 'refused', performance.now() - before);
    if (refused !== undefined) say(refused);
  }

  async function onAsk(at: Stay, asked: Ask): Promise<void> {
    const answer = await ask(at.handle, at.guest.who, asked);
    if (isWanted(answer)) say(answer);
  }

  function during(work: Promise<void>): void {
    open++;
    work
      .catch((thrown: unknown) => {
        log.error({ err: thrown }, 'a message could not be answered');
        say({ t: 'refused', code: 'failed' });
      })
      .finally(() => {
        open--;
        settle(0);
      });
  }

  function take(up: Up): void {
    metrics.message(up.t);
    if (up.t === 'ping') return say(up.id === undefined ? { t: 'pong' } : { t: 'pong', id: up.id });
    if (up.t === 'hello') {
      greeting = true;
      return during(
        greet(up).finally(() => {
          greeting = false;
          const waiting = held;
          held = [];
          for (const each of waiting) receive(each);
        }),
      );
    }
    if (stay === undefined) {
      const id = 'id' in up && up.id !== undefined ? { id: up.id } : {};
      return say({ t: 'refused', ...id, code: 'bad-message', place: 't', why: 'the first message is a hello' });
    }
    during(up.t === 'move' ? onMove(stay, up) : onAsk(stay, up));
  }

  function receive(up: Up): void {
    if (ended) return;
    if (!greeting) return take(up);
    // What came in the same packet as the hello waits for it.
    if (held.length >= HELD) return dismiss('too-many', 1000);
    held.push(up);
  }

  socket.on('message', (data, binary) => {
    if (ended) return;
    const read = binary
      ? ({ ok: false, place: '', why: 'messages are text' } as const)
      : parseUp((data as Buffer).toString('utf8'));
    const wait = rate.take(time.now(), read.ok ? 1 : BAD_MESSAGE_COST);
    if (read.ok) receive(read.value);
    else {
      metrics.message('bad');
      say({ t: 'refused', code: 'bad-message', place: read.place, why: read.why });
    }
    settle(wait);
  });
  socket.on('close', end);
  socket.on('error', () => socket.terminate());

  return {
    dismiss,
    get seated() {
      return stay !== undefined && stay.guest.who.kind === 'chair';
    },
  };
}

function shownIn({ token, watch, tv }: Hello): Credential | undefined {
  if (token !== undefined) return { kind: 'token', token };
  if (watch !== undefined) return { kind: 'watch', key: watch };
  return tv === undefined ? undefined : { kind: 'tv', key: tv };
}
