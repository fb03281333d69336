import type { VNode } from 'preact';
import type { ActionCard } from '../../rules/index.ts';
import { ActionCardView } from '../cards/action-card.tsx';
import { moveOf, NOTHING, wantsBet } from '../hand/choice.ts';
import { cardName, effectOf, t } from '../../words/say.ts';
import { Bets } from './bets.tsx';
import { Button } from './button.tsx';
import type { Now } from './now.ts';
import './card-play.css';

/** A card on its way to the table: what it does, on whom, and back into the hand. */
export function CardPlay({ card, ...now }: Now & { readonly card: ActionCard }): VNode {
  const { view, hand } = now;
  const move = moveOf(view, hand.choice);
  return (
    <>
      <div class="top">
        {wantsBet(view, hand.choice) ? (
          <Bets {...now} />
        ) : (
          <div class="rl-zoom">
            <ActionCardView card={card} />
            <p>
              <b>{cardName(card)}</b>
              {effectOf(card)}
            </p>
          </div>
        )}
      </div>
      <div class="row">
        <Button kind="plain" hotkey="Esc" onClick={() => hand.choose(NOTHING)}>
          {t('ruletka.card.back')}
        </Button>
        <Button off={move === undefined || hand.busy} hotkey="Enter" onClick={hand.commit}>
          {t('ruletka.card.play')}
        </Button>
      </div>
    </>
  );
}
