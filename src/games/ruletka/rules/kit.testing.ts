import { present } from '../../../kernel/seat.ts';
import { combinations, type Kit } from '../../../kernel/laws/kit.ts';
import { asksOpenly } from './asking.testing.ts';
import { ACTION_CARDS, type GunCard } from './card.ts';
import { forgets } from './forgetting.testing.ts';
import { count, spareBullets } from './gun.ts';
import { SEATS } from './seats.ts';
import { ruletka, type Ruletka } from './index.ts';
import { sayable } from './sayable.ts';
import type { Move } from './move.ts';
import { learnt, PARTS } from './secrets.testing.ts';
import type { State } from './state.ts';
import { GUN_SIZE } from './sizes.ts';

const DECK = { raise: 8, 'spin-again': 4, dud: 6, gift: 4, 'shoot-somebody': 4, bribe: 5 };

/** Where every gun card lies: guns, what was fired, pockets; what is in the box counts too. */
function gunCards(state: State): Record<GunCard, number> {
  const lying = state.guns.flatMap((gun, seat): GunCard[] => {
    const pocket = present(state.pockets[seat]);
    return [...gun, ...present(state.spent[seat]), ...(pocket !== null && state.out[seat] === false ? [pocket] : [])];
  });
  const absent = SEATS.most - state.seats;
  const setAside = state.bullets.reduce((clicks, bullets) => clicks + bullets - 1, 0);
  return {
    click: count(lying, 'click') + setAside + absent * (GUN_SIZE - 1),
    bullet: count(lying, 'bullet') + spareBullets(state),
  };
}

/** Ruletka, as the laws try it. */
export const ruletkaKit: Kit<Ruletka> = {
  game: ruletka,
  players: [2, 3, 4, 5, 6],
  options: combinations({
    pace: [undefined, 'standard', 'fast'],
    target: [undefined, 10, 30],
    deck: [undefined, DECK],
  }),
  // A player who is not there, and bets on one another, are among them.
  *universe(_options, seats): Iterable<Move> {
    const told = new Set<string>();
    for (const move of sayable(Math.min(seats + 1, SEATS.most))) {
      const text = JSON.stringify(move);
      if (!told.has(text)) yield move;
      told.add(text);
    }
  },
  census(state) {
    const cards = [...state.deck, ...state.discard, ...state.hands.flat()];
    return {
      ...gunCards(state),
      sevens: state.guns.every((gun, seat) => {
        const pocketed = present(state.pockets[seat]) !== null && state.out[seat] === false;
        return gun.length + present(state.spent[seat]).length + (pocketed ? 1 : 0) === GUN_SIZE;
      }),
      actions: ACTION_CARDS.map((card) => cards.filter((each) => each === card).length),
    };
  },
  // 50 rounds; a window is opened again by a card or an accusation, and at most three cards are drawn for each of these.
  longest: 30_000,
  parts: PARTS,
  learnt,
  // Bets and points lie open: whoever counts knows what the others will have made. `reveal.test.ts` says what is shown when.
  later: () => undefined,
  hurried: (state) => state.lastCall,
  laws: [forgets, asksOpenly],
};
