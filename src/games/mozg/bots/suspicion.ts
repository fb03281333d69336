import { hordeRefusal, MOSQUITO, MOUSE, SPIDER, VALUES, type Card } from '../rules/index.ts';
import type { Seat } from '../../../kernel/seat.ts';
import type { Memory } from './memory.ts';

/** How likely players do what they seldom do: hold back a card they could have passed with, or play over a lower one. */
const WILLING_TO_PASS = 0.06;
const OVER_A_LOWER = 0.3;

/** Per value how much likelier (above 1) or less likely it is at one player's place than an even deal has it. */
export interface Suspicion {
  readonly hand: Float64Array;
  readonly graveyard: Float64Array;
}

/** How willingly a card is buried in the draft, and how willingly left when others are taken up. */
const BURIED = Float64Array.from({ length: VALUES }, (_, card) =>
  card === MOSQUITO || card === SPIDER || card === MOUSE ? 0.5 : card < 8 ? 1.6 : card < 14 ? 1.1 : 0.6,
);
const LEFT = Float64Array.from({ length: VALUES }, (_, card) => (card < 8 ? 1.3 : card < 14 ? 1.1 : 0.6));

/** What a player's deeds of this round say about the cards nobody has shown. */
export function suspect(memory: Memory, seat: Seat): Suspicion {
  const hand = new Float64Array(VALUES).fill(1);
  const graveyard = new Float64Array(VALUES).fill(1);
  const player = memory.players[seat];
  if (player === undefined) return { hand, graveyard };
  for (let card = 0; card < VALUES; card++) {
    for (const [top, done, old] of player.deeds) {
      if (!heldBack(top, done, card)) continue;
      const odd = done < 0 ? WILLING_TO_PASS : OVER_A_LOWER;
      hand[card] = (hand[card] as number) * (1 - (1 - odd) * old);
    }
    graveyard[card] = mixed(BURIED, card, player.buried) * mixed(LEFT, card, player.left);
  }
  return { hand, graveyard };
}

/** Whether most would rather have played `card` than done what was done. */
function heldBack(top: number, done: number, card: Card): boolean {
  if (hordeRefusal(top < 0 ? null : top, card) !== undefined) return false;
  if (done < 0) return true;
  if (card === MOSQUITO) return false; // it can always be played, so it is kept
  return done === MOSQUITO || card <= done;
}

function mixed(table: Float64Array, card: Card, share: number): number {
  return 1 + ((table[card] as number) - 1) * share;
}
