import { WebSocket } from 'ws';
import { GAMES } from '../../src/games/rules.ts';
import { dice } from '../server/dice.ts';
import type { Ledger } from './ledger.ts';
import { createLuck } from '../server/luck.ts';

/** Somebody who plays on through everything: comes back to another node when theirs does not answer, and answers again. */
export interface Person {
  /** From now on no further match is begun, and nobody thinks long. */
  finish(): void;
  readonly ended: boolean;
  readonly refused: Readonly<Record<string, number>>;
  readonly returns: number;
  stop(): void;
}

export interface PersonOptions {
  readonly table: string;
  readonly token: string;
  readonly game: string;
  readonly host: boolean;
  readonly seed: number;
  readonly ledger: Ledger;
  readonly urls: () => readonly string[];
  /** Looks on and leaves everything to the clock. */
  readonly sleepy: boolean;
  /** How long they think: at least and at most, in milliseconds. */
  readonly thinks: readonly [number, number];
}

interface View {
  readonly match: string;
  readonly n: number;
  readonly hash: string;
  readonly seat: number | null;
  readonly question: number | null;
  readonly toAct: readonly number[];
  readonly table: { readonly waiting?: readonly number[] };
  readonly own: object;
}

interface Lobby {
  readonly phase: string;
}

/** Whoever hears nothing for so long asks; who gets no answer goes elsewhere. */
const SILENCE = 4000;
const ANSWER = 3000;
const AGAIN = 400;
/** One move in so many goes over HTTP, to any node: its answer is a promise in words. */
const OVER_HTTP = 4;

