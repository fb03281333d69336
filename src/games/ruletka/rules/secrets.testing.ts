import type { Parts, Secret } from '../../../kernel/laws/kit.ts';
import { pick } from '../../../kernel/random.ts';
import { everySeat, present, type Seat, type Viewer } from '../../../kernel/seat.ts';
import { withCard, withoutCard, type ActionCard, type GunCard } from './card.ts';
import { inOrder } from './gun.ts';
import { MOST_BET, type Move } from './move.ts';
import type { State } from './state.ts';
import { isIn } from './who.ts';

/** Who may know what of a match of Ruletka. */
export const PARTS: Parts<State> = {
  options: 'open',
  seats: 'open',
  round: 'open',
  phase: 'open',
  asking: 'open',
  timer: 'open',
  unanswered: 'open',
  owing: 'open',
  points: 'open',
  lives: 'open',
  out: 'open',
  fallen: 'open',
  bullets: 'open',
  guns,
  pockets,
  shown: 'open',
  spent: 'open',
  spun: 'open',
  clickless: 'open',
  peeps: 'open',
  patDowns: 'open',
  bets,
  accusationUsed: 'open',
  accusation: 'open',
  lastCall: 'open',
  shot: 'open',
  aims: 'open',
  incoming: 'open',
  showingOff: 'open',
  volleys: 'open',
  hands,
  deck,
  discard: 'open',
  reshuffled: 'open',
  played: 'open',
  reason: 'open',
};

const PEEPED = 3;

/** Nobody knows the order of a gun that has been shuffled, its owner neither, but for what a peeper saw. */
function* guns(state: State, viewer: Viewer): Iterable<Secret<State>> {
  for (const [seat, gun] of state.guns.entries()) {
    if (!isShuffled(state, seat)) continue;
    for (let place = knownTop(state, viewer, seat); place < gun.length; place++) {
      const others = unlike(gun, place, knownTop(state, viewer, seat));
      if (others.length === 0) break;
      yield {
        name: `card ${place + 1} of the gun of seat ${seat}`,
        of: (world) => world.guns[seat]?.[place],
        otherwise(random) {
          const at = pick(random, others);
          return withGun(state, seat, gun.with(place, gun[at] as GunCard).with(at, gun[place] as GunCard));
        },
      };
    }
  }
}

/** While loading, cards are in the owner's hand; the gun of whoever is out is put together and looked at by all. */
function isShuffled(state: State, seat: Seat): boolean {
  return state.phase !== 'loading' && isIn(state, seat) && state.pockets[seat] !== null;
}

/** How many of the gun's next cards `viewer` saw. What has been fired since came from the top. */
function knownTop(state: State, viewer: Viewer, seat: Seat): number {
  const peeped = state.peeps.some((look) => look.seat === viewer && look.on === seat);
  return peeped ? Math.max(0, PEEPED - present(state.spent[seat]).length) : 0;
}

/** The places from `from` on with another card than the one at `place`. */
function unlike(gun: readonly GunCard[], place: number, from: number): number[] {
  return gun.flatMap((card, at) => (at >= from && card !== gun[place] ? [at] : []));
}

function withGun(state: State, seat: Seat, gun: readonly GunCard[]): State {
  return { ...state, guns: state.guns.with(seat, gun) };
}

/** A pocket is its owner's until it is shown; W25: also when its owner is out. */
function* pockets(state: State, viewer: Viewer): Iterable<Secret<State>> {
  for (const [seat, pocket] of state.pockets.entries()) {
    if (pocket === null || knowsPocket(state, viewer, seat)) continue;
    const other: GunCard = pocket === 'click' ? 'bullet' : 'click';
    const gun = present(state.guns[seat]);
    const together = !isIn(state, seat);
    const from = knownTop(state, viewer, seat);
    const places = gun.flatMap((card, at) => (at >= from && card === other ? [at] : []));
    if (!together && places.length === 0) continue;
    yield {
      name: `the pocket of seat ${seat}`,
      of: (world) => world.pockets[seat],
      otherwise(random) {
        const world = { ...state, pockets: state.pockets.with(seat, other) };
        if (together) return world;
        const loaded = gun.with(pick(random, places), pocket);
        return withGun(world, seat, state.phase === 'loading' ? inOrder(loaded) : loaded);
      },
    };
  }
}

