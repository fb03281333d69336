import { canonical } from './canonical.ts';
import { listHash, promiseOf, type BySeat } from './fairness.ts';
import type { JsonObject } from './json.ts';
import type { Seat } from './seat.ts';

/**
 * A device's share in the shuffle of one match: what it promised, what it opened for, and what was done to it. Plain data,
 * kept before anything is sent, so that a reload goes on where it was and a record can be compared with it later.
 */
export interface Share {
  readonly match: string;
  readonly seat: Seat;
  readonly attempt: number;
  readonly commitment: string;
  /** What is to be played, as it was told when the promise was made. */
  readonly terms: string;
  readonly bytes: string;
  /** The server has confirmed the promise. */
  readonly confirmed: boolean;
  /** The hash of the list it opens for; null before there is one. */
  readonly list: string | null;
  /** It has sent what it promised. */
  readonly opened: boolean;
  readonly complaint: Complaint | null;
}

/** What a device can say was done to it. It knows; to others it is its word against the server's. */
export const COMPLAINTS = [
  'late', // its promise is not in the list, and was never confirmed: it may have come too late
  'left-out', // its promise was confirmed and is not in the list
  'not-counted', // it has opened, and is named as somebody who has not
  'other-deal', // what was dealt is not what it opened for
] as const;
export type Complaint = (typeof COMPLAINTS)[number];

/** What a lobby tells a device about the shuffle. */
export interface ShuffleNews {
  readonly game: string;
  readonly options: JsonObject;
  readonly preparing: {
    readonly match: string;
    readonly attempt: number;
    readonly commitment: string;
    readonly chairs: readonly number[];
    readonly promised: readonly Seat[];
    readonly promises: BySeat | null;
    readonly opened: readonly Seat[];
    readonly brokenOff: readonly Broken[];
    readonly without: readonly Seat[];
    readonly stopped: boolean;
  } | null;
  readonly match: Dealt | null;
  /** Where several tables got the same deal: what each of them was dealt from. */
  readonly groups?: readonly { readonly match: Dealt }[] | null;
}

interface Dealt {
  readonly match: string;
  /** The shuffle it was dealt from, where that has another id: it is one of several tables. */
  readonly of?: string;
  readonly attempt: number;
  readonly commitment: string;
  readonly list: string;
  readonly brokenOff: readonly Broken[];
}

interface Broken {
  readonly attempt: number;
  readonly missing: readonly Seat[];
}

/** What a device says next. */
export type ShareMessage =
  | { readonly t: 'promise'; readonly match: string; readonly attempt: number; readonly promise: string }
  | { readonly t: 'open'; readonly match: string; readonly attempt: number; readonly bytes: string };

export interface ShareStep {
  readonly share: Share | undefined;
  readonly say?: ShareMessage;
}

/** What a device makes of a lobby. `draw`: 32 bytes nobody can foresee, in hexadecimal. */
export function hearLobby(
  share: Share | undefined,
  news: ShuffleNews,
  chair: number | null,
  draw: () => string,
): ShareStep {
  const { preparing } = news;
  if (preparing === null) return { share: share === undefined ? share : dealtOf(news).reduce(compared, share) };
  const seat = chair === null ? -1 : preparing.chairs.indexOf(chair);
  if (seat === -1) return { share };
  const mine = share?.match === preparing.match ? share : undefined;
  if (mine !== undefined && preparing.attempt < mine.attempt) return { share: complaining(mine, 'other-deal') };
  const told = mine === undefined ? undefined : named(mine, preparing.brokenOff);
  if (preparing.stopped || preparing.without.includes(seat)) return { share: told ?? share };
  if (told?.attempt === preparing.attempt) return answered(told, news, preparing);
  if (preparing.promises !== null) return { share: told ?? share }; // It was closed before this device came.
  const { match: of, attempt, commitment } = preparing;
  const fresh: Share = {
    match: of,
    seat,
    attempt,
    commitment,
    terms: termsOf(news),
    bytes: draw(),
    confirmed: false,
    list: null,
    opened: false,
    complaint: told?.complaint ?? null,
  };
  return { share: fresh, say: promising(fresh) };
}

/** The same attempt again: a promise that may be lost is repeated, a closed list is opened for, once. */
function answered(share: Share, news: ShuffleNews, preparing: NonNullable<ShuffleNews['preparing']>): ShareStep {
  const { promises, promised, opened, commitment } = preparing;
  if (commitment !== share.commitment || termsOf(news) !== share.terms) {
    return { share: complaining(share, 'other-deal') };
  }
  if (promises === null) return promised.includes(share.seat) ? { share } : { share, say: promising(share) };
  const { match, attempt, seat, bytes } = share;
  if (promises[seat] !== promiseOf(match, attempt, seat, bytes)) {
    return { share: complaining(share, share.confirmed ? 'left-out' : 'late') };
  }
  const list = listHash(promises);
  if (share.list !== null && share.list !== list) return { share: complaining(share, 'other-deal') };
  const opening = { ...share, list };
  return opened.includes(seat) ? { share: opening } : { share: opening, say: { t: 'open', match, attempt, bytes } };
}

function promising({ match, attempt, seat, bytes }: Share): ShareMessage {
  return { t: 'promise', match, attempt, promise: promiseOf(match, attempt, seat, bytes) };
}

/** Everything that was dealt, at whichever table: every one of them must have come from what this device opened for. */
function dealtOf({ match, groups }: ShuffleNews): readonly Dealt[] {
  if (match !== null) return [match];
  return (groups ?? []).map((group) => group.match);
}

/** The cards are on the table: they must have come from what this device opened for. */
function compared(share: Share, dealt: Dealt): Share {
  if ((dealt.of ?? dealt.match) !== share.match) return share;
  const told = named(share, dealt.brokenOff);
  if (told.list === null || told.complaint !== null) return told;
  const same = dealt.attempt === told.attempt && dealt.commitment === told.commitment && dealt.list === told.list;
  return same ? told : complaining(told, 'other-deal');
}

/** Whether it is named as not having opened an attempt that it did open. */
function named(share: Share, brokenOff: readonly Broken[]): Share {
  const broken = brokenOff.find(({ attempt }) => attempt === share.attempt);
  return share.opened && broken?.missing.includes(share.seat) === true ? complaining(share, 'not-counted') : share;
}

/** The first complaint stands: what follows may only be its consequence. */
function complaining(share: Share, complaint: Complaint): Share {
  return share.complaint === null || share.complaint === 'late' ? { ...share, complaint } : share;
}

/** It was handed to the network. */
export function sent(share: Share | undefined, message: ShareMessage): Share | undefined {
  return share === undefined || message.t === 'promise' ? share : { ...share, opened: true };
}

/** The server has a promise of this device. */
export function confirmed(share: Share | undefined, receipt: ShareReceipt): Share | undefined {
  if (share === undefined || receipt.promise === undefined) return share;
  const { match, attempt, seat, bytes } = share;
  const mine = receipt.match === match && receipt.attempt === attempt;
  return mine && receipt.promise === promiseOf(match, attempt, seat, bytes) ? { ...share, confirmed: true } : share;
}

interface ShareReceipt {
  readonly match: string;
  readonly attempt: number;
  readonly promise?: string | undefined;
}

/** What is to be played, as one text. */
export function termsOf({ game, options }: Pick<ShuffleNews, 'game' | 'options'>): string {
  return canonical({ game, options });
}
