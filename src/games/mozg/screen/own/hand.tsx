import type { VNode } from 'preact';
import type { Card as Value } from '../../rules/index.ts';
import { useSize } from '../../../../client/shell/size.ts';
import { Sign } from '../art/art.tsx';
import { Card } from '../card/card.tsx';
import type { Props } from '../players.ts';
import { isSweet } from '../table/horde.tsx';
import { cardText, t } from '../../words/say.ts';
import { fan } from './fan.ts';
import { useDrag, type Drop } from './drag.ts';
import './hand.css';

interface HandProps {
  readonly view: Props['view'];
  readonly cards: readonly Value[];
  readonly label: string;
  /** How many of each value are chosen. */
  readonly chosen?: Readonly<Record<number, number>>;
  /** Why a card will not do; nothing where it will. */
  readonly why?: ((card: Value) => string | undefined) | undefined;
  /** Without it the cards are only looked at. */
  readonly onTap?: ((card: Value, isChosen: boolean) => void) | undefined;
  readonly onDrop?: ((card: Value, on: Drop) => void) | undefined;
  readonly place?: string;
  readonly empty?: string;
}

/** Room for what is raised. */
const RAISED = 13;
const CHOSEN = 26;

/** Cards one holds, as large as they fit. */
export function Hand(props: HandProps): VNode {
  const { view, cards, label, chosen = {}, why, onTap, onDrop, place, empty } = props;
  const [ref, size] = useSize<HTMLDivElement>();
  const lay = size === undefined ? undefined : fan(cards.length, size.width, size.height - CHOSEN);
  const drag = useDrag(onDrop);
  const before: Record<number, number> = {};
  const rows = lay === undefined ? 1 : Math.max(1, Math.ceil(cards.length / lay.perRow));
  return (
    <div class="m-hand" ref={ref} role="group" aria-label={label} data-place={place}>
      {cards.length === 0 && <p class="empty">{empty ?? t('mozg.hand.empty')}</p>}
      {lay !== undefined &&
        size !== undefined &&
        cards.map((card, i) => {
          const copy = before[card] ?? 0;
          before[card] = copy + 1;
          const isChosen = copy < (chosen[card] ?? 0);
          const flaw = why?.(card);
          const row = Math.floor(i / lay.perRow);
          const inRow = Math.min(lay.perRow, cards.length - row * lay.perRow);
          const at = i % lay.perRow;
          const left = (size.width - (lay.card + lay.step * (inRow - 1))) / 2 + at * lay.step;
          const height = lay.card * 1.4 + (rows - 1) * lay.rowStep;
          const top = CHOSEN + (size.height - CHOSEN - height) / 2 + row * lay.rowStep;
          const raise = onTap === undefined ? 0 : isChosen ? CHOSEN : flaw === undefined ? RAISED : 0;
          const tilt = rows > 1 ? 0 : at - (inRow - 1) / 2;
          const text = cardText(card, isSweet(view, card));
          const style = {
            width: `${lay.card}px`,
            left: `${left}px`,
            top: `${top + Math.abs(tilt) - raise * (rows > 1 ? 0.5 : 1)}px`,
            zIndex: i + 1,
            rotate: `${tilt}deg`,
          };
          const inside = (
            <>
              <Card card={card} sweet={isSweet(view, card)} named={lay.card >= 120 && lay.step >= lay.card * 0.8} />
              {isChosen && (
                <span class="tick">
                  <Sign name="check" size={14} />
                </span>
              )}
            </>
          );
          if (onTap === undefined) {
            return (
              <div key={`${card}-${copy}`} class="held" style={style} role="img" aria-label={text}>
                {inside}
              </div>
            );
          }
          return (
            <button
              key={`${card}-${copy}`}
              type="button"
              class={isChosen ? 'held chosen' : 'held'}
              style={style}
              data-card={card}
              aria-pressed={isChosen}
              aria-disabled={flaw === undefined ? undefined : 'true'}
              {...drag(card)}
              onClick={() => onTap(card, isChosen)}
            >
              <span class="spoken">{flaw === undefined ? text : t('mozg.card.cannot', { card: text, why: flaw })}</span>
              {inside}
            </button>
          );
        })}
    </div>
  );
}

/** Arrows lead to the hand from wherever one is, and from card to card. */
export function toHand(event: KeyboardEvent): void {
  const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
  if (step === undefined) return;
  const cards = [...document.querySelectorAll<HTMLElement>('.m-hand button')];
  const at = cards.findIndex((card) => card === document.activeElement);
  cards[(Math.max(at, step > 0 ? -1 : 0) + step + cards.length) % cards.length]?.focus();
  event.preventDefault();
}
