import { SEATS } from './seats.ts';
import { isInteger } from '../../../kernel/json.ts';
import { isObject } from '../../../kernel/json.ts';
import type { Seat } from '../../../kernel/seat.ts';
import { sorted, VALUES, type Card, type Sorted } from './card.ts';
import { DECK_SIZE } from './deck.ts';

export const MOST_SEATS = SEATS.most;

export const SIGNS = ['rock', 'paper', 'scissors'] as const;
export type Sign = (typeof SIGNS)[number];

export const SWAPS = ['hand', 'graveyard'] as const;
export type Swap = (typeof SWAPS)[number];

/** Seat → how many of the further copies it gets, each at least 1. */
export type Give = Readonly<Record<string, number>>;

export interface Bury {
  readonly bury: Card;
}
export interface Play {
  readonly play: Card;
  readonly give?: Give;
}
export interface Pass {
  readonly pass: true;
}
export interface Keep {
  readonly keep: Card;
}
/** Ascending, in whatever order it was sent. */
export interface TakeUp {
  readonly refill: Sorted;
}
export interface Gift {
  readonly gift: Card;
  readonly to: Seat;
}
export interface Steal {
  readonly steal: Seat;
}
export interface Exchange {
  readonly swap: Swap;
  readonly with: Seat;
}
export interface Show {
  readonly show: Sign;
}

export type Move = Bury | Play | Pass | Keep | TakeUp | Gift | Steal | Exchange | Show;

type Reader = (raw: Readonly<Record<string, unknown>>) => Move | undefined;

/** Each kind of move by the key that names it. */
const READERS: Readonly<Record<string, Reader>> = {
  bury: ({ bury }) => (isCard(bury) ? { bury } : undefined),
  play(raw) {
    const { play } = raw;
    if (!isCard(play)) return undefined;
    if (!('give' in raw)) return { play };
    const give = readGive(raw['give']);
    return give === undefined ? undefined : { play, give };
  },
  pass: ({ pass }) => (pass === true ? { pass } : undefined),
  keep: ({ keep }) => (isCard(keep) ? { keep } : undefined),
  refill: ({ refill }) =>
    Array.isArray(refill) && refill.length > 0 && refill.every(isCard) ? { refill: sorted(refill) } : undefined,
  gift: ({ gift, to }) => (isCard(gift) && isSeat(to) ? { gift, to } : undefined),
  steal: ({ steal }) => (isSeat(steal) ? { steal } : undefined),
  swap({ swap, with: other }) {
    const what = SWAPS.find((each) => each === swap);
    return what !== undefined && isSeat(other) ? { swap: what, with: other } : undefined;
  },
  show({ show }) {
    const sign = SIGNS.find((each) => each === show);
    return sign === undefined ? undefined : { show: sign };
  },
};

/** Anybody may say any of them: the clock's answers are moves like all others. */
export function readMove(raw: unknown): Move | undefined {
  if (!isObject(raw)) return undefined;
  const name = Object.keys(READERS).find((key) => key in raw);
  const move = name === undefined ? undefined : READERS[name]?.(raw);
  return move !== undefined && Object.keys(move).length === Object.keys(raw).length ? move : undefined;
}

function readGive(raw: unknown): Give | undefined {
  if (!isObject(raw)) return undefined;
  const entries = Object.entries(raw);
  const sound = entries.every(
    ([seat, count]) => isSeat(Number(seat)) && String(Number(seat)) === seat && isInteger(count, 1, DECK_SIZE - 1),
  );
  return sound && entries.length > 0 ? (Object.fromEntries(entries) as Give) : undefined;
}

function isCard(raw: unknown): raw is Card {
  return isInteger(raw, 0, VALUES - 1);
}

function isSeat(raw: unknown): raw is Seat {
  return isInteger(raw, 0, MOST_SEATS - 1);
}

/** Burying and showing wait until all have done so. */
export function sealed(move: Move): boolean {
  return 'bury' in move || 'show' in move;
}
