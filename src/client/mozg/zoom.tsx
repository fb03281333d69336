import type { VNode } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { Card as Value } from '../../games/mozg/index.ts';
import { Card } from './card/card.tsx';
import type { Props } from './players.ts';
import { isSweet } from './table/horde.tsx';
import { animal, effectSentence, epitaph, t } from './words/say.ts';
import './zoom.css';

export type Look = (card: Value) => void;

/** A card from close by: its name, what it does, and what stands on its grave. */
export function Zoom(props: {
  readonly view: Props['view'];
  readonly card: Value;
  readonly onClose: () => void;
}): VNode {
  const { view, card, onClose } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const sweet = isSweet(view, card);
  useEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    return () => shown?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      class="m-zoom"
      aria-label={t('mozg.card', { value: card, animal: animal(card) })}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={onClose}
    >
      <div class="big">
        <Card card={card} sweet={sweet} named />
      </div>
      <p class="what">{effectSentence(card, sweet)}</p>
      <p class="epitaph">{epitaph(card)}</p>
      <button type="button" class="m-button other">
        {t('mozg.close')}
      </button>
    </dialog>
  );
}
