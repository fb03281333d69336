import { isInteger } from '../../../kernel/json.ts';
import { isObject } from '../../../kernel/json.ts';
import type { Seat } from '../../../kernel/seat.ts';
import { actionNamed, gunCardNamed, type GunCard } from './card.ts';
import { KEYS, RULES } from './cards.ts';

export type Move =
  | { readonly pocket: GunCard }
  | { readonly spin: Seat }
  | { readonly ready: true }
  | { readonly bet: number }
  | { readonly accuse: Seat }
  | { readonly lastCall: true }
  | { readonly pass: true }
  | { readonly aim: Seat }
  | { readonly take: true }
  | { readonly showOff: true }
  | CardMove;

export type CardMove =
  | { readonly card: 'dud' | 'air-gun' | 'shoot-somebody' | 'bribe' }
  | { readonly card: 'peeper' | 'pat-down' | 'raise' | 'weak-knees' | 'spin-again' | 'gift'; readonly on: Seat }
  | { readonly card: 'nerves'; readonly bet: number }
  | { readonly card: 'swapped-dice'; readonly on: Seat; readonly and: Seat }
  | { readonly card: 'bang-bang'; readonly at: Seat }
  | { readonly card: 'change-of-aim'; readonly on: Seat; readonly at: Seat };

/** The key that says what a move is. */
export type Kind =
  | 'pocket'
  | 'spin'
  | 'ready'
  | 'bet'
  | 'accuse'
  | 'lastCall'
  | 'pass'
  | 'aim'
  | 'take'
  | 'showOff'
  | 'card';

export const MOST_BET = 5;

/** Exactly the grammar, whoever says it. Whether such a player sits at the table is for `refusal`. */
export function readMove(raw: unknown): Move | undefined {
  if (!isObject(raw)) return undefined;
  const keys = Object.keys(raw);
  if ('card' in raw) return readCard(raw, keys);
  const [key, ...more] = keys;
  if (key === undefined || more.length > 0) return undefined;
  const value = raw[key];
  switch (key) {
    case 'pocket': {
      const card = gunCardNamed(value);
      return card && { pocket: card };
    }
    case 'bet':
      return isBet(value) ? { bet: value } : undefined;
    case 'spin':
      return isSeat(value) ? { spin: value } : undefined;
    case 'accuse':
      return isSeat(value) ? { accuse: value } : undefined;
    case 'aim':
      return isSeat(value) ? { aim: value } : undefined;
    case 'ready':
      return value === true ? { ready: true } : undefined;
    case 'lastCall':
      return value === true ? { lastCall: true } : undefined;
    case 'pass':
      return value === true ? { pass: true } : undefined;
    case 'take':
      return value === true ? { take: true } : undefined;
    case 'showOff':
      return value === true ? { showOff: true } : undefined;
    default:
      return undefined;
  }
}

function readCard(raw: Readonly<Record<string, unknown>>, keys: readonly string[]): CardMove | undefined {
  const card = actionNamed(raw['card']);
  if (card === undefined) return undefined;
  const wanted = KEYS[RULES[card].target];
  const told = wanted.map((key) => raw[key]);
  const fits = told.every((value, i) => (wanted[i] === 'bet' ? isBet(value) : isSeat(value)));
  if (!fits || keys.length !== wanted.length + 1) return undefined;
  return { card, ...Object.fromEntries(wanted.map((key, i) => [key, told[i]])) } as CardMove;
}

function isSeat(raw: unknown): raw is Seat {
  return isInteger(raw, 0, Number.MAX_SAFE_INTEGER);
}

function isBet(raw: unknown): raw is number {
  return isInteger(raw, 0, MOST_BET);
}

export function kindOf(move: Move): Kind {
  if ('card' in move) return 'card';
  for (const key in move) return key as Kind;
  throw new TypeError('a move without a key');
}

/** What was pocketed and what was bet stays secret until all have answered. */
export function sealed(move: Move): boolean {
  return 'pocket' in move || kindOf(move) === 'bet';
}
