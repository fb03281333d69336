import type { ComponentChildren, JSX } from 'preact';
import { t } from '../house/words/index.ts';
import { Icon } from './icon.tsx';
import { useModal } from './modal.ts';
import './sheet.css';

/** A sheet of paper that comes up over the table. Escape, a tap beside it and the cross put it away. */
export function Sheet(props: {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ComponentChildren;
}): JSX.Element {
  const { title, onClose, children } = props;
  const dialog = useModal();
  return (
    <dialog
      ref={dialog}
      class="sheet"
      aria-label={title}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose();
      }}
    >
      <div class="sheet-paper">
        <div class="sheet-head">
          <h2>{title}</h2>
          <button type="button" class="sheet-close" aria-label={t('sheet.close')} onClick={onClose}>
            <Icon name="close" />
          </button>
        </div>
        <div class="sheet-body">{children}</div>
      </div>
    </dialog>
  );
}
