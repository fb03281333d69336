// Rudy for Colyseus with its defaults: a schema for what lies face up, patches every 50 ms, in memory.
import { Room, Server } from '@colyseus/core';
import { schema, t } from '@colyseus/schema';
import { WebSocketTransport } from '@colyseus/ws-transport';

const TURNS = 20;
const DECK = Array.from({ length: 48 }, (_, card) => card % 24);
const FOX = 24;

const Table = schema({ turn: t.uint8(), card: t.uint8(), waiting: t.array('uint8') });

function shuffled(cards) {
  const pile = [...cards];
  for (let i = pile.length - 1; i > 0; i--) {
    const j = Math.floor(Math.random() * (i + 1));
    [pile[i], pile[j]] = [pile[j], pile[i]];
  }
  return pile;
}

class Rudy extends Room {
  maxClients = 4;
  state = new Table();

  onCreate() {
    this.deal();
    this.onMessage('write', (client, { number, circled }) => {
      const seat = this.clients.indexOf(client);
      const at = this.state.waiting.indexOf(seat);
      if (at === -1 || !Number.isInteger(number) || number < 0 || number > 99) return;
      if (circled === true && this.circleUsed[seat]) return;
      this.boards[seat].push({ number, circled });
      this.state.waiting.splice(at, 1);
      if (this.state.waiting.length > 0) return;
      if (this.state.turn === TURNS) this.deal();
      else this.turn(this.state.turn + 1);
    });
  }

  deal() {
    this.pile = shuffled([...shuffled(DECK).slice(0, TURNS - 1), FOX]);
    this.boards = [[], [], [], []];
    this.circleUsed = [false, false, false, false];
    this.turn(1);
  }

  turn(turn) {
    this.state.turn = turn;
    this.state.card = this.pile[turn - 1];
    for (let seat = 0; seat < 4; seat++) this.state.waiting.push(seat);
  }
}

const port = Number(process.argv[2]);
const server = new Server({ transport: new WebSocketTransport({}), greet: false });
server.define('rudy', Rudy);
await server.listen(port, '127.0.0.1');
console.log(`http://127.0.0.1:${port}`);
