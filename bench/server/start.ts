// How long it takes from "start" to the first card on every screen: `npm exec -c "node bench/server/start.ts"`.
// With the delay of a line in milliseconds, each way, as an argument.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { WebSocket } from 'ws';
import { PROTOCOL } from '../../src/wire/protocol.ts';
import { isOpen, startChild } from './child.ts';
import { timesOf } from './crash.ts';
import { createLuck } from './luck.ts';

const PEOPLE = 4;
const STARTS = 200;
const delay = Number(process.argv[2] ?? 0);

interface Told {
  readonly t: string;
  readonly chair?: number;
  readonly lobby?: { readonly phase: string };
  readonly n?: number;
}

const later = (what: () => void): void => void (delay === 0 ? what() : setTimeout(what, delay));

async function post(path: string, body: object): Promise<{ table: string; token: string }> {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) });
  return (await answer.json()) as { table: string; token: string };
}

const data = mkdtempSync(join(tmpdir(), 'stolik-start-'));
const child = await startChild(data);
if (!isOpen(child)) throw new Error(child.err);
const host = await post(`${child.url}/api/tables`, { game: 'rudy', name: 'P0' });
const seats = [host];
for (let i = 1; i < PEOPLE; i++) seats.push(await post(`${child.url}/api/tables/${host.table}/sit`, { name: `P${i}` }));

let dealt = 0;
let opened: () => void = () => {};
let done: () => void = () => {};
const sockets = seats.map(({ token }) => {
  const socket = new WebSocket(`${child.url.replace('http', 'ws')}/ws`);
  const luck = createLuck();
  const say = (message: object): void => later(() => socket.send(JSON.stringify(message)));
  socket.on('open', () => socket.send(JSON.stringify({ t: 'hello', protocol: PROTOCOL, table: host.table, token })));
  socket.on('message', (raw: Buffer) =>
    later(() => {
      const told = JSON.parse(raw.toString()) as Told;
      const share = luck.hear(told);
      if (share !== undefined) say(share);
      if (told.t === 'view' && told.n === 0 && ++dealt === PEOPLE) done();
      if (told.lobby?.phase === 'open' || told.lobby?.phase === 'ended') opened();
    }),
  );
  return socket;
});
await new Promise<void>((resolve) => {
  opened = resolve;
});
await new Promise((resolve) => setTimeout(resolve, 300 + 4 * delay));

const times: number[] = [];
for (let i = 0; i < STARTS / (delay === 0 ? 1 : 4); i++) {
  dealt = 0;
  const all = new Promise<void>((resolve) => {
    done = resolve;
  });
  const before = performance.now();
  later(() => sockets[0]?.send('{"t":"start"}'));
  await all;
  times.push(performance.now() - before);
  const ended = new Promise<void>((resolve) => {
    opened = resolve;
  });
  later(() => sockets[0]?.send('{"t":"abandon"}'));
  await ended;
  // What the end was told with must not be taken for the next beginning.
  await new Promise((resolve) => setTimeout(resolve, 60 + 2 * delay));
}
for (const socket of sockets) socket.terminate();
await child.stop();
rmSync(data, { recursive: true });
console.log(`start to first card, ${PEOPLE} people, ${delay} ms each way:`, timesOf(times));
