import { mozg, type Card, type Known, type Mozg, type State } from '../rules/index.ts';
import type { SeatView } from '../../../kernel/contract.ts';
import type { Random } from '../../../kernel/random.ts';
import { everySeat, type Seat } from '../../../kernel/seat.ts';
import type { Memory } from './memory.ts';
import { suspect, type Suspicion } from './suspicion.ts';

type View = SeatView<Mozg>;

/** Nobody remembers anything in an imagined world: keeping notes there would only cost time. */
const NO_MEMORY: State['memory'] = { notes: [], fresh: null, gone: [] };

/** How often each hidden card is, on average, tried somewhere else. */
const TRIES = 4;

/** Worlds that look like `view`; with a memory, in proportion to how well they explain what the others did. */
export function worlds(view: View, seat: Seat, memory: Memory | null, random: Random): () => State {
  const suspicions =
    memory === null ? [] : everySeat(view.seats).map((other) => (other === seat ? undefined : suspect(memory, other)));
  return () => {
    const world = mozg.imagine(view, seat, random);
    world.memory = NO_MEMORY;
    if (suspicions.length > 0 && view.phase !== 'bury') settle(world, view, suspicions, random);
    return world;
  };
}

const EVEN = new Float64Array(20).fill(1);
// Used again and again: the hidden cards, how well each place suits its card, and how many each place has.
const cards: Card[] = [];
const weights: Float64Array[] = [];
const sizes: number[] = [];

/**
 * Moves hidden cards about: two change places as often as the new places suit them better than the old (Metropolis).
 * What is known stays where it is known to be, and a renewed Reserve keeps its cards.
 */
function settle(world: State, view: View, suspicions: readonly (Suspicion | undefined)[], random: Random): void {
  cards.length = 0;
  weights.length = 0;
  sizes.length = 0;
  const open = view.renewed === null;
  for (let seat = 0; seat < world.seats; seat++) {
    const suspicion = suspicions[seat];
    if (suspicion === undefined) continue;
    const known = view.knows[seat] as Known;
    gather(world.hands[seat] as Card[], known.hand, known.either, suspicion.hand);
    gather(world.graveyards[seat] as Card[], known.graveyard, known.either, suspicion.graveyard);
  }
  const held = cards.length;
  if (held === 0) return;
  if (open) gather(world.reserve.slice(world.drawn), [], [], EVEN);
  const all = cards.length;
  for (let n = TRIES * held; n > 0; n--) {
    const i = random.below(held);
    const j = random.below(all);
    const [a, b] = [cards[i] as Card, cards[j] as Card];
    if (a === b || weights[i] === weights[j]) continue;
    const now = (weights[i]?.[a] as number) * (weights[j]?.[b] as number);
    const then = (weights[i]?.[b] as number) * (weights[j]?.[a] as number);
    if (then < now && random.below(65_536) * now >= then * 65_536) continue;
    cards[i] = b;
    cards[j] = a;
  }
  let place = 0;
  let at = 0;
  for (let seat = 0; seat < world.seats; seat++) {
    if (suspicions[seat] === undefined) continue;
    at = scatter(world.hands[seat] as Card[], at, sizes[place++] as number);
    at = scatter(world.graveyards[seat] as Card[], at, sizes[place++] as number);
  }
  if (open) world.reserve = world.reserve.slice(0, world.drawn).concat(cards.slice(held));
}

/** Takes out what is not known to be there. */
function gather(from: Card[], known: readonly Card[], either: readonly Card[], suits: Float64Array): void {
  const before = cards.length;
  const fixed = [...known, ...either];
  let kept = 0;
  for (let i = 0; i < from.length; i++) {
    const card = from[i] as Card;
    const at = fixed.indexOf(card);
    if (at < 0) {
      cards.push(card);
      weights.push(suits);
    } else {
      fixed.splice(at, 1);
      from[kept++] = card;
    }
  }
  from.length = kept;
  sizes.push(cards.length - before);
}

/** Puts `count` cards from `at` on back, in their order. */
function scatter(to: Card[], at: number, count: number): number {
  for (let i = at; i < at + count; i++) {
    const card = cards[i] as Card;
    let j = to.length;
    to.push(card);
    for (; j > 0 && (to[j - 1] as Card) > card; j--) to[j] = to[j - 1] as Card;
    to[j] = card;
  }
  return at + count;
}
