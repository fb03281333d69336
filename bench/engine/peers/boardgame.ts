import { createRequire } from 'node:module';
import { DECK, FOX, NAMES } from '../limits/deck.ts';
import { outcome, type Outcome, type State as PureState } from '../limits/pure.ts';
import { keeper } from '../keep.ts';
import { MOVES, scriptOf, SEATS, TURNS } from '../script.ts';
import { sumOf } from '../sum.ts';

/** Rudy for boardgame.io, written the way its documentation teaches, and its own master and storage around it. */

interface Field {
  number: number;
  circled: boolean;
}

interface G {
  pile: number[];
  boards: Field[][];
  circleUsed: boolean[];
}

interface Ctx {
  readonly turn: number;
  readonly numPlayers: number;
  readonly gameover?: Outcome;
}

interface Situation {
  readonly G: G;
  readonly ctx: Ctx;
  readonly playerID: string;
}

interface Setting {
  readonly ctx: Ctx;
  readonly random: { Shuffle<T>(deck: readonly T[]): T[] };
}

interface FullState {
  readonly G: G;
  readonly ctx: Ctx;
  readonly _stateID: number;
}

interface Storage {
  createMatch(id: string, made: object): void;
  fetch(id: string, what: { state: true }): { state: FullState };
  wipe(id: string): void;
  readonly log: Map<string, unknown>;
  readonly initial: Map<string, unknown>;
}

interface Master {
  onUpdate(action: object, stateID: number, match: string, player: string): Promise<{ error: string } | undefined>;
}

interface Library {
  core: { INVALID_MOVE: string; Stage: { NULL: null } };
  internal: {
    createMatch: (what: object) => object;
    getFilterPlayerView: (game: object) => (player: string, payload: object) => unknown;
    ProcessGameConfig: (game: object) => object;
  };
  master: { Master: new (game: object, storage: Storage, transport: object) => Master };
  server: { Server(what: object): { db: Storage } };
}

// The library's subpaths are folders, which only `require` resolves.
const require = createRequire(import.meta.url);

function library<Part extends keyof Library>(part: Part): Library[Part] {
  return require(`boardgame.io/${part}`) as Library[Part];
}

function rudy(): object {
  const { INVALID_MOVE, Stage } = library('core');
  return {
    name: 'rudy',
    // R12: a written number is final. Without its history of states the library is faster.
    disableUndo: true,
    setup: ({ ctx, random }: Setting): G => ({
      pile: random.Shuffle([...random.Shuffle(DECK).slice(0, TURNS - 1), FOX]),
      boards: Array.from({ length: ctx.numPlayers }, () => []),
      circleUsed: Array.from({ length: ctx.numPlayers }, () => false),
    }),
    moves: {
      write: {
        redact: true,
        client: false,
        move({ G, playerID }: Situation, number: number, circled: boolean): string | undefined {
          const seat = Number(playerID);
          if (!Number.isInteger(number) || number < 0 || number > 99) return INVALID_MOVE;
          if (circled && G.circleUsed[seat] === true) return INVALID_MOVE;
          G.boards[seat]?.push({ number, circled });
          if (circled) G.circleUsed[seat] = true;
          return undefined;
        },
      },
    },
    turn: {
      activePlayers: { all: Stage.NULL, minMoves: 1, maxMoves: 1 },
      endIf: ({ G, ctx }: Situation): boolean => G.boards.every((board) => board.length === ctx.turn),
    },
    endIf: ({ G }: Situation): Outcome | undefined =>
      G.boards.every((board) => board.length === TURNS)
        ? outcome({ ...G, turn: TURNS, waiting: [] } satisfies PureState)
        : undefined,
    playerView: ({ G, ctx, playerID }: Situation): object => ({
      card: NAMES[G.pile[ctx.turn - 1] ?? FOX],
      numbers: G.boards[Number(playerID)],
      circleUsed: G.circleUsed[Number(playerID)],
      ...(ctx.gameover !== undefined && { pile: G.pile.map((card) => NAMES[card]), boards: G.boards }),
    }),
  };
}

export interface Table {
  /** Plays match number `match` and gives the state it ended in. */
  playMatch(match: number): Promise<FullState>;
}

export function openTable(): Table {
  const { createMatch, getFilterPlayerView, ProcessGameConfig } = library('internal');
  const { Master } = library('master');
  const game = ProcessGameConfig(rudy());
  const storage = library('server').Server({ games: [rudy()], origins: [] }).db;
  const filter = getFilterPlayerView(game);
  const keep = keeper();
  const sendAll = (payload: object): void => {
    for (let seat = 0; seat < SEATS; seat++) keep(filter(String(seat), payload));
  };
  const master = new Master(game, storage, { sendAll, send: sendAll });

  return {
    async playMatch(match) {
      const id = String(match);
      const { seats, moves } = scriptOf(match);
      storage.createMatch(id, createMatch({ game, numPlayers: SEATS, unlisted: true }));
      for (let i = 0; i < MOVES; i++) {
        const player = String(seats[i]);
        const move = moves[i] as { number: number; circled?: true };
        const args = [move.number, move.circled === true];
        const action = { type: 'MAKE_MOVE', payload: { type: 'write', args, playerID: player } };
        const { _stateID } = storage.fetch(id, { state: true }).state;
        const refused = await master.onUpdate(action, _stateID, id, player);
        if (refused !== undefined) throw new Error(`move ${i}: ${refused.error}`);
      }
      const { state } = storage.fetch(id, { state: true });
      storage.wipe(id);
      storage.log.delete(id);
      storage.initial.delete(id);
      return state;
    },
  };
}

export function load(): (first: number, count: number) => Promise<number> {
  const table = openTable();
  return async (first, count) => {
    let sum = 0;
    for (let match = first; match < first + count; match++) {
      const { gameover } = (await table.playMatch(match)).ctx;
      if (gameover === undefined) throw new Error('80 moves, and the match is not over');
      sum += sumOf(gameover.scores);
    }
    return sum;
  };
}
