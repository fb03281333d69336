import type { VNode } from 'preact';
import { Sheet } from '../../../../client/shell/sheet.tsx';
import { t } from '../../words/say.ts';
import { HandCard, piles } from './hand-row.tsx';
import type { Now } from './now.ts';
import './hand-sheet.css';

/** All of one's cards, with their texts. */
export function HandSheet({ close, ...now }: Now & { readonly close: () => void }): VNode {
  const all = piles(now.view.hand ?? []);
  return (
    <Sheet title={t('ruletka.hand.count', { count: now.view.hand?.length ?? 0 })} onClose={close}>
      {all.length === 0 && <p>{t('ruletka.hand.empty')}</p>}
      <ul class="rl-handsheet">
        {all.map(([card, count]) => (
          <li key={card}>
            <HandCard
              {...now}
              card={card}
              count={count}
              onClick={() => {
                close();
                now.hand.chooseCard(card);
              }}
            />
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
