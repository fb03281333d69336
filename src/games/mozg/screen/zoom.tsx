import type { VNode } from 'preact';
import { t as board } from '../../../client/board/words.ts';
import { useModal } from '../../../client/shell/modal.ts';
import type { Card as Value } from '../rules/index.ts';
import { Card } from './card/card.tsx';
import type { Props } from './players.ts';
import { isSweet } from './table/horde.tsx';
import { animal, cardText, effectSentence, epitaph, t } from '../words/say.ts';
import './zoom.css';

/** Looks closely at a card, or at what Mysz set aside. */
export type Look = (what: Value | 'aside') => void;

interface ZoomProps {
  readonly view: Props['view'];
  readonly what: Value | 'aside';
  readonly onClose: () => void;
}

export function Zoom({ view, what, onClose }: ZoomProps): VNode {
  const dialog = useModal();
  return (
    <dialog
      ref={dialog}
      class="m-zoom"
      aria-label={what === 'aside' ? t('mozg.aside.title') : t('mozg.card', { value: what, animal: animal(what) })}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={onClose}
    >
      {what === 'aside' ? <SetAside view={view} /> : <Close card={what} sweet={isSweet(view, what)} />}
      <button type="button" class="m-button other">
        {board('sheet.close')}
      </button>
    </dialog>
  );
}

/** A card from close by: its name, what it does, and what stands on its grave. */
function Close({ card, sweet }: { readonly card: Value; readonly sweet: boolean }): VNode {
  return (
    <>
      <div class="big">
        <Card card={card} sweet={sweet} named />
      </div>
      <p class="what">{effectSentence(card, sweet)}</p>
      <p class="epitaph">{epitaph(card)}</p>
    </>
  );
}

/** Everybody saw these cards go: whoever has lost count may look. */
function SetAside({ view }: { readonly view: Props['view'] }): VNode {
  const kinds = [...new Set(view.aside)];
  return (
    <>
      <h2>{t('mozg.aside.title')}</h2>
      <ul class="aside">
        {kinds.map((card) => {
          const count = view.aside.filter((each) => each === card).length;
          const label = cardText(card, isSweet(view, card));
          return (
            <li key={card}>
              <span role="img" aria-label={count > 1 ? `${label} ×${count}` : label}>
                <Card card={card} sweet={isSweet(view, card)} />
              </span>
              {count > 1 && <b aria-hidden="true">{t('mozg.times', { count })}</b>}
            </li>
          );
        })}
      </ul>
      <p class="what">{t('mozg.aside.what')}</p>
    </>
  );
}
