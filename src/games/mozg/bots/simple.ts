import { MOSQUITO, MOUSE, SPIDER, VALUES } from '../rules/index.ts';
import * as at from './layout.ts';
import type { Weights } from './policy.ts';

/**
 * How many people play: the lowest card that goes, Komar last, all copies at once, a pass only when nothing goes.
 * Playouts let opponents play so, too.
 */
export const simple: Weights = make();

function make(): Weights {
  const weights = new Float64Array(at.FEATURES);
  for (let card = 0; card < VALUES; card++) {
    const use = card === MOSQUITO || card === SPIDER || card === MOUSE ? 100 : card;
    weights[at.LEADS + card] = weights[at.ANSWERS + card] = card === MOSQUITO ? -100 : -card;
    weights[at.REFILL + card] = card;
    weights[at.KEEP + card] = -card;
    weights[at.BURY + card] = weights[at.GIFT + card] = -use;
  }
  weights[at.PASS] = -1000;
  for (let others = 1; others < 5; others++)
    weights[at.TO_CARDS + others] = weights[at.STEAL_BRAINS + others] = -others;
  for (let i = 0; i < at.DIFFERENCES; i++) weights[at.SWAP_HAND + i] = weights[at.SWAP_GRAVEYARD + i] = i;
  return weights;
}
