import { isStoreAway } from '../store/away.ts';
import type { Answer } from '../table/answer.ts';
import type { Who } from '../table/command.ts';
import type { Handle } from '../table/tables.ts';
import { encode, type ClosingMessage, type Down, type Shown, type ViewMessage } from '../wire/down.ts';
import type { Line, Viewer } from '../wire/fanout.ts';
import { parseUp, type Ask, type Hello, type Move, type Screen, type Show, type Up } from '../wire/up.ts';
import { PROTOCOL } from '../wire/protocol.ts';
import { allowance, type Allowance, type Rate } from './allowance.ts';
import { askThen, isWanted, refusedMove } from './asking.ts';
import { chairOf, type Gathering, type Guest } from './gathering.ts';
import { credentialOf, whoShows, type Credential, type Papers } from './identity.ts';
import type { Desk } from './desk.ts';
import { isShow, show } from './showing.ts';
import type { ScreenLine } from './screens.ts';
import type { Asker, Met } from './tolls.ts';
import type { Owner, WebSocketEnd } from './websocket.ts';
import { noticeOf } from './notice.ts';
import { welcome } from './welcome.ts';

/** Where a guest is. */
interface Stay {
  readonly handle: Handle;
  readonly asker: Asker;
  readonly gathering: Gathering;
  readonly viewer: Viewer;
  readonly leave: () => void;
}

/** Whoever has not said hello by then is not going to. */
const HELLO_WITHIN = 10_000;
const COME_BACK = 1000;
/** Questions to the table that may be open at once; a client that sends more is not read until they are answered. */
const OPEN_ASKS = 32;
/** When to come back while the database is away. */
const AWAY = 1500;
const HELD = 64;
const BAD_MESSAGE_COST = 5;
const ASK_EVERY = 1000;
const CODES: Partial<Record<ClosingMessage['why'], number>> = { restart: 1012, 'too-many': 1013, 'too-slow': 1013 };
const NOBODY: Who = { kind: 'visitor' };

/** A connection after its upgrade: at a table a guest, and the way down to them. A class, because there are very many. */
export class Visit implements Owner, Guest, Line, ScreenLine {
  readonly #socket: WebSocketEnd;
  readonly #papers: Papers;
  readonly #address: string;
  readonly #desk: Desk;
  readonly #rate: Allowance;
  /** Of all sockets of this address. */
  readonly #all: Allowance;
  #askedAt = Number.NEGATIVE_INFINITY;
  #who: Who = NOBODY;
  #stay: Stay | undefined;
  #isScreen = false;
  #greeting = false;
  #held: Up[] | undefined;
  #open = 0;
  /** Characters sent in answer to the hello that is being answered. */
  #answered = 0;
  #ended = false;
  #cancelPause: (() => void) | undefined;
  #cancelHello: (() => void) | undefined;

  constructor(socket: WebSocketEnd, papers: Papers, address: string, rate: Rate, desk: Desk) {
    const { time } = desk;
    this.#socket = socket;
    this.#papers = papers;
    this.#address = address;
    this.#desk = desk;
    this.#rate = allowance(rate, time.monotonic());
    this.#all = desk.tolls.messages(this.#address);
    // It may be on its way: a slow phone is no proof that there is no table.
    this.#cancelHello = time.after(HELLO_WITHIN, () => this.dismiss('too-slow', COME_BACK));
  }

  get who(): Who {
    return this.#who;
  }

  get address(): string {
    return this.#address;
  }

  get line(): Line {
    return this;
  }

  get seated(): boolean {
    return this.#stay !== undefined && this.#who.kind === 'chair';
  }

