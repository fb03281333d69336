import type { ActionCard, GunCard } from '../rules/index.ts';
import type { Seat } from '../../../kernel/seat.ts';
import type { View } from './memory.ts';
import { aliveAfter, LOADED, MOST_SHOTS } from './odds.ts';
import type { Fate } from './stage.ts';

/** What a card in hand is worth at an even stage of a match of two, where 1 is the match. Learnt from matches played. */
const WORTH: Readonly<Record<ActionCard, number>> = {
  peeper: 0.05,
  'pat-down': 0.09,
  nerves: 0.03,
  raise: 0.02,
  'weak-knees': 0.02,
  'swapped-dice': 0.04,
  'spin-again': 0.01,
  dud: 0.18,
  gift: 0.05,
  'air-gun': 0.07,
  'shoot-somebody': 0.05,
  'bang-bang': 0.09,
  'change-of-aim': 0.03,
  bribe: 0.04,
};

/** What a card nobody has seen is worth. */
export const ANY_CARD = 0.05;

export function cardWorth(card: ActionCard): number {
  return WORTH[card];
}

export function handWorth(hand: readonly ActionCard[]): number {
  let sum = 0;
  for (const card of hand) sum += WORTH[card];
  return sum;
}

const fates = new Map<string, readonly number[]>();

/** How shots go for somebody who holds these cards and spends them when they save a character. */
export function fateWith(hand: readonly ActionCard[]): Fate {
  let duds = 0;
  let turns = 0;
  for (const card of hand) {
    if (card === 'dud') duds++;
    if (card === 'air-gun' || card === 'bang-bang') turns++;
  }
  if (duds + turns === 0) return aliveAfter;
  return (bullets) => {
    const key = `${bullets} ${duds} ${turns}`;
    let alive = fates.get(key);
    if (alive === undefined) {
      alive = Array.from({ length: MOST_SHOTS + 1 }, (_, shots) => survival(LOADED, bullets, duds, turns, shots));
      fates.set(key, alive);
    }
    return alive;
  };
}

/** The best odds to live through `shots` of what is left: a dud saves from one bullet, a gun turned away from one shot. */
function survival(left: number, bullets: number, duds: number, turns: number, shots: number): number {
  if (shots === 0 || bullets <= duds) return 1;
  if (turns >= shots) return 1;
  const hit = bullets / left;
  const later = (fewer: number, saved: number, turned: number): number =>
    survival(left - 1, bullets - fewer, duds - saved, turns - turned, shots - 1);
  const on = (hit < 1 ? (1 - hit) * later(0, 0, 0) : 0) + (duds > 0 ? hit * later(1, 1, 0) : 0);
  if (turns === 0) return on;
  return Math.max(on, (hit < 1 ? (1 - hit) * later(0, 0, 1) : 0) + hit * later(1, 0, 1));
}

/** How shots go for a player with this view: by the cards in hand, and by what was peeped while the gun stays as it is. */
export function fateOf(view: Pick<View, 'hand' | 'peeped' | 'gun'>, seat: Seat): Fate {
  const peeped = view.peeped.find(({ on }) => on === seat)?.cards;
  const blind = fateWith(view.hand);
  if (peeped === undefined) return blind;
  const knowing = fateKnowing(peeped, view.hand);
  return (bullets) => (bullets === view.gun.bullet ? knowing : blind)(bullets);
}

/** How shots go for somebody who has seen the first cards of the gun. */
export function fateKnowing(seen: readonly GunCard[], hand: readonly ActionCard[]): Fate {
  const saves = hand.filter((card) => card === 'dud' || card === 'air-gun' || card === 'bang-bang').length;
  return (bullets) => {
    const alive = [1];
    let met = 0;
    for (let shot = 1; shot <= MOST_SHOTS; shot++) {
      const before = alive[shot - 1] ?? 0;
      const card = seen[shot - 1];
      if (card === 'bullet') met++;
      const left = LOADED - shot + 1;
      const unseen = Math.max(0, bullets - seen.filter((each) => each === 'bullet').length);
      const hit = card === undefined ? Math.min(1, unseen / left) : card === 'bullet' && met > saves ? 1 : 0;
      alive.push(before * (1 - hit * (card === undefined && met < saves ? 0.3 : 1)));
    }
    return alive;
  };
}
