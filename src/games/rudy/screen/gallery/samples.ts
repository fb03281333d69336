import {
  answers,
  cardNamed,
  FOX,
  rudy,
  TURNS,
  type Board,
  type Field,
  type Own,
  type Table,
} from '../../rules/index.ts';
import type { Outcome } from '../../../../kernel/outcome.ts';
import { company, STILL } from '../../../../client/gallery/sample.ts';
import type { Props } from '../players.ts';

/** Sample views: made by hand, not by the engine, so that any moment can be looked at. */
type View = Table & Partial<Own>;

const PEOPLE: readonly (readonly [string, string])[] = [
  ['Janek', 'lemon'],
  ['Ola', 'cherries'],
  ['Kuba', 'mushroom'],
  ['Hania', 'sunflower'],
  ['Edek', 'robot-plum'],
  ['Zosia', 'strawberry'],
  ['Marek', 'tulip'],
  ['Basia', 'four-leaf-clover'],
];
const MORE =
  'Krzysztof Małgosia Staś Aleksandra Tomek Wanda Iga Bartłomiej Julka Ignacy Róża Szymon Nela Wit Łucja Oskar Pola Henryk Asia Michał Emilka Leon'.split(
    ' ',
  );
const FACES = [
  'teapot',
  'kite',
  'rocket',
  'guitar',
  'balloon',
  'sailboat',
  'avocado',
  'watermelon',
  'gem-stone',
  'rainbow',
];

export const PILE = [
  'hen',
  'hen+cat',
  'zebra',
  'bear+rabbit',
  'pig+cat',
  'fox',
  'dolphin+octopus',
  'bear',
  'bear+cat',
  'giraffe+zebra',
  'pig',
  'bear+rabbit+cat',
  'octopus+cat',
  'dolphin',
  'hen+pig',
  'rabbit',
  'giraffe+zebra+cat',
  'hen+pig+cat',
  'dolphin+octopus',
  'dolphin+octopus+cat',
];

/** As long as names may be. */
const LONG = [
  'Świętopełk Wszebądowicz',
  'Konstantynopolitańczyk',
  'Anna Maria Wielkopolska',
  'Ślązak z Łodzi i okolic',
];

export function withLongNames(props: Props): Props {
  return { ...props, names: props.names.map((name, seat) => LONG[seat - 1] ?? name) };
}

function people(seats: number): Pick<Props, 'names' | 'avatars' | 'bots'> {
  const names: string[] = [];
  const avatars: string[] = [];
  for (let seat = 0; seat < seats; seat++) {
    const known = PEOPLE[seat];
    names.push(known?.[0] ?? MORE[seat - PEOPLE.length] ?? `Gość ${seat + 1}`);
    avatars.push(known?.[1] ?? FACES[seat % FACES.length] ?? 'kite');
  }
  return { names, avatars, bots: names.map((name) => name === 'Edek') };
}

function field(number: number, circled = false): Field {
  return { number, circled };
}

function board(numbers: readonly number[], circledAt?: number): Board {
  return Array.from({ length: TURNS }, (_, i) => {
    const number = numbers[i];
    return number === undefined ? null : field(number, i === circledAt);
  });
}

const NUMBERS = [1, 2, 2, 3, 2, 7, 6, 1, 5, 2, 2, 10, 4, 11, 12, 8, 13, 14, 10];

export interface Turn {
  readonly turn?: number;
  readonly card: string;
  readonly seats?: number;
  readonly waiting: readonly number[];
  readonly circledAt?: number;
  readonly written?: number;
  readonly options?: Partial<Table['options']>;
  readonly aloud?: Table['aloud'];
  readonly seat?: number | undefined;
  readonly tv?: boolean;
  readonly deadline?: number;
}

const STANDARD = { fox: 'species', scoring: 'standard', lastAloud: false, deck: 'standard' } as const;

