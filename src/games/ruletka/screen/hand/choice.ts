import { KEYS, RULES, readMove, refusal, type ActionCard, type Move } from '../../rules/index.ts';
import { isAlive, type View } from '../players.ts';

/** What somebody has laid out for themselves and not said yet. */
export interface Choice {
  readonly card?: ActionCard | undefined;
  /** The players it names, in the order they were tapped. */
  readonly picks: readonly number[];
  readonly bet?: number | undefined;
}

export const NOTHING: Choice = { picks: [] };

/** How many players a card names. */
function picksOf(card: ActionCard): number {
  return KEYS[RULES[card].target].filter((key) => key !== 'bet').length;
}

/** Whether `seat` may say anything. W28: while accusing everybody may, also who has passed. */
export function isAsked(view: View, seat: number): boolean {
  return view.phase === 'accusing' || view.waiting.includes(seat);
}

/** How many players the choice has to name. */
export function wanted(view: View, seat: number, { card }: Choice): number {
  if (card !== undefined) return picksOf(card);
  if (view.phase === 'accusing') return isAlive(view, seat) && view.accusationUsed[seat] === false ? 1 : 0;
  return view.phase === 'shot' && view.owing.includes(seat) ? 1 : 0;
}

export function wantsBet(view: View, { card }: Choice): boolean {
  return card === undefined ? view.phase === 'betting' : RULES[card].target === 'own-bet';
}

/** The move a choice comes to; nothing while something is missing. */
export function moveOf(view: View, { card, picks, bet }: Choice): Move | undefined {
  const [first] = picks;
  if (card !== undefined) return cardMove(card, picks, bet);
  if (view.phase === 'betting') return bet === undefined ? undefined : { bet };
  if (first === undefined) return undefined;
  if (view.phase === 'accusing') return { accuse: first };
  return view.phase === 'shot' ? { aim: first } : undefined;
}

function cardMove(card: ActionCard, picks: readonly number[], bet: number | undefined): Move | undefined {
  const keys = KEYS[RULES[card].target].map((key, i) => [key, key === 'bet' ? bet : picks[i]]);
  return readMove({ card, ...Object.fromEntries(keys) });
}

/**
 * What is said for somebody whose time is up: the answer they had laid out. A card and an accusation are nobody's to say but
 * their own: whoever has not said them has thought better of it, perhaps.
 */
export function lastWord(view: View, { card, picks, bet }: Choice): Move | undefined {
  return view.phase === 'accusing' ? undefined : moveOf(view, { picks: card === undefined ? picks : [], bet });
}

/** The game's own answer, asked of the view. */
export function refusalOf(view: View, seat: number | undefined, move: Move): string | undefined {
  if (seat === undefined) return 'not-asked';
  return refusal({ ...view, hand: view.hand ?? [] }, seat, move);
}

/** Why `who` cannot be named next, if so. */
export function whyNot(view: View, seat: number, choice: Choice, who: number): string | undefined {
  const most = wanted(view, seat, choice);
  if (most === 0) return 'not-now';
  const picks = [...choice.picks.slice(0, most - 1), who];
  if (picks.length === most) return judged(view, seat, { ...choice, picks });
  // The second is still to come: it is enough that there is one.
  const codes = everyone(view).map((second) => judged(view, seat, { ...choice, picks: [who, second] }));
  return codes.includes(undefined) ? undefined : codes.find((code) => code !== 'same-player-twice');
}

function judged(view: View, seat: number, choice: Choice): string | undefined {
  const move = moveOf(view, choice);
  return move === undefined ? 'not-now' : refusalOf(view, seat, move);
}

/** Why a card of the hand cannot be played now in any way, if so. */
export function whyNotCard(view: View, seat: number, card: ActionCard): string | undefined {
  const most = picksOf(card);
  const ways: Choice[] =
    most === 0
      ? [{ card, picks: [], bet: 0 }]
      : everyone(view).flatMap((first) =>
          most === 1 ? [{ card, picks: [first] }] : everyone(view).map((second) => ({ card, picks: [first, second] })),
        );
  const codes = ways.map((way) => judged(view, seat, way));
  return codes.includes(undefined) ? undefined : (codes.find((code) => !VAGUE.has(code)) ?? codes[0]);
}

/** True of one target, not of the card. */
const VAGUE: ReadonlySet<string | undefined> = new Set(['not-yourself', 'same-player-twice']);

/** A choice after `who` is tapped: the second tap takes a name back, one too many replaces the last. */
export function tapped(view: View, seat: number, choice: Choice, who: number): Choice {
  if (choice.picks.includes(who)) return { ...choice, picks: choice.picks.filter((each) => each !== who) };
  return { ...choice, picks: [...choice.picks.slice(0, wanted(view, seat, choice) - 1), who] };
}

/** What of a choice still makes sense in a new view of the same window. */
export function kept(view: View, choice: Choice): Choice {
  return choice.card !== undefined && view.hand?.includes(choice.card) !== true ? NOTHING : choice;
}

function everyone(view: View): number[] {
  return Array.from({ length: view.seats }, (_, seat) => seat);
}
