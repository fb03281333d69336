import type { VNode } from 'preact';
import { RULES, type ActionCard } from '../../rules/index.ts';
import { ActionCardView } from '../cards/action-card.tsx';
import { whyNotCard } from '../hand/choice.ts';
import { cardName, effectOf, firstWindow, refused, t, windowsOf } from '../../words/say.ts';
import type { Now } from './now.ts';
import './hand-row.css';

/** Equal cards lie on one another. */
export function piles(hand: readonly ActionCard[]): readonly (readonly [ActionCard, number])[] {
  const counts = new Map<ActionCard, number>();
  for (const card of hand) counts.set(card, (counts.get(card) ?? 0) + 1);
  return [...counts];
}

/** More kinds than this do not fit side by side under a thumb. */
const MOST = 6;

export function HandRow(now: Now): VNode {
  const { view, seat, hand, openHand } = now;
  const all = piles(view.hand ?? []);
  const off = (card: ActionCard): boolean => seat === undefined || whyNotCard(view, seat, card) !== undefined;
  const sorted = all.toSorted(([a], [b]) => Number(off(a)) - Number(off(b)));
  const shown = sorted.length > MOST ? sorted.slice(0, MOST - 1) : sorted;
  return (
    <ul class="rl-hand" aria-label={t('ruletka.hand')}>
      {shown.map(([card, count]) => (
        <li key={card}>
          <HandCard {...now} card={card} count={count} onClick={() => hand.chooseCard(card)} />
        </li>
      ))}
      {sorted.length > shown.length && (
        <li class="rest">
          <button type="button" onClick={openHand}>
            +{sorted.length - shown.length}{' '}
            <span class="spoken">{t('ruletka.hand.more', { count: view.hand?.length ?? 0 })}</span>
          </button>
        </li>
      )}
    </ul>
  );
}

interface HandCardProps extends Now {
  readonly card: ActionCard;
  readonly count: number;
  readonly onClick: () => void;
}

export function HandCard({ card, count, onClick, view, seat }: HandCardProps): VNode {
  const why = seat === undefined ? 'not-asked' : whyNotCard(view, seat, card);
  const skull = RULES[card].skull ? ` ${t('ruletka.card.skull')}.` : '';
  const words = { card: cardName(card), effect: `${effectOf(card)}${skull}` };
  return (
    <button type="button" class="rl-card" aria-disabled={why !== undefined} onClick={onClick}>
      <span aria-hidden="true">
        <ActionCardView card={card} />
      </span>
      <span class="spoken">
        {why === undefined
          ? t('ruletka.card.label', { ...words, when: t('ruletka.card.when', { windows: windowsOf(card) }) })
          : t('ruletka.card.not', { ...words, why: refused(why, card) })}
      </span>
      {why !== undefined && <em aria-hidden="true">{firstWindow(card)}</em>}
      {count > 1 && <b class="times">×{count}</b>}
    </button>
  );
}
