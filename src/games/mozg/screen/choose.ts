import { refusal, type Card, type Move, type Refusal } from '../rules/index.ts';
import type { Mine } from './players.ts';

/** Cards chosen for a play and who gets the further copies; equal cards are the same, so numbers say it all. */
export interface Choice {
  readonly card: Card | undefined;
  /** How many of it; one of them goes on the Horde. */
  readonly copies: number;
  /** By seat. */
  readonly give: Readonly<Record<number, number>>;
}

export const NOTHING: Choice = { card: undefined, copies: 0, give: {} };

export function held(view: Pick<Mine, 'hand'>, card: Card | undefined): number {
  return view.hand.filter((each) => each === card).length;
}

export function given(choice: Choice): number {
  return Object.values(choice.give).reduce((sum, count) => sum + count, 0);
}

/** Copies that still want somebody. */
export function ungiven(choice: Choice): number {
  return Math.max(0, choice.copies - 1 - given(choice));
}

export function isReady(choice: Choice): boolean {
  return choice.card !== undefined && ungiven(choice) === 0;
}

/** Why this seat cannot play that card now. */
export function whyNot(view: Mine, seat: number, card: Card): Refusal | 'over' | 'not-asked' | undefined {
  return refusal(view, seat, { play: card });
}

/** One copy more of a card; another card instead of the one before. With one opponent there is no question who gets it. */
export function addCopy(choice: Choice, view: Mine, card: Card, others: readonly number[]): Choice {
  if (choice.card !== card) return { card, copies: 1, give: {} };
  if (choice.copies >= held(view, card)) return choice;
  const more = { ...choice, copies: choice.copies + 1 };
  const [only, second] = others;
  return only !== undefined && second === undefined ? giveTo(more, view, only) : more;
}

/** One copy fewer; whoever got it last gets it no more. */
export function dropCopy(choice: Choice): Choice {
  if (choice.copies <= 1) return NOTHING;
  const fewer = { ...choice, copies: choice.copies - 1 };
  if (given(choice) <= fewer.copies - 1) return fewer;
  const last = Object.keys(choice.give).at(-1);
  return last === undefined ? fewer : takeBack(fewer, Number(last));
}

/** A copy for `seat`: one that wants somebody, or else a further one from the hand. */
export function giveTo(choice: Choice, view: Mine, seat: number): Choice {
  const { card, copies, give } = choice;
  if (card === undefined) return choice;
  const more = ungiven(choice) > 0 ? copies : copies + 1;
  if (more > held(view, card)) return choice;
  return { card, copies: more, give: { ...give, [seat]: (give[seat] ?? 0) + 1 } };
}

export function takeBack(choice: Choice, seat: number): Choice {
  const { [seat]: count = 0, ...rest } = choice.give;
  return { ...choice, give: count > 1 ? { ...rest, [seat]: count - 1 } : rest };
}

export function moveOf(choice: Choice): Move | undefined {
  const { card, give } = choice;
  if (card === undefined || !isReady(choice)) return undefined;
  return given(choice) === 0 ? { play: card } : { play: card, give: { ...give } };
}
