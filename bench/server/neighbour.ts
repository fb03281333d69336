import type { WebSocket } from 'ws';
import { callerAt } from './caller.ts';

/** People at a table of their own, at another address than whoever attacks: how long do they wait? */
export interface Neighbour {
  /** Milliseconds from a move sent to its view, and from then to the bot's move, since they were last asked for. */
  waits(): { readonly moves: number[]; readonly bots: number[] };
  leave(): void;
}

const EVERY = 100;
const QUESTION = /"question":(\d+)/;

/** Ala plays Rudy with one bot that answers at once, a card every tenth of a second, match after match. */
export async function openNeighbour(url: string): Promise<Neighbour> {
  const ala = callerAt(url, '198.51.100.1');
  const socket: WebSocket = await ala.join(await ala.open('rudy', { minding: false, quickBots: true }));
  let moves: number[] = [];
  let bots: number[] = [];
  let question = -1;
  let sent = 0;
  let answered = 0;
  let timer: NodeJS.Timeout | undefined;
  const move = (): void => {
    sent = performance.now();
    answered = 0;
    socket.send(`{"t":"move","question":${question},"move":{"number":3}}`);
  };
  socket.on('message', (data: Buffer) => {
    const text = data.toString('latin1');
    if (text.startsWith('{"t":"lobby"') && text.includes('"phase":"ended"')) {
      sent = 0; // Until the next match is dealt nobody waits for a move.
      socket.send('{"t":"start"}');
    }
    if (!text.startsWith('{"t":"view"')) return;
    const now = performance.now();
    const asked = Number(QUESTION.exec(text)?.[1] ?? -1);
    if (sent > 0 && asked !== question) {
      if (answered === 0) moves.push(now - sent);
      answered = now;
    }
    if (asked < 0 || asked === question) return;
    if (sent > 0 && answered > 0) bots.push(now - sent);
    question = asked;
    clearTimeout(timer);
    timer = setTimeout(move, EVERY);
  });
  socket.send('{"t":"bot","name":"Bot","level":"regular"}');
  socket.send('{"t":"start"}');
  return {
    waits() {
      const told = { moves, bots };
      moves = [];
      bots = [];
      return told;
    },
    leave() {
      clearTimeout(timer);
      socket.terminate();
    },
  };
}
