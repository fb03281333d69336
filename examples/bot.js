// A whole game over the protocol of docs/protocol.md, in plain JavaScript with Node's own fetch and WebSocket:
//   npm exec -c "node examples/bot.js http://localhost:8080 mozg 3"     opens a table for three and plays all of its seats
import { GAMES } from '../src/games/index.ts'; // the rules, for a list of legal moves; the view says all the rest

const [house = 'http://localhost:8080', game = 'rudy', seats = '3'] = process.argv.slice(2);
const random = { below: (n) => Math.floor(Math.random() * n) };

async function post(path, body) {
  const headers = { 'content-type': 'application/json' };
  return (await fetch(house + path, { method: 'POST', headers, body: JSON.stringify(body) })).json();
}

function play({ table, token, chair }, end) {
  const socket = new WebSocket(`${house.replace('http', 'ws')}/ws`);
  const say = (message) => socket.send(JSON.stringify(message));
  const luck = Buffer.from(crypto.getRandomValues(new Uint8Array(32))).toString('hex');
  let view = { question: null };
  let asked = null; // the question answered last: it may come again in further views
  const answer = () => {
    // Whom the table waits for: who has passed at Ruletka is asked still, and need not answer.
    const waiting = view.table.waiting ?? view.toAct;
    if (waiting.indexOf(view.seat) < 0) return;
    asked = view.question;
    say({ t: 'move', question: asked, move: GAMES[game].sample({ ...view.table, ...view.own }, view.seat, random) });
  };
  const onLobby = ({ phase, host, chairs, preparing, match }) => {
    const here = chairs.filter((each) => each.present).length;
    if (phase === 'open' && host === chair && here === Number(seats)) say({ t: 'start' });
    if (preparing?.closed === null) say({ t: 'contribute', match: preparing.match, bytes: luck });
    if (phase === 'ended') end({ table, match: match.match, outcome: match.outcome }, socket.close());
  };
  socket.addEventListener('open', () => say({ t: 'hello', protocol: 1, table, token }));
  socket.addEventListener('message', ({ data }) => {
    const told = JSON.parse(data);
    if (told.t === 'welcome' || told.t === 'lobby') onLobby(told.lobby);
    if (told.t === 'view') view = told;
    if (told.t === 'view' && view.question !== null && view.question !== asked) answer();
    if (told.t === 'refused' && told.question === view.question) answer(); // somebody was quicker: look again
  });
}

const host = await post('/api/tables', { game, name: 'Bot 1' });
const bots = [host];
while (bots.length < Number(seats)) {
  bots.push(await post(`/api/tables/${host.table}/sit`, { name: `Bot ${bots.length + 1}` }));
}
const ends = await Promise.all(bots.map((bot) => new Promise((end) => play(bot, end))));
console.log(JSON.stringify(ends[0]));
