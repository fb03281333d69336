import { awaited, type Game, type GameTypes } from '../contract.ts';
import { keyed, shown } from '../decode.ts';
import { isObject, sameJson } from '../json.ts';
import { observation, type Match, type Progress, type Submission } from '../match.ts';
import type { Random } from '../random.ts';
import { everyViewer, type Seat, type Viewer } from '../seat.ts';
import type { Kit } from './kit.ts';

/** A match between two moves, as the laws look at it. Its state is frozen. */
export interface Moment<T extends GameTypes> {
  readonly kit: Kit<T>;
  readonly match: Match<T>;
  /** Every well-formed move at this table. */
  readonly universe: readonly T['Move'][];
  /** The same as JSON, which is not made again at every moment. */
  readonly universeTold: readonly string[];
  /** The census taken when the match began. */
  readonly census: string;
  /** The key in hexadecimal, which nobody may ever see. */
  readonly secret: string;
  /** Every name a timer has had up to now. */
  readonly timers: ReadonlySet<number>;
  /** How often something of each part of the state was exchanged. */
  readonly exchanged: Map<string, number>;
  /** Chance for the law's own choices. */
  readonly random: Random;
}

/** A move that was made. */
export interface Step<T extends GameTypes> {
  readonly before: Moment<T>;
  readonly submission: Submission;
  readonly progress: Progress<T>;
}

/** A match that has ended. */
export interface Ending<T extends GameTypes> {
  readonly last: Moment<T>;
  readonly first: Match<T>;
  readonly submissions: readonly Submission[];
}

/** How a law is broken. A text alone is `what`. */
export type Flaw = string | FlawInSecrecy;

export interface FlawInSecrecy {
  readonly what: string;
  readonly viewer: Viewer;
  /** What the viewer may not know. */
  readonly hidden: string;
  /** What the viewer is shown or told, by which it can be known. */
  readonly told: string;
}

/** One law. Each check gives what breaks it, or nothing. */
export interface Law {
  readonly name: string;
  /** What goes wrong at a table where it does not hold. */
  readonly why: string;
  moment?<T extends GameTypes>(moment: Moment<T>): Flaw | undefined;
  step?<T extends GameTypes>(step: Step<T>): Flaw | undefined;
  ending?<T extends GameTypes>(ending: Ending<T>): Flaw | undefined;
}

/** All that `viewer` is shown of `match`, byte for byte, but for the number of entries behind it. */
export function shownTo<T extends GameTypes>(match: Match<T>, viewer: Viewer): string {
  const { toAct, pace, view } = observation(match, viewer);
  return JSON.stringify({ toAct, awaited: awaited(match.game, match.state), pace, view });
}

/** The same match in another world. */
export function inWorld<T extends GameTypes>(match: Match<T>, state: T['State']): Match<T> {
  return { ...match, state: deepFreeze(state) };
}

/** Tables can be large: every viewer of a small one, some of a large one, the spectators always. */
export function someViewers<T extends GameTypes>({ match, random }: Moment<T>): Viewer[] {
  return match.seats <= 3 ? everyViewer(match.seats) : ['table', random.below(match.seats), random.below(match.seats)];
}

/** Those asked who can do anything: whoever is not awaited may have no move left. */
export function movers<T extends GameTypes>({ game, state }: Match<T>): readonly Seat[] {
  const asked = game.toAct(state);
  if (game.awaited === undefined) return asked;
  const waiting = game.awaited(state);
  return asked.filter((seat) => waiting.includes(seat) || canMove(game, state, seat));
}

function canMove<T extends GameTypes>(game: Game<T>, state: T['State'], seat: Seat): boolean {
  for (const _ of game.moves(game.legalView(state, seat), seat)) return true;
  return false;
}

export function someViewer<T extends GameTypes>({ match, random }: Moment<T>): Viewer {
  const place = random.below(match.seats + 1);
  return place === match.seats ? 'table' : place;
}

export function someSeat<T extends GameTypes>({ match, random }: Moment<T>): Seat {
  return random.below(match.seats);
}

export function deepFreeze<V>(value: V): V {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  Object.freeze(value);
  for (const part of Object.values(value)) deepFreeze(part);
  return value;
}

/** `seat 2`, or `a spectator`. */
export function nameOf(viewer: Viewer): string {
  return viewer === 'table' ? 'a spectator' : `seat ${viewer}`;
}

/** The first place where two JSON texts differ, and what stands there: `view.horde[2] is 7, and otherwise 9`. */
export function difference(here: string, there: string): string {
  const { place, a, b } = apart(JSON.parse(here), JSON.parse(there), '');
  return `${place} is ${shown(a)}, and otherwise ${shown(b)}`;
}

interface Apart {
  readonly place: string;
  readonly a: unknown;
  readonly b: unknown;
}

function apart(a: unknown, b: unknown, place: string): Apart {
  if (Array.isArray(a) && Array.isArray(b) && a.length === b.length) {
    const at = a.findIndex((each, i) => !sameJson(each, b[i]));
    if (at >= 0) return apart(a[at], b[at], `${place}[${at}]`);
  } else if (isObject(a) && isObject(b)) {
    const key = Object.keys({ ...a, ...b }).find((each) => !sameJson(a[each], b[each]));
    if (key !== undefined) return apart(a[key], b[key], keyed(place, key));
  }
  return { place: place === '' ? 'all of it' : place, a, b };
}
