import type { Parts, Secret } from '../../../kernel/laws/kit.ts';
import { pick, type Random } from '../../../kernel/random.ts';
import { everySeat, present, type Seat, type Viewer } from '../../../kernel/seat.ts';
import { countOf, sorted, type Card, type Sorted } from './card.ts';
import { SIGNS, type Move } from './move.ts';
import { cardsNoted, DRAWN, EITHER, GRAVEYARD, HAND, holderIn, type Notes } from './notes.ts';
import { graveyardOf, handOf, type State } from './state.ts';

/** Who may know what of a match of Gra o mózg. */
export const PARTS: Parts<State> = {
  options: 'open',
  seats: 'open',
  deck: 'open',
  sweet: 'open',
  rounds: 'open',
  step: 'open',
  phase: 'open',
  asked: 'open',
  turn: 'bookkeeping', // Also while it is nobody's.
  extra: 'open',
  late: 'open',
  reason: 'open',
  hands,
  graveyards,
  offered,
  horde: 'open',
  aside: 'bookkeeping', // As the discard.
  discard: 'bookkeeping', // Which cards, but not in which order: a shuffle starts from ascending order.
  reserve,
  drawn: 'bookkeeping',
  brains: 'open',
  pool: 'open',
  contenders: 'open',
  signs,
  shown: 'open',
  lastRoll: 'open',
  lastRound: 'open',
  memory: notes,
};

/** A place with cards that a viewer does not see, without those they know to be there. */
interface Place {
  readonly kind: 'kept' | 'offered' | 'graveyard' | 'reserve';
  readonly seat: Seat;
  readonly loose: readonly Card[];
}

function placesHiddenFrom(state: State, viewer: Viewer): Place[] {
  const known = notesOf(state, viewer);
  const places = everySeat(state.seats).flatMap((seat): Place[] => {
    if (seat === viewer) return [];
    const undecided = present(state.offered[seat]);
    const either = cardsNoted(known, seat, EITHER);
    const kept = without(handOf(state, seat), [...undecided, ...either, ...cardsNoted(known, seat, HAND)]);
    const buried = without(graveyardOf(state, seat), [...either, ...cardsNoted(known, seat, GRAVEYARD)]);
    return [
      { kind: 'kept', seat, loose: kept },
      { kind: 'offered', seat, loose: without(undecided, cardsNoted(known, seat, DRAWN)) },
      { kind: 'graveyard', seat, loose: buried },
    ];
  });
  return [...places, { kind: 'reserve', seat: -1, loose: state.reserve.slice(state.drawn) }];
}

function notesOf(state: State, viewer: Viewer): Notes {
  return state.memory.notes[viewer === 'table' ? state.seats : viewer] as Notes;
}

