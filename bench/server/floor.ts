import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createTurn } from '../../src/server/turn.ts';
import { handshake, WebSocketEnd } from '../../src/server/websocket.ts';

// One read and one write a move and nothing else: our own end of the socket, no rules, no store, no rights, no proof. When all
// four have said something they are told the next turn, in a message as long as a view. Nothing that answers every seat
// every turn can cost less on this machine.

const SEATS = 4;
const GATHER = 8;
const REST = 'x'.repeat(1000);
const soon = createTurn((thrown) => console.error(thrown));

interface Table {
  readonly ends: WebSocketEnd[];
  said: number;
  turn: number;
}

const tables = new Map<string, Table>();
let full: Table[] = [];

function emit(): void {
  const now = full;
  full = [];
  for (const table of now) {
    const text = `{"turn":${++table.turn},"waiting":[0,1,2,3],"rest":"${REST}"}`;
    table.said = 0;
    for (const end of table.ends) end.send(text);
  }
}

const server = createServer();
server.on('upgrade', (request, stream, head) => {
  stream.on('error', () => stream.destroy());
  stream.write(handshake(request) ?? '');
  const [id = ''] = (request.url ?? '').split('/').slice(1);
  const table = tables.get(id) ?? { ends: [], said: 0, turn: 1 };
  tables.set(id, table);
  const end = new WebSocketEnd(stream, 8192, (each) => soon(() => each.flush()));
  table.ends.push(end);
  const heard = (text: string): void => {
    JSON.parse(text);
    if (++table.said < SEATS) return;
    if (full.push(table) === 1) setTimeout(emit, GATHER);
  };
  end.begin({ heard, heardBytes: () => {}, framed: () => {}, over: () => {} }, head);
});
server.listen(0, '127.0.0.1', () => console.log(`http://127.0.0.1:${(server.address() as AddressInfo).port}`));
