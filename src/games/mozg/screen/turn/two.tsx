import type { VNode } from 'preact';
import type { Card as Value } from '../../rules/index.ts';
import { Sign } from '../art/art.tsx';
import { Card } from '../card/card.tsx';
import { GraveDrawing } from '../own/own.tsx';
import type { Mine } from '../players.ts';
import { isSweet } from '../table/horde.tsx';
import { cardText, t } from '../../words/say.ts';

interface Props {
  readonly view: Mine;
  readonly seat: number;
  readonly hand: readonly Value[];
  /** What would come to the hand, and what into the graveyard. */
  readonly coming?: readonly Value[];
  readonly burying?: Value | undefined;
}

/** The two places that are one's own, side by side. */
export function Two({ view, seat, hand, coming = [], burying }: Props): VNode {
  return (
    <div class="m-two">
      <section aria-label={t('mozg.yours.hand')}>
        <h2>{t('mozg.yours.hand')}</h2>
        <div class="row" data-place={`hand-${seat}`} style={{ '--n': hand.length }}>
          {hand.map((card, i) => (
            <span key={i} class="small" role="img" aria-label={cardText(card, isSweet(view, card))}>
              <Card card={card} sweet={isSweet(view, card)} />
            </span>
          ))}
          {hand.length === 0 && coming.length === 0 && <span class="none">–</span>}
          {coming.length > 0 && (
            <span class="ghosts" aria-hidden="true">
              {coming.map((card, i) => (
                <span key={i} class="ghost">
                  {card}
                </span>
              ))}
            </span>
          )}
        </div>
      </section>
      <section aria-label={t('mozg.yours.graveyard')}>
        <h2>
          <Sign name="eye" size={16} />
          {t('mozg.yours.graveyard')}
        </h2>
        <div class="row" data-place={`graveyard-${seat}`}>
          {view.graveyard.map((card, i) => (
            <span key={i} class="grave-small" role="img" aria-label={cardText(card, isSweet(view, card))}>
              <GraveDrawing card={card} />
            </span>
          ))}
          {view.graveyard.length === 0 && burying === undefined && <span class="none">–</span>}
          {burying !== undefined && (
            <span class="ghost grave" aria-hidden="true">
              {burying}
            </span>
          )}
        </div>
      </section>
    </div>
  );
}
