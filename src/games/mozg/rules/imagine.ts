import { pick, type Random } from '../../../kernel/random.ts';
import { everySeat, type Seat, type Viewer } from '../../../kernel/seat.ts';
import { guess } from './guess.ts';
import { notesFrom } from './known.ts';
import type { Memory } from './memory.ts';
import { SIGNS, type Sign } from './move.ts';
import { bitsOf, emptyTable, type State } from './state.ts';
import type { Own, Table } from './view.ts';

type View = Table & Partial<Own>;

/**
 * A world that looks the same to `viewer`: what they know is where they know it, the rest is drawn evenly. The others
 * remember no more than all do.
 */
export function imagine(view: View, viewer: Viewer, random: Random): State {
  const empty = emptyTable(view.options, view.seats);
  return {
    ...empty,
    rounds: view.round,
    step: view.step,
    phase: view.phase,
    asked: bitsOf(view.asked),
    turn: view.turn ?? view.first ?? 0,
    extra: view.extra,
    late: view.late,
    reason: view.reason,
    ...guess(view, viewer, empty.deck, random),
    horde: view.horde.slice(),
    discard: view.discard.slice(),
    aside: view.aside.slice(),
    brains: view.brains.slice(),
    pool: view.pool,
    contenders: view.contenders,
    signs: everySeat(view.seats).map((seat) => imagineSign(view, viewer, seat, random)),
    shown: view.shown,
    lastRoll: view.lastRoll,
    lastRound: view.lastRound,
    memory: memoryOf(view, viewer),
  };
}

function imagineSign(view: View, viewer: Viewer, seat: Seat, random: Random): Sign | null {
  if (seat === viewer) return view.sign ?? null;
  const waits = view.contenders.includes(seat) && !view.asked.includes(seat);
  return waits ? pick(random, SIGNS) : null;
}

function memoryOf(view: View, viewer: Viewer): Memory {
  const observers = everySeat(view.seats + 1);
  return {
    notes: observers.map((seat) => notesFrom((seat === viewer ? view.knows : undefined) ?? view.known, seat)),
    fresh: view.renewed,
    gone: observers.map((seat) => (seat === viewer ? view.drew : undefined) ?? view.gone),
  };
}
