import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createServer, type AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { SEATS, type Contender, type Running, type Seated } from '../contender.ts';
import type { Rider } from '../load.ts';

const folder = fileURLToPath(new URL('.', import.meta.url));
const require = createRequire(import.meta.url);
const nothing = (): void => {};

/** boardgame.io and Colyseus, installed beside this where they are not there yet. */
export function peers(): Contender[] {
  if (!existsSync(`${folder}node_modules/boardgame.io/package.json`)) {
    process.stderr.write('Installing what the server is compared with …\n');
    const done = spawnSync('npm', ['install', '--no-save', '--ignore-scripts', '--no-audit', '--no-fund'], {
      cwd: folder,
      stdio: ['ignore', 2, 2],
    });
    if (done.status !== 0) throw new Error('npm install failed in bench/server/peers');
  }
  return [
    { title: 'boardgame.io 0.50.2, in memory', start: () => startScript('boardgame-server.js', seatAtBoardgame) },
    {
      title: 'boardgame.io 0.50.2, in memory, development mode',
      start: () => startScript('boardgame-server.js', seatAtBoardgame, 'development'),
    },
    {
      title: 'Colyseus 0.18, 50 ms patches, in memory',
      start: () => startScript('colyseus-server.js', seatAtColyseus),
    },
  ];
}

async function startScript(
  script: string,
  seat: (url: string) => Promise<Seated>,
  mode = 'production',
): Promise<Running> {
  const child = spawn(process.execPath, [folder + script, String(await freePort())], {
    stdio: ['ignore', 'pipe', 'ignore'],
    env: { ...process.env, NODE_ENV: mode },
  });
  let out = '';
  let url: string | undefined;
  while (url === undefined) {
    const [chunk] = (await once(child.stdout, 'data')) as [Buffer];
    out += chunk.toString();
    url = /http:\/\/127\.0\.0\.1:\d+/.exec(out)?.[0];
  }
  child.stdout.resume();
  const at = url;
  return {
    pid: child.pid ?? 0,
    url: at,
    seat: () => seat(at),
    async stop() {
      child.kill('SIGKILL');
      await once(child, 'close');
    },
  };
}

function freePort(): Promise<number> {
  const server = createServer();
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}

interface BoardgameState {
  readonly G: { readonly numbers: readonly unknown[] };
  readonly ctx: { readonly turn: number; readonly gameover?: unknown };
  readonly _stateID: number;
}

interface SocketIo {
  on(event: string, hear: (...told: never[]) => void): void;
  emit(event: string, ...told: unknown[]): void;
  close(): void;
}

let matches = 0;

/** Its own protocol, without its own client, which would play every move again in this process. */
async function seatAtBoardgame(url: string): Promise<Seated> {
  const { io } = require('socket.io-client') as { io: (url: string, options: object) => SocketIo };
  const sockets: SocketIo[] = [];
  const riders: Rider[] = [];
  let match = `bench-${matches++}`;
  let begun = false;
  const syncs: (() => void)[] = [];
  const again = (): void => {
    match = `bench-${matches++}`;
    for (const sync of syncs) sync();
  };
  for (let seat = 0; seat < SEATS; seat++) {
    const socket = io(`${url}/rudy`, { transports: ['websocket'], forceNew: true });
    const player = String(seat);
    let state: BoardgameState | undefined;
    let asked = '';
    let open = false;
    const rider: Rider = {
      asked: nothing,
      answered: nothing,
      move() {
        open = true;
        const payload = { type: 'write', args: [3, false], playerID: player };
        socket.emit('update', { type: 'MAKE_MOVE', payload }, state?._stateID, match, player);
      },
    };
    const see = (told: BoardgameState): void => {
      state = told;
      const { ctx, G } = told;
      const written = G.numbers.length >= ctx.turn || ctx.gameover !== undefined;
      if (open && (written || `${match}/${ctx.turn}` !== asked)) {
        open = false;
        rider.answered();
      }
      if (ctx.gameover !== undefined) {
        if (seat === 0) setImmediate(again);
        return;
      }
      if (written || `${match}/${ctx.turn}` === asked) return;
      asked = `${match}/${ctx.turn}`;
      if (begun) rider.asked();
    };
    const synced = new Promise<void>((resolve) => {
      socket.on('sync', (id: string, { state: told }: { state: BoardgameState }) => {
        if (id === match) see(told);
        resolve();
      });
    });
    socket.on('update', (id: string, told: BoardgameState) => {
      if (id === match) see(told);
    });
    syncs.push(() => socket.emit('sync', match, player, undefined, SEATS));
    syncs[seat]?.();
    await synced;
    sockets.push(socket);
    riders.push(rider);
  }
  return {
    riders,
    begin() {
      begun = true;
      for (const rider of riders) rider.asked();
    },
    close: () => {
      for (const socket of sockets) socket.close();
    },
  };
}

interface ColyseusState {
  readonly turn: number;
  readonly waiting: Iterable<number>;
  readonly finished: boolean;
}

interface ColyseusRoom {
  readonly roomId: string;
  readonly reconnection: { enabled: boolean };
  onStateChange(hear: (state: ColyseusState) => void): void;
  send(kind: string, message: object): void;
  leave(): void;
}

interface ColyseusClient {
  create(room: string): Promise<ColyseusRoom>;
  joinById(id: string): Promise<ColyseusRoom>;
}

async function seatAtColyseus(url: string): Promise<Seated> {
  const { Client } = require('@colyseus/sdk') as { Client: new (url: string) => ColyseusClient };
  const rooms: ColyseusRoom[] = [];
  const riders: Rider[] = [];
  let begun = false;
  for (let seat = 0; seat < SEATS; seat++) {
    const client = new Client(url);
    const [first] = rooms;
    const room = first === undefined ? await client.create('rudy') : await client.joinById(first.roomId);
    room.reconnection.enabled = false;
    let turn = 0;
    let open = false;
    let over = false;
    const rider: Rider = {
      asked: nothing,
      answered: nothing,
      move() {
        open = true;
        room.send('write', { number: 3 });
      },
    };
    room.onStateChange((state) => {
      const asked = [...state.waiting].includes(seat);
      if (open && (!asked || state.turn !== turn)) {
        open = false;
        rider.answered();
      }
      if (seat === 0 && state.finished && !over) room.send('again', {});
      over = state.finished;
      if (state.turn === turn || !asked) return;
      turn = state.turn;
      if (begun) rider.asked();
    });
    rooms.push(room);
    riders.push(rider);
  }
  return {
    riders,
    begin() {
      begun = true;
      for (const rider of riders) rider.asked();
    },
    close: () => {
      for (const room of rooms) room.leave();
    },
  };
}