/** A gun that would take no bullet has told what is in the pocket. */
function knowsPocket(state: State, viewer: Viewer, seat: Seat): boolean {
  const pattedDown = state.patDowns.some((look) => look.seat === viewer && look.on === seat);
  return viewer === seat || state.shown[seat] === true || pattedDown || state.clickless.includes(seat);
}

/** Bets are revealed together. */
function* bets(state: State, viewer: Viewer): Iterable<Secret<State>> {
  if (state.phase !== 'betting') return;
  for (const [seat, bet] of state.bets.entries()) {
    if (bet === null || seat === viewer) continue;
    const others = everySeat(MOST_BET + 1).filter((each) => each !== bet);
    yield {
      name: `the bet of seat ${seat}`,
      of: (world) => world.bets[seat],
      otherwise: (random) => ({ ...state, bets: state.bets.with(seat, pick(random, others)) }),
    };
  }
}

function* hands(state: State, viewer: Viewer): Iterable<Secret<State>> {
  for (const seat of everySeat(state.seats)) {
    if (seat === viewer) continue;
    const worlds = handsExchanged(state, viewer, seat);
    if (worlds.length === 0) continue;
    yield {
      name: `the hand of seat ${seat}`,
      of: (world) => world.hands[seat],
      otherwise: (random) => pick(random, worlds)(),
    };
  }
}

/** The ways to exchange a card of that hand for another one of the deck or of a third player. */
function handsExchanged(state: State, viewer: Viewer, seat: Seat): (() => State)[] {
  return kindsIn(present(state.hands[seat])).flatMap((card) => {
    const withDeck = kindsIn(state.deck)
      .filter((other) => other !== card && mayLieInDeck(state, card))
      .map((other) => () => ({
        ...state,
        deck: state.deck.with(state.deck.indexOf(other), card),
        hands: state.hands.with(seat, exchanged(state, seat, card, other)),
      }));
    const withThird = everySeat(state.seats)
      .filter((third) => third !== seat && third !== viewer)
      .flatMap((third) =>
        kindsIn(present(state.hands[third]))
          .filter((other) => other !== card)
          .map((other) => () => ({
            ...state,
            hands: state.hands
              .with(seat, exchanged(state, seat, card, other))
              .with(third, exchanged(state, third, other, card)),
          })),
      );
    return [...withDeck, ...withThird];
  });
}

function kindsIn(cards: readonly ActionCard[]): ActionCard[] {
  return [...new Set(cards)];
}

function exchanged(state: State, seat: Seat, card: ActionCard, by: ActionCard): readonly ActionCard[] {
  return withCard(withoutCard(present(state.hands[seat]), card), by);
}

/** After a reshuffle the deck holds nothing but what was in the discard, which everybody saw. */
function mayLieInDeck(state: State, card: ActionCard): boolean {
  const howMany = (cards: readonly ActionCard[]): number => cards.filter((each) => each === card).length;
  return state.reshuffled === null || howMany(state.deck) < howMany(state.reshuffled);
}

/** Nobody ever sees its order. */
function* deck(state: State): Iterable<Secret<State>> {
  for (const [place, card] of state.deck.entries()) {
    const others = state.deck.flatMap((other, at) => (other === card ? [] : [at]));
    if (others.length === 0) return;
    yield {
      name: `card ${place + 1} of the action deck`,
      of: (world) => world.deck[place],
      otherwise(random) {
        const at = pick(random, others);
        return { ...state, deck: state.deck.with(place, state.deck[at] as ActionCard).with(at, card) };
      },
    };
  }
}

/** What everybody but the player learns of a move. */
export function learnt(state: State, seat: Seat, move: Move): unknown {
  if ('pocket' in move) return 'pocketed';
  if ('bet' in move && !('card' in move)) return state.unanswered.some((other) => other !== seat) ? 'bet' : move;
  return move;
}
