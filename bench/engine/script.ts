/** Who writes what in one match: 20 turns of 4 seats in some order, as messages would bring it. */
export interface Script {
  readonly seats: readonly number[];
  readonly moves: readonly ScriptedMove[];
  /** The same again, four bytes a turn: `seats`, and the numbers with 128 added when circled. */
  readonly seatBytes: Uint8Array;
  readonly moveBytes: Uint8Array;
}

export type ScriptedMove = { readonly number: number } | { readonly number: number; readonly circled: true };

export const SEATS = 4;
export const TURNS = 20;
export const MOVES = SEATS * TURNS;
export const CIRCLED = 128;

/** Any steady source will do here: the scripts only have to be the same for everybody. */
function steady(seed: number): (n: number) => number {
  let state = seed;
  return (n) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * n);
  };
}

function write(seed: number): Script {
  const below = steady(seed);
  const circleIn = Array.from({ length: SEATS }, () => below(TURNS));
  const seats: number[] = [];
  const moves: ScriptedMove[] = [];
  for (let turn = 0; turn < TURNS; turn++) {
    const left = Array.from({ length: SEATS }, (_, seat) => seat);
    while (left.length > 0) {
      const [seat = 0] = left.splice(below(left.length), 1);
      const number = below(turn + 2);
      seats.push(seat);
      moves.push(circleIn[seat] === turn ? { number, circled: true } : { number });
    }
  }
  const bytes = moves.map((move) => ('circled' in move ? move.number + CIRCLED : move.number));
  return { seats, moves, seatBytes: Uint8Array.from(seats), moveBytes: Uint8Array.from(bytes) };
}

export const SCRIPTS: readonly Script[] = Array.from({ length: 64 }, (_, i) => write(i + 1));

export function scriptOf(match: number): Script {
  const script = SCRIPTS[match % SCRIPTS.length];
  if (script === undefined) throw new RangeError(`no script for match ${match}`);
  return script;
}
