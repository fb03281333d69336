import { shuffle, type Random } from '../../../kernel/random.ts';
import { everySeat, present, type Seat, type Viewer } from '../../../kernel/seat.ts';
import { withCard, withoutCard, type ActionCard, type GunCard } from './card.ts';
import { cardsOf } from './deck.ts';
import { count, inOrder } from './gun.ts';
import { MOST_BET } from './move.ts';
import { deckOf } from './options.ts';
import { wholeGun, type State } from './state.ts';
import { GUN_SIZE } from './sizes.ts';
import type { Own, Table } from './view.ts';
import { isAlive, isIn } from './who.ts';

type Sight = Table & Partial<Own>;

/** A world as the viewer may believe it: every card that is not known is as likely as any other to be anywhere. */
export function imagine(view: Sight, viewer: Viewer, random: Random): State {
  const seats = everySeat(view.seats);
  const sevens = seats.map((seat) => imagineSeven(view, viewer, seat, random));
  const bets = seats.map((seat) => imagineBet(view, viewer, seat, random));
  return {
    options: view.options,
    seats: view.seats,
    round: view.round,
    phase: view.phase,
    asking: view.asking,
    timer: view.timer,
    unanswered: [...view.unanswered],
    owing: [...view.owing],
    points: [...view.points],
    lives: [...view.lives],
    out: [...view.out],
    fallen: [...view.fallen],
    bullets: [...view.bullets],
    guns: sevens.map(({ gun }) => gun),
    pockets: sevens.map(({ pocket }) => pocket),
    shown: [...view.shown],
    spent: [...view.spent],
    spun: [...view.spun],
    clickless: [...view.clickless],
    peeps: view.peeps,
    patDowns: view.patDowns,
    bets,
    accusationUsed: [...view.accusationUsed],
    accusation: view.accusation,
    lastCall: view.lastCall,
    shot: view.shot,
    aims: [...view.aims],
    incoming: [...view.incoming],
    showingOff: view.showingOff,
    volleys: view.volleys,
    ...imagineActions(view, viewer, random),
    discard: view.discard,
    reshuffled: view.reshuffled,
    played: view.played,
    reason: view.reason,
  };
}

interface Seven {
  readonly gun: readonly GunCard[];
  readonly pocket: GunCard | null;
}

/** A player's seven cards: what is spent is seen, the others lie in the pocket and the gun in any order. */
function imagineSeven(view: Sight, viewer: Viewer, seat: Seat, random: Random): Seven {
  const bullets = present(view.bullets[seat]);
  if (!hasPocketed(view, seat)) return { gun: wholeGun(bullets), pocket: null };
  const known = knownPocket(view, viewer, seat);
  if (!isIn(view, seat)) return { gun: wholeGun(bullets), pocket: known ?? anyCard(random) };

  const spent = present(view.spent[seat]);
  const top = (view.peeped?.find((peep) => peep.on === seat)?.cards ?? []).slice(spent.length);
  const seen = known === undefined ? [...spent, ...top] : [...spent, ...top, known];
  const clicks = GUN_SIZE - bullets - count(seen, 'click');
  const unseen = Array.from({ length: GUN_SIZE - seen.length }, (_, i): GunCard => (i < clicks ? 'click' : 'bullet'));
  shuffle(random, unseen);
  const pocket = known ?? unseen.pop() ?? null;
  const gun = [...top, ...unseen];
  return { gun: view.phase === 'loading' ? inOrder(gun) : gun, pocket };
}

/** Whoever bet, or is alive before the bets are shown, has pocketed something this round. */
function hasPocketed(view: Sight, seat: Seat): boolean {
  switch (view.phase) {
    case 'loading':
      return isAlive(view, seat) && !view.unanswered.includes(seat);
    case 'spinning':
    case 'betting':
      return isAlive(view, seat);
    case 'bids':
    case 'accusing':
    case 'accused':
    case 'shot':
    case 'bullet':
    case 'showOff':
    case 'over':
      return present(view.bets[seat]) !== null;
  }
}

function knownPocket(view: Sight, viewer: Viewer, seat: Seat): GunCard | undefined {
  if (viewer === seat && view.pocket !== undefined && view.pocket !== null) return view.pocket;
  const seen = view.shownPockets[seat] ?? view.pattedDown?.find(({ on }) => on === seat)?.card;
  // Six bullets in the gun: whatever the seventh card is, it is in the pocket.
  return seen ?? (view.clickless.includes(seat) ? (view.bullets[seat] === GUN_SIZE ? 'bullet' : 'click') : undefined);
}

/** Nothing is left to see of the seven cards of somebody who is out. */
function anyCard(random: Random): GunCard {
  return random.below(GUN_SIZE) === 0 ? 'bullet' : 'click';
}

function imagineBet(view: Sight, viewer: Viewer, seat: Seat, random: Random): number | null {
  if (view.phase !== 'betting') return present(view.bets[seat]);
  if (!isAlive(view, seat) || view.unanswered.includes(seat)) return null;
  return seat === viewer ? (view.bet ?? null) : random.below(MOST_BET + 1);
}

function imagineActions(view: Sight, viewer: Viewer, random: Random): Pick<State, 'hands' | 'deck'> {
  const hand = view.hand ?? [];
  let unseen = cardsOf(deckOf(view.options));
  for (const card of [...view.discard, ...hand]) unseen = withoutCard(unseen, card);
  shuffle(random, unseen);
  const deck = imagineDeck(view, unseen, random);
  for (const card of deck) unseen.splice(unseen.indexOf(card), 1);
  const hands = view.handCounts.map((cards, seat) =>
    seat === viewer ? hand : unseen.splice(0, cards).reduce<readonly ActionCard[]>(withCard, []),
  );
  return { hands, deck };
}

/** After a reshuffle the deck holds only what was in the discard, and everybody has seen that. */
function imagineDeck(view: Sight, unseen: readonly ActionCard[], random: Random): readonly ActionCard[] {
  if (view.reshuffled === null) return unseen.slice(0, view.deckCount);
  const left = [...unseen];
  const possible = view.reshuffled.filter((card) => {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
  return shuffle(random, possible).slice(0, view.deckCount);
}
