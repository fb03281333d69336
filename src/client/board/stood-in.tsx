import type { VNode } from 'preact';
import { namesOf, type Named } from './players.ts';
import type { StoodInFor } from './stand-in.ts';
import { t } from './words.ts';

/** Under the score: whose points are not altogether their own. */
export function StoodIn(props: Named & StoodInFor & { readonly class: string }): VNode | null {
  const seats = (props.standIns ?? []).flatMap((standIn, who) => (standIn === undefined ? [] : [who]));
  if (seats.length === 0) return null;
  return (
    <p class={props.class}>
      {t('board.partly')}: <b>{namesOf(props, seats)}</b>
    </p>
  );
}
