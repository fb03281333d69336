import { WebSocket } from 'ws';
import { GAMES } from '../../src/games/rules.ts';
import { dice } from './dice.ts';
import type { Ledger } from './ledger.ts';
import { createLuck } from './luck.ts';

/** A person at a table who answers every question, and comes back whenever they are let. */
export interface Seat {
  /** Done when the first view, or the lobby where there is no match, has come. */
  connect(url: string): Promise<void>;
  disconnect(): void;
  /** From now on no further match is begun. */
  lastMatch(): void;
  /** What is on the table for this seat. */
  readonly phase: string;
  readonly ended: boolean;
  /** Milliseconds left, when it was told, and when that was. */
  readonly clock: { readonly left: number; readonly at: number } | undefined;
  /** Moves this seat has made that were shown to it as its own. */
  readonly moves: number;
  readonly refused: Readonly<Record<string, number>>;
  /** The next accepted move after now. */
  nextMove(): Promise<void>;
  /** The next view after now. */
  nextView(): Promise<void>;
  /** The next view after now that is of this phase. */
  nextPhase(phase: string): Promise<void>;
}

interface ViewTold {
  readonly match: string;
  readonly n: number;
  readonly hash: string;
  readonly seat: number | null;
  readonly question: number | null;
  readonly toAct: readonly number[];
  readonly table: { readonly phase?: string; readonly finished?: boolean; readonly waiting?: readonly number[] };
  readonly own: object;
  readonly left: number | null;
}

interface LobbyTold {
  readonly phase: string;
}

export interface SeatOptions {
  readonly table: string;
  readonly token: string;
  readonly game: string;
  readonly host: boolean;
  readonly seed: number;
  readonly ledger: Ledger;
  /** Looks on, and never answers. */
  readonly silent?: boolean;
}

export function createSeat({ table, token, game, host, seed, ledger, silent = false }: SeatOptions): Seat {
  const rules = GAMES[game];
  if (rules === undefined) throw new Error(`no game ${game}`);
  const random = dice(seed);
  const luck = createLuck();
  const refused: Record<string, number> = {};
  let socket: WebSocket | undefined;
  let view: ViewTold | undefined;
  let asked: number | null = null;
  let again = true;
  let ended = false;
  let moves = 0;
  let clock: Seat['clock'];
  let settled: (() => void) | undefined;
  const waiting: (() => void)[] = [];
  const looking: (() => void)[] = [];
  let wanted: { readonly phase: string; readonly seen: () => void } | undefined;

  const say = (message: unknown): void => {
    if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
  };
  const answer = (): void => {
    if (view === undefined || view.question === null || view.seat === null) return;
    if (!(view.table.waiting ?? view.toAct).includes(view.seat)) return;
    asked = view.question;
    const seen: unknown = { ...view.table, ...view.own };
    const message = { t: 'move', question: asked, move: rules.sample(seen, view.seat, random) };
    if (!silent) say(message);
  };
  const onLobby = ({ phase }: LobbyTold): void => {
    ended = phase === 'ended' || phase === 'open';
    if (ended && host && again) say({ t: 'start' });
    if (ended) settled?.();
  };
  const onView = (told: ViewTold, fresh: boolean): void => {
    ledger.saw(table, told.match, told.n, told.hash);
    if (fresh) ledger.cameBack(told.match, told.n);
    if (asked !== null && told.question !== asked && told.match === view?.match) {
      moves++;
      for (const wake of waiting.splice(0)) wake();
    }
    view = told;
    clock = told.left === null ? undefined : { left: told.left, at: Date.now() };
    settled?.();
    for (const wake of looking.splice(0)) wake();
    if (wanted !== undefined && wanted.phase === told.table.phase) wanted.seen();
    if (fresh || told.question !== asked) {
      asked = null;
      answer();
    }
  };

  return {
    connect(url) {
      const mine = new WebSocket(`${url.replace('http', 'ws')}/ws`, { perMessageDeflate: false });
      socket = mine;
      let fresh = true;
      mine.on('error', () => {});
      mine.on('open', () => say({ t: 'hello', protocol: 2, table, token }));
      mine.on('message', (data: Buffer) => {
        if (socket !== mine) return;
        const told = JSON.parse(data.toString()) as {
          t: string;
          chair?: number;
          lobby?: LobbyTold;
          code?: string;
          question?: number;
        };
        if (told.t === 'view') {
          onView(told as unknown as ViewTold, fresh);
          fresh = false;
        } else if (told.t === 'refused') {
          const { code = '' } = told;
          refused[code] = (refused[code] ?? 0) + 1;
          // Somebody was quicker, or the disk was full: the question stands.
          if (told.question !== undefined && told.question === view?.question) setImmediate(answer);
        } else if (told.lobby !== undefined) {
          const share = luck.hear(told);
          if (share !== undefined) say(share);
          onLobby(told.lobby);
        }
      });
      return new Promise((resolve) => {
        settled = resolve;
      });
    },
    disconnect() {
      socket?.terminate();
      socket = undefined;
    },
    lastMatch() {
      again = false;
    },
    get phase() {
      return view?.table.phase ?? '';
    },
    get ended() {
      return ended;
    },
    get clock() {
      return clock;
    },
    get moves() {
      return moves;
    },
    refused,
    nextView: () => new Promise((resolve) => void looking.push(resolve)),
    nextPhase: (phase) => new Promise((resolve) => void (wanted = { phase, seen: resolve })),
    nextMove: () => new Promise((resolve) => void waiting.push(resolve)),
  };
}
