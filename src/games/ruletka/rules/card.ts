import type { Cards } from '../../../kernel/lot.ts';

/** What is in a gun. */
export type GunCard = 'click' | 'bullet';

/** Every action card, in the table's order. */
export const ACTION_CARDS = [
  'peeper',
  'pat-down',
  'nerves',
  'raise',
  'weak-knees',
  'swapped-dice',
  'spin-again',
  'dud',
  'gift',
  'air-gun',
  'shoot-somebody',
  'bang-bang',
  'change-of-aim',
  'bribe',
] as const;
export type ActionCard = (typeof ACTION_CARDS)[number];

const ORDER = new Map(ACTION_CARDS.map((card, place) => [card, place]));

export function actionNamed(name: unknown): ActionCard | undefined {
  return ORDER.has(name as ActionCard) ? (name as ActionCard) : undefined;
}

export function gunCardNamed(name: unknown): GunCard | undefined {
  return name === 'click' || name === 'bullet' ? name : undefined;
}

export const ACTIONS_IN_RECORDS: Cards<ActionCard> = { encode: (card) => card, read: actionNamed };
export const GUN_IN_RECORDS: Cards<GunCard> = { encode: (card) => card, read: gunCardNamed };

/** `cards` and one more, still in the table's order. */
export function withCard(cards: readonly ActionCard[], card: ActionCard): ActionCard[] {
  const more = cards.slice();
  let place = more.length;
  while (place > 0 && after(more[place - 1], card)) place--;
  more.splice(place, 0, card);
  return more;
}

export function withoutCard(cards: readonly ActionCard[], card: ActionCard): ActionCard[] {
  const fewer = cards.slice();
  fewer.splice(fewer.indexOf(card), 1);
  return fewer;
}

function after(a: ActionCard | undefined, b: ActionCard): boolean {
  return a !== undefined && (ORDER.get(a) ?? 0) > (ORDER.get(b) ?? 0);
}
