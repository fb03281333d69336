import { randomInt } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { WebSocketServer, type WebSocket } from 'ws';
import { reduce, setup, view, type State } from '../engine/limits/pure.ts';

// The least a server can be: ws, a reducer written for this one game, SQLite with one commit per turn of the event loop, and
// the whole view to everybody after every move. No seats to take, no rights, no proof, no limits, no restart.

interface Table {
  readonly id: string;
  readonly sockets: (WebSocket | undefined)[];
  state: State;
  n: number;
}

const SEATS = 4;
const db = new DatabaseSync(join(process.argv[2] ?? '.', 'bare.db'));
db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL');
db.exec('CREATE TABLE log (tbl TEXT, n INTEGER, data TEXT, PRIMARY KEY (tbl, n)) WITHOUT ROWID');
const insert = db.prepare('INSERT INTO log VALUES (?, ?, ?)');
const begin = db.prepare('BEGIN IMMEDIATE');
const commit = db.prepare('COMMIT');

let queue: { readonly table: Table; readonly state: State; readonly data: string }[] = [];

function flush(): void {
  const jobs = queue;
  queue = [];
  begin.run();
  for (const { table, data } of jobs) insert.run(table.id, table.n++, data);
  commit.run();
  for (const { table, state } of jobs) show(table, state);
}

function keep(table: Table, state: State, data: string): void {
  table.state = state;
  if (queue.length === 0) setImmediate(flush);
  queue.push({ table, state, data });
}

function show({ sockets }: Table, state: State): void {
  for (const [seat, socket] of sockets.entries()) socket?.send(JSON.stringify(view(state, seat)));
}

const tables = new Map<string, Table>();

function join4(id: string, seat: number, socket: WebSocket): void {
  const table = tables.get(id) ?? { id, sockets: [], state: setup(randomInt), n: 0 };
  tables.set(id, table);
  table.sockets[seat] = socket;
  socket.on('message', (data: Buffer) => {
    const move = JSON.parse(data.toString()) as { number: number; circled?: boolean };
    const next = reduce(table.state, seat, move);
    if (next === table.state) return;
    keep(table, next, JSON.stringify({ seat, move }));
    if (next.waiting.length === 0) keep(table, setup(randomInt), 'again');
  });
  if (table.sockets.filter(Boolean).length === SEATS) show(table, table.state);
}

const server = createServer((_, response) => response.end('ok'));
const wss = new WebSocketServer({ server, perMessageDeflate: false });
wss.on('connection', (socket, request) => {
  const [table = '', seat = '0'] = (request.url ?? '').split('/').slice(1);
  join4(table, Number(seat), socket);
});
server.listen(0, '127.0.0.1', () => console.log(`http://127.0.0.1:${(server.address() as AddressInfo).port}`));