  send(message: string): void {
    if (this.#ended) return;
    if (this.#greeting) this.#answered += message.length;
    this.#socket.send(message);
    if (this.buffered() <= this.#desk.limits.unread) return;
    this.#desk.metrics.turnedAway('too-slow');
    this.over();
    this.#socket.terminate();
  }

  buffered(): number {
    return this.#socket.buffered;
  }

  named(code: string): void {
    this.#say({ t: 'screen', code });
  }

  show(at: Shown | null): void {
    this.#say({ t: 'show', at });
  }

  /** Says why, and hangs up. */
  dismiss(why: ClosingMessage['why'], again: number | null): void {
    if (this.#ended) return;
    this.#say({ t: 'closing', why, again });
    this.over();
    this.#socket.close(CODES[why] ?? 1000, why);
  }

  over(): void {
    if (this.#ended) return;
    this.#ended = true;
    this.#endHello();
    this.#cancelPause?.();
    this.#held = undefined;
    if (this.#isScreen) this.#desk.screens.leave(this);
    this.#depart();
  }

  heard(text: string): void {
    if (this.#ended) return;
    try {
      this.#hear(text);
    } catch (thrown) {
      // Read off a socket: thrown on, it would end the process.
      this.#failed(thrown);
    }
  }

  heardBytes(): void {
    if (!this.#ended) this.#bad('', 'messages are text');
  }

  framed(): void {
    if (!this.#ended) this.#settle(this.#count(1));
  }

  #hear(text: string): void {
    const read = parseUp(text);
    if (!read.ok) return this.#bad(read.place, read.why);
    const now = this.#desk.time.monotonic();
    const wait = this.#count(1, now);
    this.#receive(read.value, now);
    this.#settle(wait);
  }

  /** How long to wait until more is read: for this socket's sake, or for that of all others of its address. */
  #count(cost: number, now = this.#desk.time.monotonic()): number {
    return Math.max(this.#rate.take(now, cost), this.#all.take(now, cost));
  }

  #failed(thrown: unknown): void {
    this.#desk.log.error({ err: thrown }, 'a message could not be answered');
    this.#say({ t: 'refused', code: 'failed' });
  }

  #bad(place: string, why: string): void {
    const wait = this.#count(BAD_MESSAGE_COST);
    this.#desk.metrics.message('bad');
    this.#say({ t: 'refused', code: 'bad-message', place, why });
    this.#settle(wait);
  }

  #say(message: Exclude<Down, ViewMessage>): void {
    this.send(encode(message));
  }

  #endHello(): void {
    this.#cancelHello?.();
    this.#cancelHello = undefined;
  }

  #depart(): void {
    const stay = this.#stay;
    this.#stay = undefined;
    if (stay === undefined) return;
    stay.gathering.part(this, stay.viewer);
    stay.leave();
  }

  /** Reads on only when the allowance and the open asks let it. */
  #settle(wait: number): void {
    if (wait > 0 && this.#cancelPause === undefined) {
      this.#desk.metrics.turnedAway('too-fast');
      this.#cancelPause = this.#desk.time.after(wait, () => {
        this.#cancelPause = undefined;
        this.#settle(0);
      });
    }
    if (this.#ended) return;
    if (this.#cancelPause !== undefined || this.#open >= OPEN_ASKS || this.#greeting) this.#socket.pause();
    else this.#socket.resume();
  }

  async #greet(hello: Hello): Promise<void> {
    const { table, protocol } = hello;
    if (protocol !== PROTOCOL) return this.#say({ t: 'refused', code: 'old-program' });
    const handle = await this.#desk.tables.open(table);
    if (handle === undefined) return this.dismiss('no-table', null);
    const shown = shownIn(hello) ?? credentialOf(this.#papers, table);
    const who = shown === undefined ? undefined : await whoShows(handle, shown);
    if (who === undefined || shown === undefined) return this.#say({ t: 'refused', code: 'not-allowed' });
    if (this.#ended) return;
    const { tolls, metrics, attention } = this.#desk;
    const asker = { address: this.#address, table: handle.id, chair: chairOf(who) };
    attention.made(handle.id, this.#address);
    const met = tolls.answer(asker);
    if (met !== undefined) {
      metrics.turnedAway(met.limit);
      return this.dismiss('too-many', met.wait);
    }
    // Whoever is here and says hello once more was never away: nobody else is told of it.
    const { chair } = asker;
    const release = this.#stay?.handle.id === handle.id && chair !== null ? handle.arrive(chair) : undefined;
    this.#depart();
    this.#answered = 0;
    try {
      await this.#settleIn(handle, asker, who, shown);
    } finally {
      release?.();
    }
    tolls.answered(asker, this.#answered);
  }

  async #settleIn(handle: Handle, asker: Asker, who: Who, shown: Credential): Promise<void> {
    const { limits, metrics, gatherings } = this.#desk;
    const { gathering, leave } = gatherings.enter(handle);
    try {
      if (gathering.size() >= limits.socketsPerTable) {
        metrics.turnedAway('sockets-per-table');
        return this.dismiss('too-many', 5000);
      }
      this.#who = who;
      const viewer = await gathering.join(this, (sight) => this.#say(welcome(who, sight)));
      this.#stay = { handle, asker, gathering, viewer, leave };
      if (this.#ended) return this.#depart();
      this.#endHello();
      const { announcement } = this.#desk.settled;
      if (announcement !== null) this.#say(noticeOf(announcement, this.#desk.time.now()));
      // Whoever was sent away while this one came in was not among the guests yet, and heard nothing of it.
      if ((await whoShows(handle, shown)) === undefined) this.dismiss('kicked', null);
    } finally {
      if (this.#stay === undefined) leave();
    }
  }

  #move({ handle, gathering, viewer }: Stay, { question, move }: Move, now: number): void {
    this.#open++;
    // Nothing but the view answers a move that is accepted.
    handle.submitThen(this.#who, { do: 'move', question, move }, (answer: Answer) => {
      this.#open--;
      this.#desk.metrics.moved(answer.ok ? 'accepted' : 'refused', this.#desk.time.monotonic() - now);
      if (!answer.ok) {
        // Somebody was quicker: the view that tells so comes first.
        gathering.fanout.catchUp(viewer);
        this.#say(refusedMove(question, answer));
      }
      if (this.#open === OPEN_ASKS - 1) this.#settle(0);
    });
  }

  #ask({ handle }: Stay, asked: Ask): void {
    this.#open++;
    askThen(handle, this.#who, asked, (answer) => {
      this.#open--;
      if (isWanted(answer)) this.#say(answer);
      if (this.#open === OPEN_ASKS - 1) this.#settle(0);
    });
  }

  async #show({ handle, asker }: Stay, asked: Show): Promise<void> {
    const answer = await show(this.#desk, handle, asker, asked);
    if (isWanted(answer)) this.#say(answer);
  }

  /** A screen's connection is nobody's at a table: what it shows comes over another one, which a proxy leads to that table. */
  #stand({ key, busy }: Screen): void {
    this.#endHello();
    this.#isScreen = true;
    this.#desk.screens.stand(key, busy, this);
  }

  #during(work: Promise<void>): void {
    this.#open++;
    work
      .catch((thrown: unknown) => {
        // Whoever was about to come in finds a node, or a time, at which the database answers.
        if (isStoreAway(thrown) && this.#stay === undefined) return this.dismiss('restart', AWAY);
        if (isStoreAway(thrown)) return this.#say({ t: 'refused', code: 'store-failed' });
        this.#failed(thrown);
      })
      .finally(() => {
        this.#open--;
        this.#settle(0);
      });
  }

  #take(up: Up, now: number): void {
    this.#desk.metrics.message(up.t);
    if (up.t === 'ping') return this.#say(up.id === undefined ? { t: 'pong' } : { t: 'pong', id: up.id });
    if (up.t === 'screen' && this.#stay === undefined) return this.#stand(up);
    if (up.t === 'hello' && !this.#isScreen) {
      this.#greeting = true;
      return this.#during(
        this.#greet(up).finally(() => {
          this.#greeting = false;
          const waiting = this.#held ?? [];
          this.#held = undefined;
          for (const each of waiting) this.#receive(each, this.#desk.time.monotonic());
        }),
      );
    }
    if (this.#stay === undefined || up.t === 'screen' || up.t === 'hello') {
      const id = 'id' in up && up.id !== undefined ? { id: up.id } : {};
      const why = !this.#isScreen ? 'the first message is a hello' : 'this is the connection of a screen';
      return this.#say({ t: 'refused', ...id, code: 'bad-message', place: 't', why });
    }
    const { asker, gathering } = this.#stay;
    if (up.t !== 'move' || this.#mayAskAgain(now)) {
      const met = this.#desk.tolls.ask(asker, up.t, gathering.size());
      if (met !== undefined) return this.#tooFast(up, met);
    }
    if (up.t === 'move') this.#move(this.#stay, up, now);
    else if (isShow(up)) this.#during(this.#show(this.#stay, up));
    else this.#ask(this.#stay, up);
  }

  /** A move costs only what is kept of it, which is counted by the hour: it is enough to ask now and then. */
  #mayAskAgain(now: number): boolean {
    if (now - this.#askedAt < ASK_EVERY) return false;
    this.#askedAt = now;
    return true;
  }

  #tooFast(up: Ask | Show | Move, { limit, wait }: Met): void {
    this.#desk.metrics.turnedAway(limit);
    const which = up.t === 'move' ? { question: up.question } : up.id === undefined ? {} : { id: up.id };
    this.#say({ t: 'refused', ...which, code: 'too-fast', why: `the limit of ${limit} is met`, wait });
  }

  #receive(up: Up, now: number): void {
    if (this.#ended) return;
    if (!this.#greeting) return this.#take(up, now);
    // What came in the same packet as the hello waits for it.
    this.#held ??= [];
    if (this.#held.length >= HELD) return this.dismiss('too-many', 1000);
    this.#held.push(up);
  }
}

function shownIn({ token, watch, tv }: Hello): Credential | undefined {
  if (token !== undefined) return { kind: 'token', token };
  if (watch !== undefined) return { kind: 'watch', key: watch };
  return tv === undefined ? undefined : { kind: 'tv', key: tv };
}
