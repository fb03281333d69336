import { everySeat } from '../../../kernel/seat.ts';
import { ACTION_CARDS, type ActionCard } from './card.ts';
import { KEYS, RULES } from './cards.ts';
import { SEATS } from './seats.ts';
import { MOST_BET, type CardMove, type Move } from './move.ts';
import { PHASES, type Phase } from './phase.ts';

const BETS = Array.from({ length: MOST_BET + 1 }, (_, bet) => bet);
export const PASS: Move = { pass: true };
export const READY: Move = { ready: true };

/** Everything that can be said in a phase at a table of `seats`, but for cards. */
function plainMoves(phase: Phase, seats: number): Move[] {
  const players = everySeat(seats);
  switch (phase) {
    case 'loading':
      return [{ pocket: 'click' }, { pocket: 'bullet' }];
    case 'spinning':
      return [READY, ...players.map((spin) => ({ spin }))];
    case 'betting':
      return BETS.map((bet) => ({ bet }));
    case 'accusing':
      return [PASS, { lastCall: true }, ...players.map((accuse) => ({ accuse }))];
    case 'accused':
      return [PASS, ...players.map((accuse) => ({ accuse }))];
    case 'shot':
      return [PASS, ...players.map((aim) => ({ aim }))];
    case 'bids':
    case 'bullet':
      return [PASS];
    case 'showOff':
      return [{ take: true }, { showOff: true }];
    case 'over':
      return [];
  }
}

/** Every way to play `card` at a table of `seats`. */
function cardMoves(card: ActionCard, seats: number): CardMove[] {
  const players = everySeat(seats);
  return KEYS[RULES[card].target].reduce<object[]>(
    (ways, key) => ways.flatMap((way) => (key === 'bet' ? BETS : players).map((value) => ({ ...way, [key]: value }))),
    [{ card }],
  ) as CardMove[];
}

interface Sayable {
  readonly plain: Readonly<Record<Phase, readonly Move[]>>;
  readonly card: Readonly<Record<ActionCard, readonly CardMove[]>>;
}

/** Moves are never changed, so all tables of a size share the same few. */
export const SAYABLE: readonly Sayable[] = everySeat(SEATS.most + 1).map((seats) => ({
  plain: table(PHASES, (phase) => plainMoves(phase, seats)),
  card: table(ACTION_CARDS, (card) => cardMoves(card, seats)),
}));

function table<Key extends string, Value>(keys: readonly Key[], value: (key: Key) => Value): Record<Key, Value> {
  return Object.fromEntries(keys.map((key) => [key, value(key)])) as Record<Key, Value>;
}

/** Everything well-formed at a table of `seats`, whoever's turn it is. */
export function* sayable(seats: number): Iterable<Move> {
  for (const phase of PHASES) yield* plainMoves(phase, seats);
  for (const card of ACTION_CARDS) yield* cardMoves(card, seats);
}
