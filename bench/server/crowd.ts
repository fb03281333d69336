import { once } from 'node:events';
import { WebSocket } from 'ws';
import type { Contender } from './contender.ts';
import { post } from './party.ts';
import { cpuSecondsOf } from './process.ts';
import { withServer } from './scenarios.ts';

export interface Crowd {
  readonly seats: number;
  readonly turns: number;
  /** Milliseconds from the last bet of a turn being sent to the next card on a socket: over all sockets and turns. */
  readonly p50: number;
  readonly p99: number;
  readonly most: number;
  /** The same from the last bet of all to everybody's boards: a long message, a thousand times. */
  readonly end: number;
  readonly cpuSeconds: number;
  readonly seconds: number;
}

interface Made {
  readonly table: string;
  readonly token: string;
}

const TURNS = 20;
const TURN = /"turn":(\d+)/;
const QUESTION = /"question":(\d+)/;

/** One table of Rudy with a crowd at it, every seat connected and answering, through all 20 turns. */
export function crowd(contender: Contender, seats: number): Promise<Crowd> {
  return withServer(contender, async ({ url, pid }) => {
    const settings = { minding: false, chat: false };
    const host = await post<Made>(url, '/api/tables', { game: 'rudy', name: 'Ala', settings });
    const tokens = [host.token];
    for (let i = 1; i < seats; i++) {
      tokens.push((await post<Made>(url, `/api/tables/${host.table}/sit`, { name: `Gość ${i}` })).token);
    }
    const delays: number[] = [];
    const ends: number[] = [];
    const lastSent: number[] = [];
    const turnsOf: number[] = tokens.map(() => 0);
    const over = Promise.withResolvers<void>();
    let finished = 0;
    const sockets: WebSocket[] = [];
    const seat = async (token: string, i: number): Promise<void> => {
      const socket = new WebSocket(`${url.replace('http', 'ws')}/ws`, { perMessageDeflate: false });
      await once(socket, 'open');
      socket.on('message', (data: Buffer) => {
        const text = data.toString('latin1');
        if (!text.startsWith('{"t":"view"')) return;
        const turn = text.includes('"finished":true') ? TURNS + 1 : Number(TURN.exec(text)?.[1]);
        if (turn === turnsOf[i]) return;
        turnsOf[i] = turn;
        const sent = lastSent[turn - 1];
        if (sent !== undefined) (turn > TURNS ? ends : delays).push(performance.now() - sent);
        if (turn > TURNS) {
          if (++finished === seats) over.resolve();
          return;
        }
        lastSent[turn] = performance.now();
        socket.send(`{"t":"move","question":${QUESTION.exec(text)?.[1] ?? 0},"move":{"number":3}}`);
      });
      socket.send(JSON.stringify({ t: 'hello', protocol: 2, table: host.table, token }));
      await once(socket, 'message');
      sockets[i] = socket;
    };
    for (let i = 0; i < seats; i += 50) {
      await Promise.all(tokens.slice(i, i + 50).map((token, j) => seat(token, i + j)));
    }
    const cpu = cpuSecondsOf(pid);
    const from = performance.now();
    sockets[0]?.send('{"t":"start"}');
    await over.promise;
    const seconds = (performance.now() - from) / 1000;
    const cpuSeconds = cpuSecondsOf(pid) - cpu;
    for (const socket of sockets) socket.terminate();
    const sorted = delays.toSorted((a, b) => a - b);
    const at = (share: number): number => Math.round(sorted[Math.floor(share * (sorted.length - 1))] ?? 0);
    const end = Math.round(Math.max(...ends));
    return { seats, turns: TURNS, p50: at(0.5), p99: at(0.99), most: at(1), end, cpuSeconds, seconds };
  });
}
