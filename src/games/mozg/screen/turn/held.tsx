import { present } from '../../../../kernel/seat.ts';
import type { VNode } from 'preact';
import { Sign } from '../art/art.tsx';
import { Card } from '../card/card.tsx';
import type { Seated } from '../players.ts';
import { isSweet } from '../table/horde.tsx';
import { cardText, t } from '../../words/say.ts';
import './held.css';

/** One's brains and a small picture of one's hand, while the graveyard lies in front. */
export function Held({ props }: { readonly props: Seated }): VNode {
  const { view, seat } = props;
  const brains = present(view.brains[seat]);
  return (
    <div class="m-own">
      <p class="m-brains" data-place={`brains-${seat}`} data-who={seat}>
        <span class="spoken">{t('mozg.yours.brains', { brains })}</span>
        <span aria-hidden="true">
          {t('mozg.you')} <Sign name="pink" size={20} /> <b>{brains}</b>
        </span>
      </p>
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