export function createPerson(options: PersonOptions): Person {
  const { table, token, game, host, seed, ledger, urls } = options;
  let { sleepy } = options;
  const rules = GAMES[game];
  if (rules === undefined) throw new Error(`no game ${game}`);
  const random = dice(seed);
  const luck = createLuck();
  const refused: Record<string, number> = {};
  const shown = new Map<string, number>();
  const answers = new Map<string, unknown>();
  let [least, most] = options.thinks;
  let socket: WebSocket | undefined;
  let view: View | undefined;
  let sent: { readonly match: string; readonly question: number; readonly move: string } | undefined;
  let again = true;
  let ended = false;
  let stopped = false;
  let returns = -1;
  let heardAt = 0;
  let askedAt = 0;
  let thinking: NodeJS.Timeout | undefined;

  const say = (message: unknown): void => {
    if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
  };

  const anyUrl = (): string | undefined => {
    const all = urls();
    return all[random.below(Math.max(1, all.length))];
  };

  const think = (): void => {
    clearTimeout(thinking);
    if (sleepy || view === undefined || view.question === null) return;
    const { question, match } = view;
    thinking = setTimeout(
      () => {
        if (view?.question === question && view.match === match && sent?.question !== question)
          void answer(view, question);
      },
      least + random.below(Math.max(1, most - least)),
    );
  };

  const answer = async (at: View, question: number): Promise<void> => {
    if (at.seat === null || !(at.table.waiting ?? at.toAct).includes(at.seat)) return;
    const seen: unknown = { ...at.table, ...at.own };
    // Rudy's questions are answered the same again: whichever of two tries was taken, it is the one we were told of.
    const key = `${at.match}/${question}`;
    const move: unknown = (game === 'rudy' ? answers.get(key) : undefined) ?? rules.sample(seen, at.seat, random);
    const text = JSON.stringify(move);
    answers.clear();
    answers.set(key, move);
    sent = { match: at.match, question, move: text };
    if (random.below(OVER_HTTP) > 0) return say({ t: 'move', question, move });
    const url = anyUrl();
    const done = url !== undefined && (await post(url, { t: 'move', question, move }));
    if (done) ledger.acked({ match: at.match, seat: at.seat, question, move: text });
    else setTimeout(retry, AGAIN);
  };

  const post = async (url: string, message: unknown): Promise<boolean> => {
    try {
      const answered = await fetch(`${url}/api/tables/${table}/messages`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        body: JSON.stringify(message),
        signal: AbortSignal.timeout(ANSWER * 3),
      });
      const { code } = (await answered.json()) as { code?: string };
      if (code !== undefined) refused[code] = (refused[code] ?? 0) + 1;
      return answered.status === 200;
    } catch {
      return false;
    }
  };

  /** Nobody knows whether it was taken: the question tells. */
  const retry = (): void => {
    if (sent === undefined || view?.question !== sent.question || view.match !== sent.match) return;
    sent = undefined;
    think();
  };

  const onView = (told: View): void => {
    const before = shown.get(told.match) ?? -1;
    if (told.n < before) ledger.fault(`${told.match}: somebody was shown ${before} entries, and then ${told.n}`);
    shown.set(told.match, Math.max(before, told.n));
    ledger.saw(table, told.match, told.n, told.hash);
    // In Rudy without a clock nobody but oneself can answer one's question.
    const taken =
      sent !== undefined &&
      game === 'rudy' &&
      !options.sleepy &&
      told.match === sent.match &&
      told.question !== sent.question;
    if (taken && told.seat !== null && sent !== undefined) ledger.acked({ seat: told.seat, ...sent });
    if (sent !== undefined && (told.match !== sent.match || told.question !== sent.question)) sent = undefined;
    const fresh = told.question !== view?.question || told.match !== view.match;
    view = told;
    if (fresh) think();
  };

  const onLobby = ({ phase }: Lobby): void => {
    ended = phase === 'ended' || phase === 'open';
    if (ended && host && again) say({ t: 'start' });
  };

  const hear = (text: string): void => {
    heardAt = Date.now();
    askedAt = 0;
    const told = JSON.parse(text) as { t: string; chair?: number; lobby?: Lobby; code?: string; question?: number };
    if (told.t === 'view') onView(told as unknown as View);
    else if (told.t === 'refused') {
      const { code = '' } = told;
      refused[code] = (refused[code] ?? 0) + 1;
      if (told.question !== undefined) setTimeout(retry, AGAIN);
    } else if (told.lobby !== undefined) {
      const share = luck.hear(told);
      if (share !== undefined) say(share);
      onLobby(told.lobby);
    }
  };

  const connect = (): void => {
    socket?.terminate();
    const url = stopped ? undefined : anyUrl();
    if (stopped) return;
    heardAt = Date.now();
    askedAt = 0;
    if (url === undefined) return;
    returns++;
    const mine = new WebSocket(`${url.replace('http', 'ws')}/ws`, {
      perMessageDeflate: false,
      handshakeTimeout: ANSWER,
    });
    socket = mine;
    mine.on('error', () => {});
    mine.on('open', () => mine.send(JSON.stringify({ t: 'hello', protocol: 2, table, token })));
    mine.on('message', (data: Buffer) => {
      if (socket === mine) hear(data.toString());
    });
    mine.on('close', () => {
      if (socket !== mine) return;
      socket = undefined;
      setTimeout(() => {
        if (socket === undefined) connect();
      }, AGAIN);
    });
    // What was sent before may be lost: the view tells.
    sent = undefined;
    view = undefined;
  };

  const watch = setInterval(() => {
    const now = Date.now();
    if (socket === undefined && now - heardAt > SILENCE) connect();
    else if (askedAt > 0 && now - askedAt > ANSWER) connect();
    else if (askedAt === 0 && now - heardAt > SILENCE) {
      askedAt = now;
      say({ t: 'ping' });
      retry();
    }
    if (ended && host && again) say({ t: 'start' });
  }, 1000);

  connect();
  return {
    finish() {
      again = false;
      sleepy = false;
      [least, most] = [20, 200];
      think();
    },
    get ended() {
      return ended;
    },
    refused,
    get returns() {
      return Math.max(0, returns);
    },
    stop() {
      stopped = true;
      clearInterval(watch);
      clearTimeout(thinking);
      socket?.terminate();
    },
  };
}
