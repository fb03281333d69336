// Plays whole games by docs/protocol.md: any legal move, evenly. One file, plain Node 20 or later, nothing to install.
//   node bot.js http://localhost:8080 mozg 3         opens a table and plays all three seats
//   node bot.js http://localhost:8080 KDMP4R Robo    sits down at the table with this code, and plays when its host starts

// ---- What may be said now, from the view alone: docs/protocol.md, "What is asked, and what may be answered".

const range = (from, to) => Array.from({ length: to - from + 1 }, (_, i) => from + i);
const different = (cards) => [...new Set(cards)];
const pick = (list) => list[Math.floor(Math.random() * list.length)];
const on = (seats) => seats.map((seat) => ({ on: seat }));
const nameOf = (i) => `Bot ${i + 1}`;
const randomBytes = (length) => Buffer.from(crypto.getRandomValues(new Uint8Array(length)));

function shuffled(list) {
  return list
    .map((item) => [Math.random(), item])
    .toSorted(([a], [b]) => a - b)
    .map(([, item]) => item);
}

const MOVES = {
  rudy({ seats, circleUsed }) {
    const plain = range(0, 99).map((number) => ({ number }));
    return seats === 1 || circleUsed ? plain : [...plain, ...plain.map((move) => ({ ...move, circled: true }))];
  },

  mozg(view, me) {
    const { seats, turn, phase, offered, hand, graveyard, graveyardCounts, hordeTop, late } = view;
    const others = range(0, seats - 1).filter((seat) => seat !== me);
    const refill = () => ({ refill: shuffled(graveyard).slice(0, 3 - hand.length) });
    // Whoever is asked in another's turn may take up what was forgotten.
    switch (turn === null || turn === me ? phase : 'refill') {
      case 'bury':
        return different(offered).map((bury) => ({ bury }));
      case 'keep':
        return different(offered).map((keep) => ({ keep }));
      case 'turn': {
        const fits = (card) => hordeTop === null || card === 0 || (hordeTop === 8 ? card < 8 : card > hordeTop);
        const plays = different(hand)
          .filter(fits)
          .flatMap((play) => {
            const more = hand.filter((card) => card === play).length - 1;
            return more === 0 ? [{ play }] : [{ play }, { play, give: { [pick(others)]: more } }];
          });
        const passes = hordeTop !== null || hand.length === 0 ? [{ pass: true }] : [];
        return [...plays, ...passes, ...(late === me ? [refill()] : [])];
      }
      case 'refill':
        return [refill()];
      case 'gift':
        return different(hand).flatMap((gift) => others.map((to) => ({ gift, to })));
      case 'steal':
        return others.map((steal) => ({ steal }));
      case 'swap':
        return others.flatMap((other) => [
          { swap: 'hand', with: other },
          ...(graveyardCounts[other] > 0 ? [{ swap: 'graveyard', with: other }] : []),
        ]);
      case 'show':
        return ['rock', 'paper', 'scissors'].map((show) => ({ show }));
    }
  },

  ruletka(view, me) {
    const { phase, waiting, owing, lives, out, gun, spun, shown, bets, shot, hand, lastCall } = view;
    const { accusation, accusationUsed } = view;
    if (!waiting.includes(me)) return []; // one may speak, and need not
    const players = lives.map((_, seat) => seat);
    const others = players.filter((seat) => seat !== me);
    const alive = (seat) => lives[seat] > 0;
    const isIn = (seat) => alive(seat) && !out[seat];
    const shooting = (seat) => isIn(seat) && bets[seat] >= shot;
    const hidden = others.filter((seat) => isIn(seat) && !shown[seat]); // pockets nobody has seen
    const mayAccuse = alive(me) && !accusationUsed[me];
    // Per card when it may be played, whether by those who are out too, and whom on.
    const CARDS = {
      peeper: [['betting'], false, () => on(players.filter(alive))],
      'pat-down': [['accusing'], true, () => on(hidden)],
      nerves: [['bids'], false, () => range(0, 5).map((bet) => ({ bet }))],
      raise: [['bids'], true, () => on(players.filter(isIn))],
      'weak-knees': [['bids'], true, () => on(players.filter(isIn))],
      'swapped-dice': [['bids'], false, () => pairs(players.filter(isIn))],
      'spin-again': [['accusing', 'shot'], true, () => on(players.filter(isIn))],
      dud: [['bullet'], false, () => [{}]],
      gift: [['accusing'], true, () => on(others.filter(isIn))],
      'air-gun': [['shot'], false, () => (shooting(me) ? [{}] : [])],
      'shoot-somebody': [['shot'], true, () => [{}]],
      'bang-bang': [['shot'], false, () => (shooting(me) ? others.map((at) => ({ at })) : [])],
      'change-of-aim': [
        ['shot'],
        true,
        () => on(others.filter(shooting)).flatMap((whose) => players.map((at) => ({ ...whose, at }))),
      ],
      bribe: [['accused'], false, () => (accusation?.accused === me ? [{}] : [])],
    };
    const cards = different(hand).flatMap((card) => {
      const [windows, skull, ways] = CARDS[card];
      return windows.includes(phase) && (skull || isIn(me)) ? ways().map((way) => ({ card, ...way })) : [];
    });
    switch (phase) {
      case 'loading':
        return ['click', 'bullet'].filter((card) => gun[card] > 0).map((pocket) => ({ pocket }));
      case 'spinning':
        return [{ ready: true }, ...players.filter((seat) => alive(seat) && !spun[seat]).map((spin) => ({ spin }))];
      case 'betting':
        return [...range(0, 5).map((bet) => ({ bet })), ...cards];
      case 'bids':
      case 'bullet':
        return [{ pass: true }, ...cards];
      case 'accusing':
        return [
          { pass: true },
          ...(lastCall ? [] : [{ lastCall: true }]),
          ...(mayAccuse ? hidden.map((accuse) => ({ accuse })) : []),
          ...cards,
        ];
      case 'accused':
        return [
          { pass: true },
          ...(mayAccuse && accusation.accused !== me ? [{ accuse: accusation.accused }] : []),
          ...cards,
        ];
      case 'shot':
        return owing.includes(me) ? others.map((aim) => ({ aim })) : [{ pass: true }, ...cards];
      case 'showOff':
        return [{ take: true }, { showOff: true }];
    }
  },
};

