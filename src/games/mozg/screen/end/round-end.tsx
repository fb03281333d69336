import { nameOf } from '../../../../client/board/players.ts';
import { present } from '../../../../kernel/seat.ts';
import type { VNode } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { TINTS } from '../../../../client/shell/badge.ts';
import { Face } from '../../../../client/shell/face.tsx';
import { Sign } from '../art/art.tsx';
import type { Props } from '../players.ts';
import { t } from '../../words/say.ts';
import './end.css';

interface RoundEndProps {
  readonly props: Props;
  readonly lost: readonly number[];
  readonly round: number;
  /** Without it nobody can close it: it goes by itself. */
  readonly onClose?: (() => void) | undefined;
}

/** A round's end: a brain floats away for every card left. It lies over the table for a while, and any key puts it away. */
export function RoundEnd({ props, lost, round, onClose }: RoundEndProps): VNode {
  const button = useRef<HTMLButtonElement>(null);
  // With the sheet, not after it: a listener that outlives it swallows the first key meant for the table.
  useLayoutEffect(() => {
    button.current?.focus({ preventScroll: true });
    // A key meant for what was there before must not pass a turn underneath: none gets past this.
    const listen = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      event.stopPropagation();
      if (event.key === 'Tab') button.current?.focus();
      else if (event.key === 'Enter' || event.key === 'Escape' || event.key === ' ') onClose?.();
    };
    addEventListener('keydown', listen, { capture: true });
    return () => removeEventListener('keydown', listen, { capture: true });
  }, [onClose]);
  return (
    <section
      class="m-round-end"
      role="dialog"
      aria-modal="true"
      aria-label={t('mozg.end.round', { round })}
      onClick={onClose}
    >
      <h2>{t('mozg.end.round', { round })}</h2>
      <p>{t('mozg.end.counting')}</p>
      <Losses props={props} lost={lost} />
      {onClose !== undefined && (
        <button type="button" class="m-button do" ref={button} onClick={onClose}>
          {t('mozg.end.on')}
        </button>
      )}
    </section>
  );
}

/** Who pays how many brains, and what is left. */
export function Losses({ props, lost }: { readonly props: Props; readonly lost: readonly number[] }): VNode {
  const { view } = props;
  return (
    <ul class="m-losses">
      {lost.map((count, seat) => (
        <li key={seat}>
          <span class="spoken">
            {t('mozg.end.row', { name: nameOf(props, seat), lost: count, brains: present(view.brains[seat]) })}
          </span>
          <i class="face-of" data-tint={seat % TINTS} aria-hidden="true">
            <Face name={props.avatars[seat] ?? ''} />
          </i>
          <b aria-hidden="true">{nameOf(props, seat)}</b>
          <span class="away" aria-hidden="true">
            {count === 0
              ? t('mozg.end.out')
              : Array.from({ length: Math.min(count, 9) }, (_, i) => (
                  <i key={i} style={{ '--i': i }}>
                    <Sign name="pink" size={20} />
                  </i>
                ))}
          </span>
          <span class="lost" aria-hidden="true">
            {count > 0 && t('mozg.end.lost', { count })}
          </span>
          <span class="left" aria-hidden="true">
            <Sign name="pink" size={22} />
            {view.brains[seat]}
          </span>
        </li>
      ))}
    </ul>
  );
}