/** `cards` without one of each in `those`, as far as they are there. */
function without(cards: Sorted, those: Sorted): Card[] {
  const left = cards.slice();
  for (const card of those) {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

interface Swap {
  readonly from: Place;
  readonly card: Card;
  readonly to: Place;
  readonly other: Card;
}

/** The ways to exchange a card of `from` for another one of `to`. */
function* swaps(state: State, viewer: Viewer, from: readonly Place[], to: readonly Place[]): Iterable<Swap> {
  for (const one of from) {
    for (const card of new Set(one.loose)) {
      for (const another of to) {
        for (const other of new Set(another.loose)) {
          const swap = { from: one, card, to: another, other };
          if (other !== card && fits(state, viewer, swap)) yield swap;
        }
      }
    }
  }
}

/** A renewed Reserve holds nothing but what it was renewed from, and less of it what the viewer knows to be gone. */
function fits(state: State, viewer: Viewer, { from, card, to, other }: Swap): boolean {
  const { fresh, gone } = state.memory;
  if (fresh === null || from.kind === to.kind) return true;
  const coming = to.kind === 'reserve' ? card : from.kind === 'reserve' ? other : undefined;
  if (coming === undefined) return true;
  const drawn = gone[viewer === 'table' ? state.seats : viewer] as Sorted;
  return countOf(state.reserve.slice(state.drawn), coming) < countOf(fresh, coming) - countOf(drawn, coming);
}

/** The state after it. The others have noticed no more than all have, or their notes might not fit. */
function after(state: State, viewer: Viewer, { from, card, to, other }: Swap): State {
  const world = {
    ...state,
    hands: state.hands.slice(),
    graveyards: state.graveyards.slice(),
    offered: state.offered.slice(),
    memory: forgotten(state, viewer, everySeat(state.seats)),
  };
  replace(world, from, card, other);
  replace(world, to, other, card);
  return world;
}

function replace(world: State, { kind, seat }: Place, card: Card, by: Card): void {
  const exchanged = (cards: Sorted): Card[] => sorted([...without(cards, [card]), by]);
  if (kind === 'reserve') {
    world.reserve = world.reserve.with(world.reserve.indexOf(card, world.drawn), by);
  } else if (kind === 'graveyard') {
    world.graveyards[seat] = exchanged(graveyardOf(world, seat));
  } else {
    world.hands[seat] = exchanged(handOf(world, seat));
    if (kind === 'offered') world.offered[seat] = exchanged(present(world.offered[seat]));
  }
}

function forgotten(state: State, viewer: Viewer, who: readonly Seat[]): State['memory'] {
  const { notes: all, fresh, gone } = state.memory;
  const forgets = (observer: Seat): boolean => observer !== viewer && who.includes(observer);
  return {
    notes: all.map((noted, observer) =>
      forgets(observer) ? present(all[state.seats]).filter((each) => holderIn(each) !== observer) : noted,
    ),
    fresh,
    gone: gone.map((known, observer) => (forgets(observer) ? present(gone[state.seats]) : known)),
  };
}

/** A secret if there is any way to exchange something of `mine` for something of `others`. */
function* cardsOf(
  state: State,
  viewer: Viewer,
  name: string,
  of: Secret<State>['of'],
  mine: readonly Place[],
  others: readonly Place[],
): Iterable<Secret<State>> {
  for (const _ of swaps(state, viewer, mine, others)) {
    yield {
      name,
      of,
      otherwise: (random) => after(state, viewer, pick(random, [...swaps(state, viewer, mine, others)])),
    };
    return;
  }
}

/** Everybody's hand is their own. */
function* hands(state: State, viewer: Viewer): Iterable<Secret<State>> {
  const places = placesHiddenFrom(state, viewer);
  for (const seat of everySeat(state.seats)) {
    const inHand = ({ kind, seat: holder }: Place): boolean => holder === seat && kind !== 'graveyard';
    const [mine, others] = [places.filter(inHand), places.filter((place) => !inHand(place))];
    yield* cardsOf(state, viewer, `the hand of seat ${seat}`, (world) => world.hands[seat], mine, others);
  }
}

function* graveyards(state: State, viewer: Viewer): Iterable<Secret<State>> {
  const places = placesHiddenFrom(state, viewer);
  for (const seat of everySeat(state.seats)) {
    const isIt = ({ kind, seat: holder }: Place): boolean => holder === seat && kind === 'graveyard';
    const [mine, others] = [places.filter(isIt), places.filter((place) => !isIt(place))];
    yield* cardsOf(state, viewer, `the graveyard of seat ${seat}`, (world) => world.graveyards[seat], mine, others);
  }
}

function* offered(state: State, viewer: Viewer): Iterable<Secret<State>> {
  const places = placesHiddenFrom(state, viewer);
  for (const seat of everySeat(state.seats)) {
    const isIt = ({ kind, seat: holder }: Place): boolean => holder === seat && kind === 'offered';
    const [mine, others] = [places.filter(isIt), places.filter((place) => !isIt(place))];
    yield* cardsOf(state, viewer, `what seat ${seat} chooses from`, (world) => world.offered[seat], mine, others);
  }
}

/** Nobody ever sees its order. */
function* reserve(state: State): Iterable<Secret<State>> {
  const left = state.reserve.slice(state.drawn);
  for (const [place, card] of left.entries()) {
    const others = left.flatMap((other, at) => (other === card ? [] : [at]));
    if (others.length === 0) return;
    yield {
      name: `card ${place + 1} of the Reserve`,
      of: (world) => world.reserve[world.drawn + place],
      otherwise(random) {
        const at = pick(random, others);
        const order = left.with(place, left[at] as Card).with(at, card);
        return { ...state, reserve: [...state.reserve.slice(0, state.drawn), ...order] };
      },
    };
  }
}

function* signs(state: State, viewer: Viewer): Iterable<Secret<State>> {
  for (const seat of everySeat(state.seats)) {
    const sign = present(state.signs[seat]);
    if (seat === viewer || sign === null) continue;
    yield {
      name: `the sign of seat ${seat}`,
      of: (world) => world.signs[seat],
      otherwise: (random: Random) => ({
        ...state,
        signs: state.signs.with(
          seat,
          pick(
            random,
            SIGNS.filter((each) => each !== sign),
          ),
        ),
      }),
    };
  }
}

/** What somebody knows of others' cards tells what they gave and what they had. */
function* notes(state: State, viewer: Viewer): Iterable<Secret<State>> {
  for (const seat of everySeat(state.seats)) {
    if (seat === viewer) continue;
    const less = forgotten(state, viewer, [seat]);
    const of = (world: State): unknown => [world.memory.notes[seat], world.memory.gone[seat]];
    const other = { ...state, memory: less };
    if (JSON.stringify(of(other)) === JSON.stringify(of(state))) continue;
    yield { name: `what seat ${seat} has noticed`, of, otherwise: () => other, unimagined: true };
  }
}

/** What `viewer` learns of another's move. */
export function learnt(state: State, seat: Seat, move: Move, viewer: Viewer): unknown {
  if ('bury' in move) return 'buried';
  if ('keep' in move) return 'kept'; // Z30
  if ('refill' in move) return { refilled: move.refill.length };
  if ('gift' in move) return viewer === move.to ? move : { gifted: move.to };
  if ('show' in move) return state.asked === 1 << seat ? move : 'shown';
  return move;
}

/** After the end of a last round: what somebody has not paid yet. In what order is told by the cards, which everybody counts. */
export function later(state: State, moment: number, _viewer: Viewer, random: Random): State | undefined {
  const { lastRound, reason, brains } = state;
  if (reason !== 'round' || lastRound === null) return undefined;
  const cards = (seat: Seat): number => handOf(state, seat).length + graveyardOf(state, seat).length;
  const payers = everySeat(state.seats)
    .filter((seat) => cards(seat) > 0)
    .toSorted((a, b) => cards(a) - cards(b) || a - b);
  const owing = payers.slice(moment).filter((seat) => present(lastRound.lost[seat]) > 0);
  if (owing.length === 0) return undefined;
  const seat = pick(random, owing);
  const spared = 1 + random.below(present(lastRound.lost[seat]));
  return {
    ...state,
    brains: brains.with(seat, present(brains[seat]) + spared),
    pool: state.pool - spared,
    lastRound: { ...lastRound, lost: lastRound.lost.with(seat, present(lastRound.lost[seat]) - spared) },
  };
}
