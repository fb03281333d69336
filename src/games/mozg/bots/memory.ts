import { MOUSE, type Mozg } from '../rules/index.ts';
import type { SeatView } from '../../../kernel/contract.ts';
import type { Seat } from '../../../kernel/seat.ts';

type View = SeatView<Mozg>;

/**
 * What a player did on a turn: the Horde's top card (−1: none), the card they played (−1: they passed), and what share
 * of the hand they had then is still expected in the hand they have now.
 */
type Deed = readonly [top: number, card: number, old: number];

/** What was seen of one player in this round; shares are of the graveyard as it is. */
type Player = {
  readonly deeds: readonly Deed[];
  /** The share that was buried in the draft. */
  readonly buried: number;
  /** The share that was left there when others were taken up. */
  readonly left: number;
};

/** What the next view is compared with. */
type Last = {
  readonly step: number;
  readonly phase: string;
  readonly turn: number;
  readonly horde: number;
  readonly top: number;
  readonly hands: readonly number[];
  readonly graveyards: readonly number[];
  readonly brains: readonly number[];
  readonly roll: string;
};

/** Made of the views of one round and nothing else. */
export type Memory = { readonly round: number; readonly players: readonly Player[]; readonly last: Last };

const NEW: Player = { deeds: [], buried: 1, left: 0 };
/** A hand has changed by then; older deeds say nothing any more. */
const MOST_DEEDS = 8;
const FADED = 0.05;

export function observe(memory: Memory | null, view: View): Memory {
  const last = lastOf(view);
  if (memory === null || memory.round !== view.round || view.turn === null) {
    return { round: view.round, players: view.brains.map(() => NEW), last };
  }
  if (JSON.stringify(memory.last) === JSON.stringify(last)) return memory;
  const players = memory.players.map((player, seat) => after(player, seat, memory.last, last, view));
  return { round: view.round, players, last };
}

function lastOf(view: View): Last {
  return {
    step: view.step,
    phase: view.phase,
    turn: view.turn ?? -1,
    horde: view.horde.length,
    top: view.hordeTop ?? -1,
    hands: view.handCounts,
    graveyards: view.graveyardCounts,
    brains: view.brains,
    roll: JSON.stringify(view.lastRoll),
  };
}

function after(player: Player, seat: Seat, last: Last, now: Last, view: View): Player {
  const swapped = swapOf(seat, last, now, view);
  const before = last.hands[seat] ?? 0;
  const buriedBefore = last.graveyards[seat] ?? 0;
  const hand = now.hands[seat] ?? 0;
  const graveyard = now.graveyards[seat] ?? 0;
  const card = last.phase === 'turn' && last.turn === seat ? cardOf(seat, last, now) : undefined;
  const held = card === undefined || card < 0 ? before : before - 1;
  // Of the two drawn one was put away: what is left of the old hand is a larger part again.
  const kept = last.phase === 'keep' && last.turn === seat ? before / Math.max(1, before - 1) : 1;
  const stays = kept * shareLeft(hand, hand - held);

  let deeds = swapped === 'hand' ? [] : player.deeds;
  if (card !== undefined && swapped !== 'hand') deeds = [...deeds, [last.top, card, 1]];
  deeds = deeds.map(([top, done, old]): Deed => [top, done, Math.min(1, old * stays)]);
  const faded = (share: number): number =>
    swapped === 'graveyard' ? 0 : share * shareLeft(graveyard, graveyard - buriedBefore);
  const chosen = hand > held && graveyard > 0 && graveyard < buriedBefore;
  return {
    deeds: deeds.filter(([, , old]) => old > FADED).slice(-MOST_DEEDS),
    buried: faded(player.buried),
    left: chosen ? 1 : faded(player.left),
  };
}

/** What share of a place with `size` cards was there before `added` more came. */
function shareLeft(size: number, added: number): number {
  return added <= 0 || size === 0 ? 1 : (size - Math.min(added, size)) / size;
}

/** The card `seat` has just played, −1 for a pass; nothing where it cannot be told. */
function cardOf(seat: Seat, last: Last, now: Last): number | undefined {
  if (now.horde === last.horde + 1) return now.top;
  if (now.horde > 0 || now.turn !== seat) return undefined;
  if (last.horde === 0 && now.brains[seat] === last.brains[seat] && now.step === last.step) return undefined;
  return (now.brains[seat] ?? 0) < (last.brains[seat] ?? 0) ? -1 : MOUSE;
}

/** Which of its places `seat` has just swapped, if any. */
function swapOf(seat: Seat, last: Last, now: Last, view: View): string | null {
  const roll = view.lastRoll;
  if (roll === null || roll.swap === null || (roll.seat !== seat && roll.other !== seat)) return null;
  return last.roll !== now.roll || last.phase === 'swap' ? roll.swap : null;
}