function pairs(seats) {
  return seats.flatMap((a) => seats.filter((b) => b !== a).map((b) => ({ on: a, and: b })));
}

// ---- The own share in the shuffle: docs/protocol.md, "A match from start to proof".

function luck(say, chair, createHash) {
  let given = {}; // the attempt that has this device's bytes, and what it has been told
  return ({ match, attempt, chairs, promised, promises, opened }) => {
    const seat = chairs.indexOf(chair);
    if (seat === -1) return;
    if (given.match !== match || given.attempt !== attempt) {
      if (promises !== null) return; // it was closed before this device came
      const bytes = randomBytes(32);
      const text = ['stolik/promise/2', match, attempt, seat, ''].join('\0');
      const promise = createHash('sha256').update(text).update(bytes).digest('hex');
      given = { match, attempt, promise, bytes: bytes.toString('hex') };
    }
    if (promises === null && !promised.includes(seat)) say({ t: 'promise', match, attempt, promise: given.promise });
    if (promises === null || opened.includes(seat)) return;
    // Bytes are opened for a list that has their promise, once: another list would be another deal.
    if (promises[seat] !== given.promise) return console.log('this device was left out of the shuffle');
    given.list ??= promises.join();
    if (given.list === promises.join()) say({ t: 'open', match, attempt, bytes: given.bytes });
  };
}

// ---- One seat, from its hello to the end of a match.

async function sitThrough(house, { table, token, chair }, name, ready) {
  const { createHash } = await import('node:crypto');
  const end = {};
  end.promise = new Promise((resolve, reject) => Object.assign(end, { resolve, reject }));
  const socket = await connect(`${house}/ws?table=${table}`, hear, () =>
    end.reject(new Error('the connection was lost')),
  );
  const say = (message) => socket.send(JSON.stringify(message));
  const share = luck(say, chair, createHash);
  const said = {}; // the last answer to each question, and when it was right
  const refused = []; // moves that somebody was quicker than
  let game;
  let view = { question: null };
  let answered = null; // a question comes again in further views: it is answered once
  let begun = false;
  let moves = 0;

  function answer() {
    if (view.paused) return; // the view that ends the pause asks again
    const move = pick(MOVES[game]({ ...view.table, ...view.own }, view.seat));
    if (move === undefined) return;
    answered = view.question;
    said[answered] = { n: view.n, seat: view.seat, move };
    moves++;
    console.log(`${name} answers question ${answered} with ${JSON.stringify(move)}`);
    say({ t: 'move', question: answered, move });
  }

  function onLobby(lobby) {
    game = lobby.game;
    if (lobby.preparing !== null) share(lobby.preparing);
    if (ready?.(lobby)) say({ t: 'start' });
    if (lobby.phase === 'playing' || lobby.phase === 'preparing') begun = true;
    if (lobby.phase !== 'ended' || !begun) return;
    end.resolve({ table, match: lobby.match.match, outcome: lobby.match.outcome, moves, refused });
    socket.close();
  }

  function hear(told) {
    if (told.t === 'welcome' || told.t === 'lobby') onLobby(told.lobby);
    if (told.t === 'closing') console.log(`${name} is sent away: ${told.why}`);
    if (told.t === 'view') {
      view = told;
      if (view.question !== null && view.question !== answered) answer();
    }
    if (told.t === 'refused') {
      console.log(`${name} is refused: ${told.code}`);
      if (told.question === undefined) return;
      refused.push({ ...said[told.question], code: told.code });
      if (told.question === view.question) answer(); // somebody was quicker: look again
    }
  }

  say({ t: 'hello', protocol: 2, table, token });
  return end.promise;
}

