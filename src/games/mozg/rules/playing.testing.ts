import { chanceStep, type DrawnByLabel } from '../../../kernel/chance.ts';
import { seedKey } from '../../../kernel/fairness.ts';
import type { Json, JsonObject } from '../../../kernel/json.ts';
import { present, type By, type Seat } from '../../../kernel/seat.ts';
import { remove, sorted, type Card } from './card.ts';
import { mozg, type Event, type Options, type State } from './index.ts';
import { BRAINS, emptyTable } from './state.ts';

/** A table in the middle of a turn. The cards not named lie in `rest`, the Reserve unless it says otherwise. */
export interface Setting {
  readonly hands: readonly (readonly Card[])[];
  readonly graveyards?: readonly (readonly Card[])[];
  readonly horde?: readonly Card[];
  readonly discard?: readonly Card[];
  readonly aside?: readonly Card[];
  readonly reserve?: readonly Card[];
  readonly brains?: readonly number[];
  readonly turn?: Seat;
  readonly options?: JsonObject;
  /** `discard`, `aside`, or the seat whose graveyard holds them. */
  readonly rest?: 'reserve' | 'discard' | 'aside' | Seat;
}

export type Prescribed = Readonly<Record<string, readonly Json[]>>;

export function optionsOf(raw: JsonObject = {}): Options {
  const read = mozg.options(raw, 'options');
  if (!read.ok) throw new Error(`${read.place}: ${read.why}`);
  return read.value;
}

export function table(setting: Setting): State {
  const seats = setting.hands.length;
  const state = emptyTable(optionsOf(setting.options), seats);
  const rest = state.deck.slice();
  const take = (cards: readonly Card[] = []): Card[] => {
    for (const card of cards) {
      if (!rest.includes(card)) throw new Error(`there is no further ${card}`);
      remove(rest, card);
    }
    return [...cards];
  };
  state.hands = setting.hands.map((cards) => sorted(take(cards)));
  state.graveyards = setting.hands.map((_, seat) => sorted(take(setting.graveyards?.[seat])));
  state.horde = take(setting.horde);
  state.discard = take(setting.discard);
  state.aside = take(setting.aside);
  state.reserve = take(setting.reserve);
  const place = setting.rest ?? 'reserve';
  if (place === 'reserve') state.reserve = [...state.reserve, ...rest];
  else if (place === 'discard' || place === 'aside') state[place].push(...rest);
  else state.graveyards[place] = sorted([...present(state.graveyards[place]), ...rest]);
  state.brains = [...(setting.brains ?? state.brains)];
  state.pool = BRAINS - state.brains.reduce((sum, each) => sum + each, 0);
  state.rounds = 1;
  state.phase = 'turn';
  state.turn = setting.turn ?? 0;
  state.asked = 1 << state.turn;
  return state;
}

export interface Happened {
  readonly state: State;
  readonly events: readonly Event[];
  readonly drawn: DrawnByLabel;
}

/** What comes of a move that must be accepted. Chance that is not prescribed comes from a seed. */
export function happens(state: State, seat: Seat, raw: unknown, prescribed: Prescribed = {}): Happened {
  const code = refused(state, seat, raw);
  const move = mozg.readMove(raw, 'player', state.options);
  if (code !== undefined || move === undefined) throw new Error(`${seat} ${JSON.stringify(raw)} is refused: ${code}`);
  const dealing = chanceStep({ key: seedKey('testing'), prescribed }, {});
  const next = mozg.copy(state);
  const events: Event[] = [];
  mozg.play(next, seat, move, dealing.chance, (event) => void events.push(event));
  return { state: next, events, drawn: dealing.drawn() };
}

export function after(state: State, seat: Seat, move: unknown, prescribed?: Prescribed): State {
  return happens(state, seat, move, prescribed).state;
}

/** The code of a refused move, nothing for an accepted one. */
export function refused(state: State, seat: Seat, raw: unknown, by: By = 'player'): string | undefined {
  const move = mozg.readMove(raw, by, state.options);
  return move === undefined ? 'malformed' : mozg.refusal(mozg.legalView(state, seat), seat, move);
}

export function movesOf(state: State, seat: Seat): string[] {
  return [...mozg.moves(mozg.legalView(state, seat), seat)].map((move) => JSON.stringify(move));
}
