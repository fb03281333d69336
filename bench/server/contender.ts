import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { WebSocket } from 'ws';
import { isOpen, startChild } from './child.ts';
import type { Rider } from './load.ts';
import { post } from './party.ts';
import { createLuck } from './luck.ts';

export const SEATS = 4;

/** A server being measured. */
export interface Running {
  readonly pid: number;
  readonly url: string;
  /** A table with four people at it, connected; nothing moves before `begin`. */
  seat(i: number): Promise<Seated>;
  stop(): Promise<void>;
}

export interface Seated {
  readonly riders: readonly Rider[];
  begin(): void;
  close(): void;
}

export interface Contender {
  readonly title: string;
  start(data: string): Promise<Running>;
}

const NUMBERS = [3, 1, 4, 1, 5, 9, 2, 6, 5, 3, 5, 8];
const nothing = (): void => {};

export const stolik: Contender = {
  title: 'Stolik: durable, coalesced',
  async start(data) {
    const child = await startChild(data);
    if (!isOpen(child)) throw new Error(child.err);
    const { url, pid } = child;
    return {
      pid,
      url,
      seat: () => seatAtStolik(url),
      async stop() {
        await child.kill();
      },
    };
  },
};

interface Made {
  readonly table: string;
  readonly token: string;
}

async function seatAtStolik(url: string): Promise<Seated> {
  const settings = { minding: false };
  const host = await post<Made>(url, '/api/tables', { game: 'rudy', name: 'Ala', settings });
  const tokens = [host.token];
  for (let i = 1; i < SEATS; i++) {
    tokens.push((await post<Made>(url, `/api/tables/${host.table}/sit`, { name: `Gość ${i}` })).token);
  }
  const sockets: WebSocket[] = [];
  const riders: Rider[] = [];
  for (const [i, token] of tokens.entries()) {
    const socket = await openSocket(`${url.replace('http', 'ws')}/ws`);
    riders.push(stolikRider(socket, i === 0));
    socket.send(JSON.stringify({ t: 'hello', protocol: 2, table: host.table, token }));
    await once(socket, 'message');
    sockets.push(socket);
  }
  return {
    riders,
    begin: () => sockets[0]?.send('{"t":"start"}'),
    close: () => {
      for (const socket of sockets) socket.terminate();
    },
  };
}

const QUESTION = /"question":(\d+)/;

function stolikRider(socket: WebSocket, host: boolean): Rider {
  const luck = createLuck();
  let question = -1;
  let open = false;
  let count = 0;
  const rider: Rider = {
    asked: nothing,
    answered: nothing,
    move() {
      open = true;
      socket.send(`{"t":"move","question":${question},"move":{"number":${NUMBERS[count++ % NUMBERS.length] ?? 0}}}`);
    },
  };
  socket.on('message', (data: Buffer) => {
    const text = data.toString('latin1');
    if (text.startsWith('{"t":"view"')) {
      const asked = Number(QUESTION.exec(text)?.[1] ?? -1);
      if (asked === question) return;
      if (open) {
        open = false;
        rider.answered();
      }
      question = asked;
      if (asked >= 0) rider.asked();
    } else if (text.startsWith('{"t":"lobby"') || text.startsWith('{"t":"welcome"')) {
      const told = JSON.parse(data.toString()) as { chair?: number; lobby: { phase: string } };
      const { lobby } = told;
      const say = luck.hear(told);
      if (say !== undefined) {
        question = -1;
        socket.send(JSON.stringify(say));
      }
      if (lobby.phase === 'ended' && host) socket.send('{"t":"start"}');
    }
  });
  return rider;
}

export const bare = script('bare ws + SQLite: every view at once', './bare.ts');

/** Not a server of anything: what one read and one write a move cost. */
export const floor = script('the floor: a read and a write a move, no game, no store', './floor.ts');

function script(title: string, path: string): Contender {
  return {
    title,
    async start(data) {
      const entry = new URL(path, import.meta.url).pathname;
      const child = spawn(process.execPath, [entry, data], { stdio: ['ignore', 'pipe', 'inherit'] });
      const [line] = (await once(child.stdout, 'data')) as [Buffer];
      const url = line.toString().trim();
      return {
        pid: child.pid ?? 0,
        url,
        seat: (i) => seatAtBare(url, i),
        async stop() {
          child.kill('SIGKILL');
          await once(child, 'close');
        },
      };
    },
  };
}

async function seatAtBare(url: string, table: number): Promise<Seated> {
  const sockets: WebSocket[] = [];
  const riders: Rider[] = [];
  let begun = false;
  for (let seat = 0; seat < SEATS; seat++) {
    const socket = await openSocket(`${url.replace('http', 'ws')}/${table}/${seat}`);
    riders.push(bareRider(socket, seat, () => begun));
    sockets.push(socket);
  }
  return {
    riders,
    begin() {
      begun = true;
      for (const rider of riders) rider.asked();
    },
    close: () => {
      for (const socket of sockets) socket.terminate();
    },
  };
}

const TURN = /"turn":(\d+)/;

function bareRider(socket: WebSocket, seat: number, begun: () => boolean): Rider {
  const waiting = new RegExp(`"waiting":\\[[\\d,]*\\b${seat}\\b`);
  let turn = '1';
  let open = false;
  let count = 0;
  const rider: Rider = {
    asked: nothing,
    answered: nothing,
    move() {
      open = true;
      socket.send(`{"number":${NUMBERS[count++ % NUMBERS.length] ?? 0}}`);
    },
  };
  socket.on('message', (data: Buffer) => {
    if (!begun()) return;
    const text = data.toString('latin1');
    const now = TURN.exec(text)?.[1] ?? '';
    const asked = waiting.test(text);
    if (open && (!asked || now !== turn)) {
      open = false;
      rider.answered();
    }
    if (now === turn) return;
    turn = now;
    if (asked && !open) rider.asked();
  });
  return rider;
}

async function openSocket(url: string): Promise<WebSocket> {
  const socket = new WebSocket(url, { perMessageDeflate: false, skipUTF8Validation: true });
  socket.on('error', nothing);
  await once(socket, 'open');
  return socket;
}
