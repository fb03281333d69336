import type { VNode } from 'preact';
import { Sign } from '../art/art.tsx';
import { Card } from '../card/card.tsx';
import { Brains } from '../own/own.tsx';
import type { Seated } from '../players.ts';
import { isSweet } from '../table/horde.tsx';
import { cardText, t } from '../../words/say.ts';
import './held.css';

/** One's brains and a small picture of one's hand, while the graveyard lies in front. */
export function Held({ props }: { readonly props: Seated }): VNode {
  const { view, seat } = props;
  return (
    <div class="m-own">
      <Brains props={props} />
      <h2>
        <Sign name="cards" size={16} />
        {t('mozg.yours.hand')}
      </h2>
      <ul class="m-held" data-place={`hand-${seat}`}>
        {view.hand.map((card, i) => (
          <li key={i}>
            <div role="img" aria-label={cardText(card, isSweet(view, card))}>
              <Card card={card} sweet={isSweet(view, card)} />
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
