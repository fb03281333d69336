import { batch, signal } from '@preact/signals';
import type { Complaint } from '../../kernel/share.ts';
import type { Lobby } from '../../table/lobby.ts';
import type { Down, ViewMessage } from '../../wire/down.ts';
import { PROTOCOL } from '../../wire/protocol.ts';
import { backOff } from './back-off.ts';
import {
  sceneOf,
  type Line,
  type LineState,
  type Me,
  type Over,
  type Refusal,
  type Scene,
  type Reply,
} from './line.ts';
import { listening } from './hearing.ts';
import { recordOf } from './http.ts';
import { onItsWay } from './pending.ts';
import { pinning } from './pinning.ts';
import type { Bearing } from './bearing.ts';
import { keepPin } from './witness.ts';

/** How one shows who one is: by the cookie of a seat, or by the key of a link. */
export interface Ticket {
  readonly table: string;
  readonly watch?: string;
  readonly tv?: string;
}

/** What the rules on this device say of a move before it is sent. */
export type Judge = (scene: Scene, move: unknown) => string | undefined;

const PING = 20_000;
/** No answer to a ping within this: the line is dead, whatever the socket says. */
const SILENCE = 8000;
const DOUBT = 2500;
const ANSWER = 10_000;

/** A line to a server. It comes back by itself, with the same hello, until the table says it is over. */
export function openLine(ticket: Ticket, judge: () => Judge | undefined): Line {
  const state = signal<LineState>({ kind: 'connecting' });
  const me = signal<Me | undefined>(undefined);
  const lobby = signal<Lobby | undefined>(undefined);
  const scene = signal<Scene | undefined>(undefined);
  const refusal = signal<Refusal | undefined>(undefined);
  const complaint = signal<Complaint | undefined>(undefined);
  let bearing: Bearing | undefined;
  const hearing = listening();
  const pinned = pinning();
  const sent = onItsWay();
  const answers = new Map<number, (told: Reply) => void>();
  let fetching: Promise<void> | undefined;
  let leave = -1;
  let socket: WebSocket | undefined;
  let tries = 0;
  let asked = 0;
  let refusals = 0;
  let shown = 0;
  let again: ReturnType<typeof setTimeout> | undefined;
  let pulse: ReturnType<typeof setTimeout> | undefined;
  let ended = false;
  let leaving = false;

  const send = (message: object): boolean => {
    if (socket?.readyState !== WebSocket.OPEN) return false;
    socket.send(JSON.stringify(message));
    return true;
  };
  const refuse = (code: string): void => {
    refusal.value = { code, n: ++refusals };
  };

  function connect(): void {
    clearTimeout(again);
    if (ended) return;
    state.value = { kind: 'connecting' };
    const mine = new WebSocket(
      `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws?table=${ticket.table}`,
    );
    socket = mine;
    mine.addEventListener('open', () => send({ t: 'hello', protocol: PROTOCOL, ...ticket }));
    mine.addEventListener('message', ({ data }) => {
      if (socket === mine) receive(JSON.parse(String(data)) as Down);
    });
    mine.addEventListener('close', () => {
      if (socket === mine) drop();
    });
  }

  /** A dead line does not say goodbye: whoever waits for that waits long. */
  function drop(): void {
    const dead = socket;
    lose(navigator.onLine ? 'lost' : 'offline', backOff(tries++, Math.random()));
    dead?.close();
  }

  function lose(why: 'lost' | 'restart' | 'offline', wait: number): void {
    socket = undefined;
    clearTimeout(pulse);
    clearTimeout(again);
    settleAll('unreachable');
    if (ended) return;
    state.value = { kind: 'waiting', until: performance.now() + wait, why };
    again = setTimeout(connect, wait);
  }

  function end(why: Over): void {
    ended = true;
    clearTimeout(again);
    clearTimeout(pulse);
    // Whoever asked to leave is not told "done": the goodbye is the answer.
    if (why === 'left') settle(leave, { ok: true });
    settleAll('unreachable');
    state.value = { kind: 'over', why };
    socket?.close();
    socket = undefined;
  }

  function settleAll(code: string): void {
    for (const answer of answers.values()) answer({ ok: false, code });
    answers.clear();
  }

  function settle(id: number | undefined, told: Reply): void {
    if (id === undefined) return;
    answers.get(id)?.(told);
    answers.delete(id);
  }

  function heartbeat(): void {
    clearTimeout(pulse);
    pulse = setTimeout(() => {
      send({ t: 'ping' });
      pulse = setTimeout(drop, SILENCE);
    }, PING);
  }

  function receive(message: Down): void {
    heartbeat();
    switch (message.t) {
      case 'welcome':
        tries = 0;
        sent.over();
        batch(() => {
          state.value = { kind: 'on' };
          me.value = { chair: message.chair, role: message.role, links: message.links };
          settleLobby(message.lobby as unknown as Lobby);
        });
        return doze();
      case 'lobby':
        return settleLobby(message.lobby as unknown as Lobby);
      case 'view':
        refusal.value = undefined;
        pinned.see(message.match, { n: message.n, hash: message.hash });
        keepPin(message.match, { n: message.n, hash: message.hash });
        sent.asks(message.match === scene.peek()?.match ? (message.question ?? null) : null);
        if (isNews(message, scene.peek())) shown++;
        scene.value = sceneOf(message, performance.now(), shown);
        return;
      case 'refused':
        if (message.question !== undefined) {
          if (!sent.mayGo(message.question)) sent.over();
          refuse(message.code);
        }
        if (message.code === 'not-allowed' && me.value === undefined) return end('not-allowed');
        if (message.code === 'old-program') return end('old-program');
        return settle(message.id, { ...message, ok: false });
      case 'done':
        if (message.receipt !== undefined) bearing?.received(message.receipt);
        return settle(message.id, { ok: true, pass: message.pass });
      case 'closing':
        if (message.why === 'restart' || message.why === 'too-slow') return lose('restart', message.again ?? 1000);
        return end(message.why);
      case 'said':
        return hearing.hear(message);
      case 'pong':
        return;
    }
  }

  function settleLobby(next: Lobby): void {
    lobby.value = next;
    if (next.match === null) scene.value = undefined;
    share(next);
  }

  /** Only who has a seat adds to the shuffle. */
  function share(next: Lobby): void {
    const chair = me.peek()?.chair ?? null;
    if (chair === null) return;
    if (bearing === undefined) return fetchBearing();
    bearing.hear(next, chair, send);
    complaint.value = bearing.complaint(next);
  }

  function fetchBearing(): void {
    fetching ??= import('./bearing.ts').then(
      (fetched) => {
        bearing = fetched.bearing();
        const now = lobby.peek();
        if (now !== undefined) share(now);
      },
      () => {
        fetching = undefined; // The next lobby tries again; until then the cards come without this device's luck.
      },
    );
  }

  const hurry = (): void => {
    if (!ended && socket === undefined) connect();
  };
  /** A host whose phone is locked is waited for; one who closes the page has gone. */
  const doze = (): void => {
    const chair = me.peek()?.chair ?? -1;
    if (lobby.peek()?.host === chair) send({ t: 'asleep', on: document.hidden && !leaving });
  };
  const back = (): void => {
    if (!document.hidden) leaving = false;
    doze();
    if (!document.hidden) hurry();
  };
  const goodbye = (): void => {
    leaving = true;
    doze();
  };
  // The device says the network is gone: an answer within a moment says otherwise.
  const doubt = (): void => {
    if (!send({ t: 'ping' })) return;
    clearTimeout(pulse);
    pulse = setTimeout(drop, DOUBT);
  };
  addEventListener('online', hurry);
  addEventListener('offline', doubt);
  document.addEventListener('visibilitychange', back);
  addEventListener('pagehide', goodbye);
  connect();

  return {
    state,
    me,
    lobby,
    scene,
    refusal,
    pending: sent.pending,
    complaint,
    said: hearing.said,
    pins: (match) => pinned.pins(match),
    async record(match) {
      const answer = await recordOf(ticket.table, match);
      return answer.ok ? answer.value : undefined;
    },
    move(move) {
      const at = scene.value;
      if (at === undefined) return;
      const code = at.question === null ? 'not-asked' : judge()?.(at, move);
      if (code !== undefined) return refuse(code);
      // One answer to one question: the second tap of two is no second move.
      if (at.question === null || !sent.mayGo(at.question)) return;
      if (send({ t: 'move', question: at.question, move })) sent.goes(at.question, move);
      else refuse('unreachable');
    },
    ask(wish) {
      const id = ++asked;
      return new Promise((resolve) => {
        if (!send({ ...wish, id })) return resolve({ ok: false, code: 'unreachable' });
        answers.set(id, resolve);
        if (wish.t === 'leave') leave = id;
        setTimeout(() => settle(id, { ok: false, code: 'unreachable' }), ANSWER);
      });
    },
    hurry,
    close() {
      removeEventListener('online', hurry);
      removeEventListener('offline', doubt);
      document.removeEventListener('visibilitychange', back);
      removeEventListener('pagehide', goodbye);
      end('other-tab');
    },
  };
}

/** A view after a hello or a pause may be the one that is there. */
function isNews({ match, n, events }: ViewMessage, before: Scene | undefined): boolean {
  return events.length > 0 || before?.n !== n || before.match !== match;
}
