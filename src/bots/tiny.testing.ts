import type { Game } from '../kernel/contract.ts';
import { objectOf, integer, withDefault } from '../kernel/decode.ts';
import { isInteger } from '../kernel/json.ts';
import { isObject } from '../kernel/json.ts';
import { pickLot } from '../kernel/lot.ts';
import { placesBy, seatsPlacedFirst } from '../kernel/outcome.ts';
import { pick } from '../kernel/random.ts';
import { everySeat, present } from '../kernel/seat.ts';
import type { Bot } from './bot.ts';

interface Move {
  readonly take: number;
}

interface Options {
  readonly highest: number;
}

interface Table {
  readonly players: number;
  readonly turnOf: number | null;
  /** What was taken, in its order. */
  readonly taken: readonly { readonly seat: number; readonly number: number }[];
  readonly highest: number;
}

interface State {
  players: number;
  taken: { seat: number; number: number }[];
  lucky: number[];
  highest: number;
}

export interface Tiny {
  State: State;
  Table: Table;
  Own: { readonly luckyNumber: number };
  LegalView: Table;
  Move: Move;
  Event: { readonly kind: 'took-number'; readonly seat: number; readonly number: number };
  Options: Options;
}

const LUCKY = pickLot<number>('lucky');
const ROUNDS = 2;

function turnOf({ players, taken }: Pick<State, 'players' | 'taken'>): number | null {
  return taken.length === players * ROUNDS ? null : taken.length % players;
}

function scores({ players, taken, lucky }: State): number[] {
  return everySeat(players).map((seat) =>
    taken
      .filter((each) => each.seat === seat)
      .reduce((sum, { number }) => sum + number + (number === lucky[seat] ? 10 : 0), 0),
  );
}

function table(state: State): Table {
  const { players, taken, highest } = state;
  return { players, turnOf: turnOf(state), taken: taken.map((each) => ({ ...each })), highest };
}

/** A game that has nothing but rules: in turn everybody takes a number nobody has; the own lucky one counts 10 more. */
export const tiny: Game<Tiny> = {
  id: 'tiny',
  version: 1,
  seats: { least: 2, most: 4 },
  labels: () => [LUCKY.label],
  options: objectOf<Options>({ highest: withDefault(integer(8), 25) }, true),
  encodeOptions: ({ highest }) => (highest === 25 ? {} : { highest }),
  readMove: (raw) =>
    isObject(raw) && Object.keys(raw).join() === 'take' && isInteger(raw['take'], 1, 1000)
      ? { take: raw['take'] }
      : undefined,
  setup({ highest }, players, chance) {
    const all = everySeat(highest).map((i) => i + 1);
    return { players, taken: [], lucky: everySeat(players).map(() => chance.take(LUCKY, all)), highest };
  },
  copy: (state) => ({ ...state, taken: [...state.taken] }),
  toAct: (state) => [turnOf(state) ?? []].flat(),
  asking: (state) => state.taken.length,
  races: () => false,
  sealed: () => false,
  legalView: table,
  refusal(seen, seat, { take }) {
    if (seen.turnOf === null) return 'over';
    if (seen.turnOf !== seat) return 'not-asked';
    return take > seen.highest || seen.taken.some(({ number }) => number === take) ? 'taken' : undefined;
  },
  *moves(seen, seat) {
    for (let take = 1; take <= seen.highest; take++) {
      if (this.refusal(seen, seat, { take }) === undefined) yield { take };
    }
  },
  sample(seen, seat, random) {
    return pick(random, [...this.moves(seen, seat)]);
  },
  play(state, seat, { take }, _chance, emit) {
    state.taken.push({ seat, number: take });
    emit?.({ kind: 'took-number', seat, number: take });
  },
  table,
  own: (state, seat) => ({ luckyNumber: present(state.lucky[seat]) }),
  pace: () => undefined,
  fallback(seen, seat) {
    const [first] = this.moves(seen, seat);
    return first ?? { take: 1 };
  },
  imagine: (view) => ({ ...table({ ...view, taken: [...view.taken], lucky: [] }), taken: [...view.taken], lucky: [] }),
  outcome(state) {
    if (turnOf(state) !== null) return undefined;
    const all = scores(state);
    const places = placesBy(state.players, (a, b) => present(all[a]) - present(all[b]));
    return { winners: seatsPlacedFirst(places), places, scores: all, detail: { lastTaken: state.taken.length } };
  },
};

/** Always the highest number left. */
export const greedyTiny: Bot<Tiny> = {
  level: 'greedy',
  blank: null,
  decide: (_memory, { view, seat }) => [...tiny.moves(view, seat)].at(-1) ?? { take: 1 },
};