export function turnOf(sample: Turn): Props {
  const { turn = 9, card, seats = 5, waiting, circledAt, written } = sample;
  const table: Table = {
    options: { ...STANDARD, ...sample.options },
    seats,
    turn,
    card,
    waiting,
    last: null,
    aloud: sample.aloud ?? null,
    finished: false,
  };
  const numbers = NUMBERS.slice(0, turn - 1);
  const own: Own = {
    numbers: board(written === undefined ? numbers : [...numbers, written], circledAt),
    circleUsed: circledAt !== undefined,
  };
  const seat = sample.tv === true || ('seat' in sample && sample.seat === undefined) ? undefined : 0;
  const view: View = seat === undefined ? table : { ...table, ...own };
  return { ...STILL, ...people(seats), view, seat, tv: sample.tv === true, deadline: sample.deadline };
}

/** How far each player's number is from the answer, turn by turn; a tenth player remembers like the first. */
const SLIPS: readonly (readonly number[])[] = [
  [0, 0, 0, -1, 0, 0, -1, 0, 0, -1, 0, -2, 0, 0, -1, 0, -2, 0, 0, -1],
  [0, 0, 0, 0, -1, 0, 0, -1, 0, 0, 0, 0, -1, 0, 0, -2, 0, -1, 0, -2],
  [0, 0, 0, 0, 0, 1, 0, 0, -1, 1, 0, 2, -1, -1, 0, 0, 1, -2, 0, 0],
  [0, -1, 0, 0, -1, 0, 0, 0, -2, 0, -1, 0, 0, -1, -1, 0, -3, 0, -1, 0],
  [0, 0, -1, 0, 0, -1, 0, 0, 0, -1, 0, -1, -2, 0, 0, -1, 0, -3, 0, -1],
];
const CIRCLES = [13, 11, 3, 16, 18];

export interface End {
  readonly seats?: number;
  readonly seat?: number | undefined;
  readonly tv?: boolean;
  readonly options?: Partial<Table['options']>;
  /** Seats that wrote the same as another. */
  readonly twins?: Readonly<Record<number, number>>;
  readonly events?: Props['events'];
}

export function endOf(sample: End): Props {
  const { seats = 5, twins = {} } = sample;
  const options = { ...STANDARD, ...sample.options };
  const truth = answers(
    PILE.map((name) => cardNamed(name) ?? FOX),
    options.fox,
  );
  const solo = seats === 1;
  const boards = Array.from({ length: seats }, (_, seat) => {
    const as = twins[seat] ?? seat;
    const slips = SLIPS[as % SLIPS.length] ?? [];
    const shift = Math.floor(as / SLIPS.length);
    const numbers = truth.map((answer, turn) => Math.max(0, answer + (slips[(turn + shift) % TURNS] ?? 0)));
    return board(numbers, solo ? undefined : CIRCLES[as % CIRCLES.length]);
  });
  const table: Table = {
    options,
    seats,
    turn: TURNS,
    card: PILE[TURNS - 1] ?? 'fox',
    waiting: [],
    last: null,
    aloud: null,
    finished: true,
    pile: PILE,
    boards,
  };
  const seat = sample.tv === true || ('seat' in sample && sample.seat === undefined) ? undefined : 0;
  return {
    ...STILL,
    ...people(seats),
    view: seat === undefined ? table : { ...table, numbers: boards[0] ?? [], circleUsed: true },
    seat,
    tv: sample.tv === true,
    outcome: outcomeOf(table),
    events: sample.events ?? [],
    rematch: () => undefined,
  };
}

/** The same end at a moment that all look at together. */
export function revealOf(
  sample: End & { readonly moment: number; readonly held?: boolean; readonly me?: number | null },
): Props {
  const { moment, held = false, me = 0 } = sample;
  const props = endOf(sample);
  const { pile = [], boards = [] } = props.view;
  return {
    ...props,
    view: { ...props.view, pile: pile.slice(0, moment), boards: boards.map((each) => each.slice(0, moment)) },
    outcome: undefined,
    rematch: undefined,
    reveal: { moment, last: TURNS, held, ...company(props.names, me) },
  };
}

function outcomeOf(table: Table): Outcome | undefined {
  return rudy.outcome(rudy.imagine(table, 'table', NO_LUCK));
}

/** A finished view leaves nothing to chance. */
const NO_LUCK = { below: () => 0 };
