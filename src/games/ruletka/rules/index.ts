import { defineGame } from '../../../kernel/define.ts';
import { everySeat } from '../../../kernel/seat.ts';
import type { Event } from './event.ts';
import { GUNS } from './gun.ts';
import { imagine } from './imagine.ts';
import { moves, refusal, sight, type LegalView } from './legal.ts';
import { readMove, sealed, type Move } from './move.ts';
import { OPTIONS, type Options } from './options.ts';
import { outcome } from './outcome.ts';
import { fallback, pace, races } from './pace.ts';
import { play } from './play.ts';
import { better, progress } from './same-deal.ts';
import { reveal } from './reveal.ts';
import { ACTIONS, ACTIONS_RESHUFFLE, copy, setup, type State } from './state.ts';
import { own, table, type Own, type Table } from './view.ts';
import { SEATS } from './seats.ts';
import { asked, awaited } from './who.ts';

export interface Ruletka {
  State: State;
  Table: Table;
  Own: Own;
  LegalView: LegalView;
  Move: Move;
  Event: Event;
  Options: Options;
}

export const ruletka = defineGame<Ruletka>({
  id: 'ruletka',
  version: 2,
  reveal, // W18
  seats: SEATS,
  labels: (seats) => [
    ACTIONS.label,
    ACTIONS_RESHUFFLE.label,
    ...everySeat(seats).map((seat) => GUNS[seat]?.label ?? ''),
  ],
  options: OPTIONS,
  readMove,
  setup,
  copy,
  toAct: asked,
  awaited,
  asking: (state) => state.asking,
  races,
  sealed,
  legalView: sight,
  refusal,
  moves,
  play,
  table,
  own,
  pace,
  fallback,
  imagine,
  outcome,
  better,
  progress,
});

export { ACTION_CARDS, type ActionCard, type GunCard } from './card.ts';
export { KEYS, RULES, type ActionRule, type Key, type Target } from './cards.ts';
export { DECK_SIZE, STANDARD_DECK, type DeckList } from './deck.ts';
export { JOINING_SECONDS, LAST_CALL_SECONDS, SECONDS } from './pace.ts';
export { REFUSALS, refusal, type Refusal } from './legal.ts';
export { madeBy, runnersOf, runUpTo } from './reveal.ts';
export { BULLETS, GUN_SIZE, LIVES } from './sizes.ts';
export { PHASES } from './phase.ts';
export type { Accusation, Aim, Fired, Look, Played, Reason, State, Volley } from './state.ts';
export type { Phase } from './phase.ts';
export { readMove, type CardMove, type Move } from './move.ts';
export type { Event } from './event.ts';
export type { Options, Tempo } from './options.ts';
export type { Own, Peeped, PattedDown, Table } from './view.ts';
export type { LegalView } from './legal.ts';

export { ruletka as game };
