import { company, STILL } from '../../../../client/gallery/sample.ts';
import { ruletka, runUpTo, type Options, type State } from '../../rules/index.ts';
import { seedKey } from '../../../../kernel/fairness.ts';
import { start } from '../../../../kernel/match.ts';
import type { Happening, Props } from '../players.ts';

/** Sample views: a state put together by hand and shown by the rules themselves, so that nothing is seen that may not be. */
const NAMES = ['Kuba', 'Ola', 'Bartek', 'Zuza', 'Wiktor', 'Pola'];

export interface Sample {
  readonly state?: Partial<State>;
  readonly seats?: number;
  readonly seat?: number | undefined;
  readonly tv?: boolean;
  readonly options?: Partial<Options>;
  /** Seconds left when it is opened. */
  readonly left?: number;
  readonly refusal?: string;
  /** What happens a moment after it is opened. */
  /** The end is revealed to all together, up to this moment; on a phone by a guest's. */
  readonly moment?: number;
  readonly next?: { readonly state: Partial<State>; readonly events: readonly Happening[]; readonly left?: number };
}

const OPTIONS: Options = { pace: 'relaxed', target: 15, deck: 'standard' };

function stateOf({ seats = 6, options = {}, state = {} }: Sample): State {
  const match = start(ruletka, { ...OPTIONS, ...options }, seats, { prescribed: {}, key: seedKey('gallery') });
  return { ...match.state, ...middle(seats), ...state };
}

/** The middle of a game, as in the posters. */
function middle(seats: number): Partial<State> {
  const cut = <T>(list: readonly T[]): T[] => list.slice(0, seats);
  return {
    round: 3,
    points: cut([4, 6, 9, 8, 4, 5]),
    lives: cut([4, 3, 4, 2, 3, 1]),
    bullets: cut([1, 2, 1, 2, 1, 3]),
    hands: cut([
      ['pat-down', 'spin-again', 'air-gun'],
      ['raise', 'dud'],
      ['nerves'],
      ['bribe'],
      ['weak-knees', 'gift'],
      ['peeper', 'peeper', 'dud', 'air-gun'],
    ]),
  };
}

export function propsOf(sample: Sample, happened: boolean): Props {
  const next = happened ? sample.next : undefined;
  const base = stateOf(sample);
  const state: State = next === undefined ? base : { ...base, ...next.state };
  const seat = sample.tv === true || ('seat' in sample && sample.seat === undefined) ? undefined : (sample.seat ?? 0);
  const { moment } = sample;
  const table = moment === undefined ? ruletka.table(state) : runUpTo(ruletka.table(state), moment);
  const left = next?.left ?? sample.left;
  const names = NAMES.slice(0, state.seats);
  return {
    ...STILL,
    view: seat === undefined ? table : { ...table, ...ruletka.own(state, seat) },
    seat,
    names,
    avatars: names.map(() => 'lemon'),
    bots: names.map(() => false),
    events: next?.events ?? [],
    n: next === undefined ? 1 : 2,
    deadline: left === undefined ? undefined : performance.now() + left * 1000,
    outcome: moment === undefined ? ruletka.outcome(state) : undefined,
    reveal:
      moment === undefined
        ? undefined
        : { moment, last: 6, held: false, ...company(names, sample.tv === true ? null : 1) },
    tv: sample.tv === true,
    refusal: sample.refusal === undefined ? undefined : { code: sample.refusal, n: 1 },
    rule: () => undefined,
    check: state.phase === 'over' && moment === undefined ? () => undefined : undefined,
    rematch: state.phase === 'over' && moment === undefined ? () => undefined : undefined,
  };
}
