import { once } from 'node:events';
import { WebSocket } from 'ws';
import type { Rider } from '../server/load.ts';
import { post } from '../server/party.ts';
import { createLuck } from '../server/luck.ts';

/** Four people at a table of Rudy, connected; nothing moves before `begin`. */
export interface Table {
  readonly riders: readonly Resumable[];
  begin(): void;
  close(): void;
}

/** Whoever was asked while nobody counted answers when counting begins again. */
export interface Resumable extends Rider {
  resume(): void;
}

const SEATS = 4;
const QUESTION = /"question":(\d+)/;
const NUMBERS = [3, 1, 4, 1, 5, 9, 2, 6, 5, 3, 5, 8];
const nothing = (): void => {};

export interface Seating {
  /** At all nodes in turn, as without a proxy that knows tables. */
  readonly scattered: boolean;
  /** With a clock, and a bot in the fourth seat. */
  readonly lively: boolean;
}

export async function seatAt(urls: readonly string[], i: number, { scattered, lively }: Seating): Promise<Table> {
  const url = (seat: number): string => urls[(scattered ? i + seat : i) % urls.length] ?? '';
  const settings = { minding: false, quickBots: lively };
  const options = lively ? { time: 30 } : {};
  const host = await post<{ table: string; token: string }>(url(0), '/api/tables', {
    game: 'rudy',
    name: 'Ala',
    settings,
    options,
  });
  const tokens = [host.token];
  for (let seat = 1; seat < (lively ? SEATS - 1 : SEATS); seat++) {
    const path = `/api/tables/${host.table}/sit`;
    tokens.push((await post<{ token: string }>(url(seat), path, { name: `Gość ${seat}` })).token);
  }
  const sockets: WebSocket[] = [];
  const riders: Resumable[] = [];
  for (const [seat, token] of tokens.entries()) {
    const socket = new WebSocket(`${url(seat).replace('http', 'ws')}/ws`, { perMessageDeflate: false });
    socket.on('error', nothing);
    await once(socket, 'open');
    riders.push(riderOn(socket, seat === 0));
    socket.send(JSON.stringify({ t: 'hello', protocol: 2, table: host.table, token }));
    await once(socket, 'message');
    sockets.push(socket);
  }
  if (lively) sockets[0]?.send('{"t":"bot","name":"Bot","level":"regular"}');
  return {
    riders,
    begin: () => sockets[0]?.send('{"t":"start"}'),
    close() {
      for (const socket of sockets) socket.terminate();
    },
  };
}

function riderOn(socket: WebSocket, host: boolean): Resumable {
  const luck = createLuck();
  let question = -1;
  let open = false;
  let count = 0;
  const rider: Resumable = {
    asked: nothing,
    answered: nothing,
    move() {
      if (open || question < 0) return;
      open = true;
      socket.send(`{"t":"move","question":${question},"move":{"number":${NUMBERS[count++ % NUMBERS.length] ?? 0}}}`);
    },
    resume() {
      if (!open && question >= 0) rider.asked();
    },
  };
  socket.on('message', (data: Buffer) => {
    const text = data.toString('latin1');
    if (text.startsWith('{"t":"view"')) {
      const asked = Number(QUESTION.exec(text)?.[1] ?? -1);
      if (asked === question) return;
      if (open) rider.answered();
      open = false;
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
