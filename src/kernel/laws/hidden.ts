import { chanceStep } from '../chance.ts';
import { view, type GameTypes } from '../contract.ts';
import { seedKey } from '../fairness.ts';
import type { Match } from '../match.ts';
import { pick } from '../random.ts';
import type { Seat, Viewer } from '../seat.ts';
import type { Kit, Part, Secret } from './kit.ts';
import { deepFreeze, difference, inWorld, movers, nameOf, shownTo, someViewer, someViewers } from './moment.ts';
import type { Flaw, Law, Moment } from './moment.ts';

/**
 * These laws hold a game against its kit, which says by the rules what is hidden from whom. So an `imagine` that
 * repeats what a view gives away, or a `sealed` that denies it, is no help to a leak.
 */

interface Hidden<State> extends Secret<State> {
  readonly part: string;
}

function* partsOf<T extends GameTypes>({ kit }: Moment<T>): Iterable<[string, Part<T['State']>]> {
  yield* Object.entries(kit.parts as Readonly<Record<string, Part<T['State']>>>);
}

/** The parts of which something is to be hidden and nothing was ever exchanged: of them the laws say nothing. */
export function neverExchanged<T extends GameTypes>(kit: Kit<T>, met: ReadonlyMap<string, number>): string[] {
  const parts: Readonly<Record<string, unknown>> = kit.parts;
  return Object.keys(parts).filter((part) => typeof parts[part] === 'function' && !met.has(part));
}

/** What was found last: several laws ask the same of one moment. */
let found: { readonly match: unknown; readonly viewer: Viewer; readonly hidden: unknown } | undefined;

function hiddenFrom<T extends GameTypes>(moment: Moment<T>, viewer: Viewer): readonly Hidden<T['State']>[] {
  if (found?.match !== moment.match || found.viewer !== viewer) {
    found = { match: moment.match, viewer, hidden: findHidden(moment, viewer) };
  }
  return found.hidden as readonly Hidden<T['State']>[];
}

function findHidden<T extends GameTypes>(moment: Moment<T>, viewer: Viewer): Hidden<T['State']>[] {
  const hidden: Hidden<T['State']>[] = [];
  for (const [part, told] of partsOf(moment)) {
    if (typeof told === 'string') continue;
    for (const secret of told(moment.match.state, viewer)) {
      const { name, unimagined } = secret;
      hidden.push({
        part,
        name,
        of: (world) => secret.of(world),
        otherwise: (random) => secret.otherwise(random),
        ...(unimagined && { unimagined }),
      });
    }
  }
  return hidden;
}

/** One secret of each part: there are too many to look at all of them, and of some parts there is seldom one. */
function someHiddenFrom<T extends GameTypes>(moment: Moment<T>, viewer: Viewer): Hidden<T['State']>[] {
  const byPart = Map.groupBy(hiddenFrom(moment, viewer), ({ part }) => part);
  return [...byPart.values()].map((secrets) => pick(moment.random, secrets));
}

/** After every move of a hundred players it would take most of the time. */
function spared<T extends GameTypes>({ match, random }: Moment<T>): boolean {
  return random.below(Math.ceil(match.seats / 8)) > 0;
}

/** The same match where something of what `viewer` may not know is otherwise; nothing where there is no such thing. */
export function otherWorld<T extends GameTypes>(moment: Moment<T>, viewer: Viewer): Match<T> | undefined {
  const hidden = hiddenFrom(moment, viewer);
  return hidden.length === 0 ? undefined : inWorld(moment.match, pick(moment.random, hidden).otherwise(moment.random));
}

/** The strongest law of secrecy: it asks neither `imagine` nor what the game says of itself. */
export const exchangesUnseen: Law = {
  name: 'what is hidden can be exchanged unseen',
  why: 'whoever is shown something else when only hidden things are otherwise can tell what they are.',
  moment(moment) {
    if (spared(moment)) return undefined;
    const { kit, match, census, random } = moment;
    const viewer = someViewer(moment);
    const here = shownTo(match, viewer);
    for (const secret of someHiddenFrom(moment, viewer)) {
      const other = inWorld(match, secret.otherwise(random));
      const [is, was] = [JSON.stringify(secret.of(other.state)), JSON.stringify(secret.of(match.state))];
      const counted = JSON.stringify(kit.census(other.state));
      if (is === was) return `the kit is wrong: ${secret.name} was to be otherwise and is still ${is}`;
      if (counted !== census) return `the kit is wrong: exchanging ${secret.name} leaves ${counted}, not ${census}`;
      const there = shownTo(other, viewer);
      moment.exchanged.set(secret.part, (moment.exchanged.get(secret.part) ?? 0) + 1);
      if (here === there) continue;
      return {
        what: 'with another hidden thing another view',
        viewer,
        hidden: `${secret.name}: it is ${was}, and might be ${is}`,
        told: difference(here, there),
      };
    }
    return undefined;
  },
};

/** With the least likely card of fifty, one false alarm in 10 ** 26 tries. */
const MOST_WORLDS = 3000;