// ---- A WebSocket in a few lines: Node has one of its own from version 22 on.

async function connect(address, hear, gone) {
  const { protocol, host, hostname, port, pathname, search } = new URL(address);
  const { request } = await import(protocol === 'https:' ? 'node:https' : 'node:http');
  const key = randomBytes(16).toString('base64');
  const headers = {
    host,
    connection: 'Upgrade',
    upgrade: 'websocket',
    'sec-websocket-version': 13,
    'sec-websocket-key': key,
  };
  const asked = request({ hostname, port, path: pathname + search, headers });
  return new Promise((connected, failed) => {
    asked.on('error', failed);
    asked.on('response', ({ statusCode }) => failed(new Error(`no socket: ${statusCode}`)));
    asked.on('upgrade', (_, socket, head) => {
      let read = head;
      let text = [];
      socket.on('data', (chunk) => {
        read = Buffer.concat([read, chunk]);
        for (let frame = frameOf(read); frame !== undefined; frame = frameOf(read)) {
          read = read.subarray(frame.end);
          if (frame.kind === 9) socket.write(masked(10, frame.payload)); // a ping: the heartbeat
          if (frame.kind === 8) socket.end(masked(8, frame.payload));
          if (frame.kind > 2) continue;
          text.push(frame.payload);
          if (!frame.last) continue;
          const message = Buffer.concat(text).toString('utf8');
          text = [];
          hear(JSON.parse(message));
        }
      });
      socket.on('error', gone);
      socket.on('close', gone);
      connected({
        send: (message) => socket.write(masked(1, Buffer.from(message))),
        close: () => socket.end(masked(8, Buffer.alloc(0))),
      });
    });
    asked.end();
  });
}

/** The first frame in `bytes`; nothing until it is there whole. */
function frameOf(bytes) {
  if (bytes.length < 2) return undefined;
  let length = bytes[1] & 127;
  let start = 2;
  if (length > 125) {
    start = length === 126 ? 4 : 10;
    if (bytes.length < start) return undefined;
    length = start === 4 ? bytes.readUInt16BE(2) : Number(bytes.readBigUInt64BE(2));
  }
  const end = start + length;
  if (bytes.length < end) return undefined;
  return { kind: bytes[0] & 15, last: bytes[0] > 127, payload: bytes.subarray(start, end), end };
}

/** A frame as clients send it. */
function masked(kind, payload) {
  const mask = randomBytes(4);
  const { length } = payload;
  const size = length < 126 ? [128 | length] : [128 | 126, length >> 8, length & 255]; // 8,192 bytes is the most
  return Buffer.concat([Buffer.from([128 | kind, ...size]), mask, payload.map((byte, i) => byte ^ mask[i % 4])]);
}

// ---- Opening or finding a table.

async function ask(house, path, body) {
  const headers = { 'content-type': 'application/json' };
  const how = body === undefined ? {} : { method: 'POST', headers, body: JSON.stringify(body) };
  const answer = await fetch(house + path, how);
  const told = await answer.json();
  if (!answer.ok) throw new Error(`${path}: ${told.code} ${told.why ?? ''}`);
  return told;
}

async function open(house, game, seats, options) {
  const host = await ask(house, '/api/tables', { game, name: nameOf(0), options });
  console.log(`${nameOf(0)} has opened a table of ${game}; its code is ${host.code}`);
  const places = [host];
  while (places.length < seats) {
    const i = places.length;
    places.push(await ask(house, `/api/tables/${host.table}/sit`, { name: nameOf(i) }));
    console.log(`${nameOf(i)} sits down`);
  }
  let started = false;
  const ready = ({ phase, chairs }) => {
    const all = chairs.filter((chair) => chair.present).length === seats;
    if (phase !== 'open' || !all || started) return false;
    started = true;
    return true;
  };
  return Promise.all(places.map((place, i) => sitThrough(house, place, nameOf(i), i === 0 ? ready : undefined)));
}

async function join(house, code, name) {
  const { table, game } = await ask(house, `/api/codes/${code}`);
  const place = await ask(house, `/api/tables/${table}/sit`, { name });
  console.log(`${name} sits down at a table of ${game}, and waits for its host to start`);
  return [await sitThrough(house, place, name)];
}

async function main([house = 'http://localhost:8080', what = 'rudy', more, options = '{}']) {
  const opens = what in MOVES;
  const ends = await (opens
    ? open(house, what, Number(more ?? 3), JSON.parse(options))
    : join(house, what, more ?? 'Robo'));
  const [{ table, match, outcome }] = ends;
  const refused = ends.flatMap((end) => end.refused);
  console.log(`It is over. The record: ${house}/api/tables/${table}/records/${match}`);
  console.log(JSON.stringify({ table, match, outcome, moves: ends.map(({ moves }) => moves), refused }));
}

main(process.argv.slice(2)).catch(({ message }) => {
  console.error(message);
  process.exitCode = 1;
});
