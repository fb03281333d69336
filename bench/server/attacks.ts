import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { WebSocket } from 'ws';
import { callerAt, type Caller, type Seated } from './caller.ts';

/** What an attacker does. `begin` prepares; what it answers attacks until it is over, and tells what was got. */
export interface Attack {
  readonly what: string;
  /** It takes at least so many seconds to show. */
  readonly least?: number;
  begin(url: string): Promise<(until: number) => Promise<string>>;
}

const ATTACKER = '203.0.113.66';
const UPGRADE = `GET /ws HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: ${ATTACKER}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n`;
const PONG = Buffer.from([0x8a, 0x80, 0, 0, 0, 0]);
const mb = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`;

/** A table with so many people who never connect, each from elsewhere: sitting down is no part of the attack. */
async function crowded(url: string, seats: number): Promise<Seated[]> {
  const at = (i: number): Caller => callerAt(url, `192.0.${i >> 6}.${i & 63}`);
  const host = await at(0).open('rudy');
  const seated = [host];
  for (let i = 1; i < seats; i += 20) {
    const some = Array.from({ length: Math.min(20, seats - i) }, (_, j) => i + j);
    const got = await Promise.all(
      some.map((n) => at(n).post<Seated>(`/api/tables/${host.table}/sit`, { name: `Gość ${n}` })),
    );
    seated.push(...got);
  }
  return seated;
}

async function joinAll(caller: Caller, seated: readonly Seated[]): Promise<WebSocket[]> {
  const sockets: WebSocket[] = [];
  for (const each of seated) sockets.push(await caller.join(each));
  return sockets;
}

const hangUp = (sockets: readonly WebSocket[]): void => {
  for (const socket of sockets) socket.terminate();
};

/** Says something on every socket as often as each may send. */
async function flood(sockets: readonly WebSocket[], until: number, make: (i: number) => string): Promise<number> {
  let said = 0;
  for (let i = 0; performance.now() < until; i++) {
    for (const socket of sockets) {
      if (socket.readyState !== socket.OPEN || socket.bufferedAmount > 65_536) continue;
      socket.send(make(i));
      said++;
    }
    await sleep(25);
  }
  return said;
}

const QUESTION = /"question":(\d+)/;

/** A person alone who plays as fast as they are asked, match after match. */
function hurry(socket: WebSocket, count: () => void): void {
  let asked = -1;
  socket.on('message', (data: Buffer) => {
    const text = data.toString('latin1');
    if (text.startsWith('{"t":"lobby"') && text.includes('"phase":"ended"')) socket.send('{"t":"start"}');
    const question = text.startsWith('{"t":"view"') ? Number(QUESTION.exec(text)?.[1] ?? -1) : -1;
    if (question < 0 || question === asked) return;
    asked = question;
    count();
    socket.send(`{"t":"move","question":${question},"move":{"number":3}}`);
  });
  socket.send('{"t":"start"}');
}

export const ATTACKS: Readonly<Record<string, Attack>> = {
  nothing: {
    what: 'nothing: the neighbour alone',
    begin: async () => async (until) => {
      await sleep(until - performance.now());
      return '';
    },
  },
  pongs: {
    what: 'one socket that sends pongs',
    begin: async (url) => async (until) => {
      const socket = connect(Number(new URL(url).port), '127.0.0.1');
      socket.on('error', () => {});
      socket.setMaxListeners(0);
      socket.write(UPGRADE);
      await once(socket, 'data');
      const many = Buffer.concat(Array.from({ length: 10_000 }, () => PONG));
      let sent = 0;
      while (performance.now() < until && !socket.destroyed) {
        if (socket.write(many)) await new Promise((resolve) => void setImmediate(resolve));
        else await Promise.race([once(socket, 'drain'), sleep(200)]);
        if (socket.writableLength === 0) sent += many.length / PONG.length;
      }
      socket.destroy();
      return `${Math.round(sent / 1000)}k pongs taken`;
    },
  },
  hello: {
    what: '8 chairs of a table of 600 that say hello again and again',
    async begin(url) {
      const seated = await crowded(url, 600);
      const sockets = await joinAll(callerAt(url, ATTACKER), seated.slice(0, 8));
      return async (until) => {
        let down = 0;
        for (const socket of sockets) socket.on('message', (data: Buffer) => void (down += data.length));
        const hellos = seated.map(({ table, token }) => JSON.stringify({ t: 'hello', protocol: 2, table, token }));
        let up = 0;
        while (performance.now() < until) {
          for (const [i, socket] of sockets.entries()) {
            const hello = hellos[i] ?? '';
            if (socket.readyState !== socket.OPEN) continue;
            socket.send(hello);
            up += hello.length;
          }
          await sleep(25);
        }
        hangUp(sockets);
        return `${mb(up)} up, ${mb(down)} down`;
      };
    },
  },
  chat: {
    what: '390 sockets of one chair that chat',
    async begin(url) {
      const caller = callerAt(url, ATTACKER);
      const seated = await caller.open('rudy');
      const sockets = await joinAll(
        caller,
        Array.from({ length: 390 }, () => seated),
      );
      return async (until) => {
        let told = 0;
        for (const socket of sockets) socket.on('message', () => void told++);
        const said = await flood(sockets, until, () => '{"t":"chat","text":"x"}');
        hangUp(sockets);
        return `${said} said, ${told} told`;
      };
    },
  },
  bots: {
    what: '28 tables of 32 quick masters, left behind',
    // They wait for the host until that seat is minded.
    least: 40,
    async begin(url) {
      const caller = callerAt(url, ATTACKER);
      const sockets: WebSocket[] = [];
      for (let i = 0; i < 28; i++) {
        const socket = await caller.join(await caller.open('rudy', { quickBots: true }));
        for (let bot = 0; bot < 32; bot++) socket.send(`{"t":"bot","name":"Bot ${bot}","level":"master","id":${bot}}`);
        sockets.push(socket);
      }
      await sleep(2000);
      return async (until) => {
        for (const socket of sockets) socket.send('{"t":"start"}');
        await sleep(2500);
        hangUp(sockets);
        await sleep(Math.max(0, until - performance.now()));
        return 'left after 2.5 s';
      };
    },
  },
  route: {
    what: '/%61pi/games, 50 at a time',
    begin: async (url) => async (until) => {
      const caller = callerAt(url, ATTACKER);
      const answers: Record<string, number> = {};
      const ask = async (): Promise<void> => {
        while (performance.now() < until) {
          const status = await caller.get('/%61pi/games').catch(() => 0);
          answers[status] = (answers[status] ?? 0) + 1;
        }
      };
      await Promise.all(Array.from({ length: 50 }, ask));
      return JSON.stringify(answers).replaceAll('"', '');
    },
  },
  names: {
    what: '24 people who rename themselves',
    async begin(url) {
      const caller = callerAt(url, ATTACKER);
      const sockets: WebSocket[] = [];
      for (let i = 0; i < 24; i++) sockets.push(await caller.join(await caller.open('rudy')));
      return async (until) => {
        const said = await flood(sockets, until, (i) => `{"t":"name","name":"${'n'.repeat(18)}${i}"}`);
        hangUp(sockets);
        return `${said} names`;
      };
    },
  },
  solo: {
    what: '24 tables of one, as fast as they are asked',
    async begin(url) {
      const caller = callerAt(url, ATTACKER);
      const sockets: WebSocket[] = [];
      for (let i = 0; i < 24; i++) sockets.push(await caller.join(await caller.open('rudy', { minding: false })));
      return async (until) => {
        let moves = 0;
        for (const socket of sockets) hurry(socket, () => void moves++);
        await sleep(until - performance.now());
        hangUp(sockets);
        return `${moves} moves`;
      };
    },
  },
  absent: {
    what: 'a table of 1,024 of whom only the host is there, begun',
    // Seats are minded after 20 s.
    least: 40,
    async begin(url) {
      const [host] = await crowded(url, 1024);
      if (host === undefined) throw new Error('nobody sat down');
      const socket = await callerAt(url, ATTACKER).join(host);
      return async (until) => {
        socket.send('{"t":"start"}');
        await sleep(until - performance.now());
        socket.terminate();
        return '';
      };
    },
  },
};
