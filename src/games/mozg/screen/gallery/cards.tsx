import type { VNode } from 'preact';
import { Back, Card } from '../card/card.tsx';
import { animal, epitaph } from '../../words/say.ts';

const SWEET = new Set([1, 2, 18, 19]);

/** All twenty animals and the back. */
export function Cards(): VNode {
  return (
    <div class="mozg sheet-of-cards">
      {Array.from({ length: 20 }, (_, card) => (
        <figure key={card}>
          <Card card={card} sweet={SWEET.has(card)} named />
          <figcaption>
            {animal(card)}. {epitaph(card)}
          </figcaption>
        </figure>
      ))}
      <figure>
        <Back />
      </figure>
    </div>
  );
}
