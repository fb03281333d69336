import { signal } from '@preact/signals';
import type { Complaint } from '../../kernel/share.ts';
import type { Lobby } from '../../table/lobby.ts';
import type { Down, ViewMessage } from '../../wire/down.ts';
import { PROTOCOL } from '../../wire/protocol.ts';
import { connect, type Told } from './connection.ts';
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
import { houseNotice } from './house-notice.ts';
import { listening } from './hearing.ts';
import { recordOf } from './http.ts';
import { BROWSER, type Outside } from './outside.ts';
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

const ANSWER = 10_000;

/** A line to a server. It comes back by itself, with the same hello, until the table says it is over. */
export function openLine(ticket: Ticket, judge: () => Judge | undefined, outside: Outside = BROWSER): Line {
  const { time } = outside;
  const state = signal<LineState>({ kind: 'connecting' });
  const me = signal<Me | undefined>(undefined);
  const lobby = signal<Lobby | undefined>(undefined);
  const scene = signal<Scene | undefined>(undefined);
  const refusal = signal<Refusal | undefined>(undefined);
  const complaint = signal<Complaint | undefined>(undefined);
  let bearing: Bearing | undefined;
  const hearing = listening();
  const pinned = pinning();
  const answers = new Map<number, (told: Reply) => void>();
  let fetching: Promise<void> | undefined;
  let leave = -1;
  let asked = 0;
  let refusals = 0;
  let shown = 0;
  const ears: Told = {
    lost() {
      sent.lost();
      settleAll('unreachable');
    },
    heard: (text) => receive(JSON.parse(text) as Down),
    state(next) {
      state.value = next;
    },
    sleeps: doze,
  };
  const hello = { t: 'hello', protocol: PROTOCOL, ...ticket };
  const connection = connect(`/ws?table=${ticket.table}`, hello, ears, outside);
  const send = (message: object): boolean => connection.send(message);
  const sent = onItsWay(({ question, move }) => {
    const said = send({ t: 'move', question, move });
    if (said) connection.expects();
    return said;
  });
  const refuse = (code: string): void => {
    refusal.value = { code, n: ++refusals };
  };

  function end(why: Over): void {
    connection.close();
    sent.over();
    // Whoever asked to leave is not told "done": the goodbye is the answer.
    if (why === 'left') settle(leave, { ok: true });
    settleAll('unreachable');
    state.value = { kind: 'over', why };
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

  function receive(message: Down): void {
    switch (message.t) {
      case 'welcome':
        me.value = { chair: message.chair, role: message.role, links: message.links };
        settleLobby(message.lobby as unknown as Lobby);
        return doze(outside.hidden());
      case 'lobby':
        return settleLobby(message.lobby as unknown as Lobby);
      case 'view':
        refusal.value = undefined;
        pinned.see(message.match, { n: message.n, hash: message.hash });
        keepPin(message.match, { n: message.n, hash: message.hash });
        if (isNews(message, scene.peek())) shown++;
        scene.value = sceneOf(message, time.now(), shown);
        sent.asks(message.match, message.question ?? null);
        return;
      case 'refused':
        if (message.question !== undefined && sent.answered(message.question, message.code)) refuse(message.code);
        if (message.code === 'not-allowed' && me.value === undefined) return end('not-allowed');
        if (message.code === 'old-program') return end('old-program');
        return settle(message.id, { ...message, ok: false });
      case 'done':
        if (message.receipt !== undefined) bearing?.received(message.receipt);
        return settle(message.id, { ok: true, pass: message.pass, wishes: message.wishes });
      case 'closing':
        if (message.why === 'restart' || message.why === 'too-slow') return connection.rest(message.again ?? 1000);
        return end(message.why);
      case 'said':
        return hearing.hear(message);
      case 'notice':
        houseNotice.value = message.notice;
        return;
      case 'pong':
      // A screen's, which has a line of its own.
      case 'screen':
      case 'show':
        return;
    }
  }

  function settleLobby(next: Lobby): void {
    lobby.value = next;
    if (next.match === null && next.groups?.[0] === undefined) scene.value = undefined;
    if (next.phase !== 'playing') sent.over();
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

  /** A host whose phone is locked is waited for; one who closes the page has gone. */
  function doze(on: boolean): void {
    if (lobby.peek()?.host === (me.peek()?.chair ?? -1)) send({ t: 'asleep', on });
  }

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
      if (at.question !== null) sent.goes(at.match, at.question, move);
    },
    ask(wish) {
      const id = ++asked;
      return new Promise((resolve) => {
        if (!send({ ...wish, id })) return resolve({ ok: false, code: 'unreachable' });
        answers.set(id, resolve);
        if (wish.t === 'leave') leave = id;
        connection.expects();
        time.after(ANSWER, () => settle(id, { ok: false, code: 'unreachable' }));
      });
    },
    hurry: () => connection.hurry(),
    close: () => end('other-tab'),
  };
}

/** A view after a hello or a pause may be the one that is there. */
function isNews({ match, n, events }: ViewMessage, before: Scene | undefined): boolean {
  return events.length > 0 || before?.n !== n || before.match !== match;
}
