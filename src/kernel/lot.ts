import { shown } from './decode.ts';
import type { Json } from './json.ts';
import { pick, shuffle, type Random } from './random.ts';

/** Why a prescribed outcome cannot be. */
export interface Misfit {
  readonly misfit: string;
}

/**
 * One kind of chance outcome of a game: how it is drawn, how a record tells it, and how a scenario prescribes it.
 * `material` is what it is drawn from: the cards to shuffle, the seats that tied.
 */
export interface Lot<Material, Outcome> {
  readonly label: string;
  draw(random: Random, material: Material): Outcome;
  encode(outcome: Outcome): Json;
  /** `told` comes from a file: it may be anything. */
  read(told: Json, material: Material): Outcome | Misfit;
}

export function isMisfit(read: unknown): read is Misfit {
  return typeof read === 'object' && read !== null && 'misfit' in read;
}

/** How cards are written in records. `read` gives nothing for what is no card. */
export interface Cards<Card> {
  encode(card: Card): Json;
  read(told: Json): Card | undefined;
}

/** All of `material` in a random order. The material is shuffled in place. */
export function shuffleLot<Card>(label: string, cards: Cards<Card>): Lot<Card[], Card[]> {
  return {
    label,
    draw: (random, material) => shuffle(random, material),
    encode: (outcome) => outcome.map((card) => cards.encode(card)),
    read(told, material) {
      const order = readCards(told, cards, material.length);
      if (isMisfit(order)) return order;
      return missing(order, material, cards) ?? order;
    },
  };
}

/** One of `material`. */
export function pickLot<Thing extends Json>(label: string): Lot<readonly Thing[], Thing> {
  return {
    label,
    draw: (random, material) => pick(random, material),
    encode: (outcome) => outcome,
    read: (told, material) =>
      material.find((thing) => thing === told) ?? {
        misfit: `${shown(told)} is none of ${material.map(shown).join(', ')}`,
      },
  };
}

export function readCards<Card>(told: Json, cards: Cards<Card>, length: number): Card[] | Misfit {
  if (!Array.isArray(told)) return { misfit: `expected a list of cards, found ${shown(told)}` };
  if (told.length !== length) return { misfit: `expected ${length} cards, found ${told.length}` };
  const read: Card[] = [];
  for (const each of told as readonly Json[]) {
    const card = cards.read(each);
    if (card === undefined) return { misfit: `${shown(each)} is no card` };
    read.push(card);
  }
  return read;
}

/** The first card of `order` that `material` has too few of. */
export function missing<Card>(
  order: readonly Card[],
  material: readonly Card[],
  cards: Cards<Card>,
): Misfit | undefined {
  const left = new Map<Card, number>();
  for (const card of material) left.set(card, (left.get(card) ?? 0) + 1);
  for (const card of order) {
    const count = left.get(card) ?? 0;
    if (count === 0) return { misfit: `there is no further ${shown(cards.encode(card))} to be had` };
    left.set(card, count - 1);
  }
  return undefined;
}