/** Bots think in imagined worlds, and other laws look for leaks with them: what never differs there hides a leak. */
export const imaginesAllThatIsHidden: Law = {
  name: 'imagined worlds differ in all that is hidden',
  why: 'an `imagine` that always draws the same knows what the viewer may not know.',
  moment(moment) {
    if (spared(moment)) return undefined;
    const { kit, match, random } = moment;
    const viewer = someViewer(moment);
    const seen = deepFreeze(view(kit.game, match.state, viewer));
    let left = someHiddenFrom(moment, viewer).filter(({ unimagined }) => unimagined === undefined);
    if (left.length === 0) return undefined;
    const first = kit.game.imagine(seen, viewer, random);
    const told = new Map(left.map((secret) => [secret, JSON.stringify(secret.of(first))]));
    for (let worlds = 1; worlds < MOST_WORLDS && left.length > 0; worlds++) {
      const world = kit.game.imagine(seen, viewer, random);
      left = left.filter((secret) => JSON.stringify(secret.of(world)) === told.get(secret));
    }
    const [secret] = left;
    if (secret === undefined) return undefined;
    return {
      what: `${MOST_WORLDS} worlds imagined from one view agree`,
      viewer,
      hidden: `${secret.name}: it is ${JSON.stringify(secret.of(match.state))}, and might be something else`,
      told: `it is ${told.get(secret)} in every one of them`,
    };
  },
};

export const imaginesAllThatIsOpen: Law = {
  name: 'an imagined world has all that is open',
  why: 'a part of the state that everybody may know must be in every view, or bots and phones guess at it.',
  moment(moment) {
    if (spared(moment)) return undefined;
    const { kit, match, random } = moment;
    const viewer = someViewer(moment);
    const world = kit.game.imagine(deepFreeze(view(kit.game, match.state, viewer)), viewer, random);
    const [here, there] = [match.state, world] as Readonly<Record<string, unknown>>[];
    for (const [part, told] of partsOf(moment)) {
      if (told !== 'open') continue;
      const [was, is] = [JSON.stringify(here?.[part]), JSON.stringify(there?.[part])];
      if (was !== is) return `${part} is open, and where it is ${was} ${nameOf(viewer)} imagines ${is}`;
    }
    return undefined;
  },
};

/** What a move hides it hides from everybody else at once, in views and in events alike. */
export const movesLookAlike: Law = {
  name: 'moves that may not be told apart look the same',
  why: 'whoever sees another view or hears another event after one of two hidden moves knows which it was.',
  moment(moment) {
    const { kit, match, random } = moment;
    const { game } = kit;
    const toAct = movers(match);
    if (toAct.length === 0) return undefined;
    const mover = pick(random, toAct);
    const viewers = someViewers(moment).filter((viewer) => viewer !== mover);
    const moves = [...game.moves(game.legalView(match.state, mover), mover)];
    const viewer = pick(random, viewers);
    const one = pick(random, moves);
    const learnt = JSON.stringify(kit.learnt(match.state, mover, one, viewer));
    const alike = moves.filter((each) => JSON.stringify(kit.learnt(match.state, mover, each, viewer)) === learnt);
    const other = pick(random, alike);
    const [here, there] = [one, other].map((move) => afterwards(match, mover, move, viewer)) as [string, string];
    if (here === there) return undefined;
    return {
      what: `after a move of ${nameOf(mover)}`,
      viewer,
      hidden: `whether it was ${JSON.stringify(one)} or ${JSON.stringify(other)}`,
      told: difference(here, there),
    };
  },
};

function afterwards<T extends GameTypes>(match: Match<T>, mover: Seat, move: T['Move'], viewer: Viewer): string {
  const state = match.game.copy(match.state, mover);
  const told: T['Event'][] = [];
  const { chance } = chanceStep({ key: seedKey('alike') }, {});
  match.game.play(state, mover, move, chance, (event) => void told.push(event));
  return `{"told":${JSON.stringify(told)},"shown":${shownTo(inWorld(match, state), viewer)}}`;
}

/** Where several are asked and it does not matter who comes first, what the kit hides from spectators is sealed. */
export const sealsWhatTheKitHides: Law = {
  name: 'the sealed moves are those that the kit hides',
  why: 'the table holds back only what the game calls sealed; what it wrongly calls so, nobody is told.',
  moment<T extends GameTypes>(moment: Moment<T>): Flaw | undefined {
    const { kit, match, universe, random } = moment;
    const { game } = kit;
    const toAct = movers(match);
    if (toAct.length < 2 || game.races(match.state) || random.below(4) > 0) return undefined;
    const mover = pick(random, toAct);
    const move = game.sample(game.legalView(match.state, mover), mover, random);
    const learnt = (each: T['Move']): string => JSON.stringify(kit.learnt(match.state, mover, each, 'table'));
    const [told, text] = [learnt(move), JSON.stringify(move)];
    const twin = universe.find((each) => learnt(each) === told && JSON.stringify(each) !== text);
    if (game.sealed(move) === (twin !== undefined)) return undefined;
    return twin === undefined
      ? `${text} of ${nameOf(mover)} is sealed, though everybody may learn it at once`
      : {
          what: `a move of ${nameOf(mover)} is not sealed`,
          viewer: 'table',
          hidden: `whether it was ${text} or ${JSON.stringify(twin)}`,
          told: 'the game says that it may be told while others are still to answer',
        };
  },
};
