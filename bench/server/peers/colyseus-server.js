// Rudy for Colyseus with its defaults: a schema, patches every 50 ms, in memory. Who plays sees what they see everywhere else: the
// card, who is still to write, the own numbers and nobody else's (a view, as its documentation teaches), and all boards at the end.
import { Room, Server } from '@colyseus/core';
import { schema, StateView, t } from '@colyseus/schema';
import { WebSocketTransport } from '@colyseus/ws-transport';

const SEATS = 4;
const TURNS = 20;
const DECK = Array.from({ length: 48 }, (_, card) => card % 24);
const FOX = 24;
const NO_CIRCLE = -1;

const Board = schema({ numbers: t.array('uint8').view(), circled: t.int8().view() }, 'Board');
const Table = schema(
  {
    turn: t.uint8(),
    card: t.uint8(),
    waiting: t.array('uint8'),
    boards: t.array(Board),
    finished: t.boolean(),
    // The pile and then everybody's numbers; nothing before the end.
    review: t.array('uint8'),
  },
  'Table',
);

function shuffled(cards) {
  const pile = [...cards];
  for (let i = pile.length - 1; i > 0; i--) {
    const j = Math.floor(Math.random() * (i + 1));
    [pile[i], pile[j]] = [pile[j], pile[i]];
  }
  return pile;
}

class Rudy extends Room {
  maxClients = SEATS;
  state = new Table();

  onCreate() {
    for (let seat = 0; seat < SEATS; seat++) this.state.boards.push(new Board());
    this.deal();
    this.onMessage('write', (client, { number, circled }) => {
      const seat = this.clients.indexOf(client);
      const at = this.state.waiting.indexOf(seat);
      if (at === -1 || !Number.isInteger(number) || number < 0 || number > 99) return;
      const board = this.state.boards[seat];
      if (circled === true && board.circled !== NO_CIRCLE) return;
      if (circled === true) board.circled = board.numbers.length;
      board.numbers.push(number);
      this.state.waiting.splice(at, 1);
      if (this.state.waiting.length > 0) return;
      if (this.state.turn === TURNS) this.finish();
      else this.turn(this.state.turn + 1);
    });
    this.onMessage('again', (client) => {
      if (this.state.waiting.length === 0 && client === this.clients[0]) this.deal();
    });
  }

  onJoin(client) {
    client.view = new StateView();
    client.view.add(this.state.boards[this.clients.indexOf(client)]);
  }

  deal() {
    this.pile = shuffled([...shuffled(DECK).slice(0, TURNS - 1), FOX]);
    for (const board of this.state.boards) {
      board.numbers.clear();
      board.circled = NO_CIRCLE;
    }
    this.state.finished = false;
    this.state.review.clear();
    this.turn(1);
  }

  finish() {
    this.state.finished = true;
    this.state.review.push(...this.pile);
    for (const { numbers } of this.state.boards) this.state.review.push(...numbers);
  }

  turn(turn) {
    this.state.turn = turn;
    this.state.card = this.pile[turn - 1];
    for (let seat = 0; seat < SEATS; seat++) this.state.waiting.push(seat);
  }
}

const port = Number(process.argv[2]);
const server = new Server({ transport: new WebSocketTransport({}), greet: false });
server.define('rudy', Rudy);
await server.listen(port, '127.0.0.1');
console.log(`http://127.0.0.1:${port}`);
