import { paidUpTo, payersOf, type Event, type Own, type Table } from '../../rules/index.ts';
import { company, STILL } from '../../../../client/gallery/sample.ts';
import type { Props } from '../players.ts';

/** Sample views: made by hand, not by the engine, so that any moment can be looked at. */
export interface Sample extends Partial<Table>, Partial<Own> {
  readonly of?: number;
  readonly watching?: boolean;
  readonly tv?: boolean;
  readonly told?: readonly Event[];
  readonly deadline?: number;
  readonly refused?: string;
  readonly longNames?: boolean;
}

const NAMES = ['Janek', 'Ola', 'Bartek', 'Zosia', 'Kuba'];
const LONG = ['Aleksandra', 'Maksymilian', 'Świętosława', 'Bartłomiej W.', 'Konstancja'];
const FACES = ['lemon', 'cherries', 'mushroom', 'sunflower', 'robot-plum'];
const BRAINS = [8, 7, 9, 6, 8];
const HANDS = [6, 4, 2, 5, 6];
const GRAVES = [3, 3, 5, 0, 3];

function range(length: number): number[] {
  return Array.from({ length }, (_, i) => i);
}

export function sample(given: Sample): Props {
  const {
    of: seats = 4,
    watching = false,
    tv = false,
    told = [],
    deadline,
    refused,
    longNames = false,
    ...view
  } = given;
  const hand = view.hand ?? [0, 4, 6, 12, 12, 18];
  const graveyard = view.graveyard ?? [3, 9, 15];
  const known = range(seats).map(() => ({ hand: [], graveyard: [], either: [], drawn: [] }));
  const horde = view.horde ?? [1, 5, 6, 7];
  const table: Table = {
    options: { refill: 'kept', starter: 'draw', deck: 'standard' },
    seats,
    round: 2,
    step: 40,
    phase: 'turn',
    asked: [0],
    turn: 0,
    first: null,
    extra: false,
    late: null,
    handCounts: [hand.length, ...HANDS.slice(1, seats)],
    graveyardCounts: [graveyard.length, ...GRAVES.slice(1, seats)],
    brains: BRAINS.slice(0, seats),
    pool: 20,
    hordeTop: horde.at(-1) ?? null,
    horde,
    discard: [0, 3, 5, 8, 10, 13, 14, 19],
    aside: [],
    reserve: 10,
    renewed: null,
    gone: [],
    known,
    contenders: [],
    shown: null,
    lastRoll: null,
    lastRound: null,
    reason: null,
  };
  const own: Own = { hand, graveyard, offered: [], sign: null, knows: known, drew: [] };
  const seat = watching || tv ? undefined : 0;
  return {
    ...STILL,
    view: seat === undefined ? { ...table, ...onlyTable(view) } : { ...table, ...own, ...view },
    seat,
    names: (longNames ? LONG : NAMES).slice(0, seats),
    avatars: FACES.slice(0, seats),
    bots: range(seats).map((each) => each === 4),
    events: told,
    deadline,
    tv,
    refusal: refused === undefined ? undefined : { code: refused, n: 1 },
    rematch: view.phase === 'over' ? () => undefined : undefined,
  };
}

/** An end that all look at together, when so many have paid; `me`: whose screen it is. */
export function led(props: Props, moment: number, me: number | null): Props {
  const last = payersOf(props.view).length;
  return {
    ...props,
    view: { ...props.view, ...paidUpTo(props.view, moment) },
    rematch: undefined,
    reveal: { moment, last, held: false, ...company(props.names, me) },
  };
}

/** What a hand-made sample says of the table, without what only a seat sees. */
function onlyTable(view: Partial<Table> & Partial<Own>): Partial<Table> {
  const {
    hand: _hand,
    graveyard: _graveyard,
    offered: _offered,
    sign: _sign,
    knows: _knows,
    drew: _drew,
    ...table
  } = view;
  return table;
}
