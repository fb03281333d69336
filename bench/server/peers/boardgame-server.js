// Rudy for boardgame.io, written the way its documentation teaches, on its own server, in memory.
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const { INVALID_MOVE, Stage } = require('boardgame.io/core');
const { Server } = require('boardgame.io/server');

const TURNS = 20;
const DECK = Array.from({ length: 48 }, (_, card) => card % 24);
const FOX = 24;

const rudy = {
  name: 'rudy',
  disableUndo: true,
  setup: ({ ctx, random }) => ({
    pile: random.Shuffle([...random.Shuffle(DECK).slice(0, TURNS - 1), FOX]),
    boards: Array.from({ length: ctx.numPlayers }, () => []),
    circleUsed: Array.from({ length: ctx.numPlayers }, () => false),
  }),
  moves: {
    write: {
      redact: true,
      client: false,
      // Without this, of four who bet at once three are refused.
      ignoreStaleStateID: true,
      move({ G, ctx, playerID }, number, circled) {
        const seat = Number(playerID);
        if (!Number.isInteger(number) || number < 0 || number > 99) return INVALID_MOVE;
        if (circled === true && G.circleUsed[seat] === true) return INVALID_MOVE;
        if (G.boards[seat].length >= ctx.turn) return INVALID_MOVE;
        G.boards[seat].push({ number, circled });
        if (circled === true) G.circleUsed[seat] = true;
        return undefined;
      },
    },
  },
  turn: {
    activePlayers: { all: Stage.NULL, minMoves: 1, maxMoves: 1 },
    endIf: ({ G, ctx }) => G.boards.every((board) => board.length === ctx.turn),
  },
  endIf: ({ G }) => (G.boards.some((board) => board.length < TURNS) === true ? undefined : { done: true }),
  playerView: ({ G, ctx, playerID }) => ({
    card: G.pile[ctx.turn - 1],
    numbers: G.boards[Number(playerID)],
    circleUsed: G.circleUsed[Number(playerID)],
    ...(ctx.gameover !== undefined && { pile: G.pile, boards: G.boards }),
  }),
};

const server = Server({ games: [rudy], origins: [/.*/] });
const running = await server.run({ port: 0, host: '127.0.0.1' }, () => {});
console.log(`http://127.0.0.1:${running.appServer.address().port}`);
