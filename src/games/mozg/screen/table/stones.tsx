import type { VNode } from 'preact';
import { othersOf } from '../../../../client/board/players.ts';
import { Sign } from '../art/art.tsx';
import { awaited, type Props } from '../players.ts';
import { t } from '../../words/say.ts';
import { Stone } from './stone.tsx';

/** The others around the table, as they sit: the next one first. */
export function Stones({ props, labelled = false }: { readonly props: Props; readonly labelled?: boolean }): VNode {
  const seats = othersOf(props.view.seats, props.seat);
  return (
    <div
      class="m-stones"
      role="group"
      aria-label={t(props.seat === undefined ? 'mozg.players' : 'mozg.others')}
      data-count={seats.length}
      style={{ '--count': seats.length }}
    >
      {seats.map((seat) => (
        <Stone
          key={seat}
          props={props}
          seat={seat}
          tag={tagOf(props, seat)}
          status={statusOf(props, seat)}
          labelled={labelled}
        />
      ))}
    </div>
  );
}

/** Whose turn it is comes before who is next. */
export function tagOf(props: Props, seat: number): string | undefined {
  const { view } = props;
  if (view.phase === 'over') return undefined;
  if (view.turn === seat) return t('mozg.stone.now');
  if (view.late === seat) return t('mozg.stone.late');
  if (view.first === seat) return t('mozg.stone.first');
  if (view.phase === 'show' && view.contenders.includes(seat)) return t('mozg.stone.tied');
  if (props.seat !== undefined && view.turn === props.seat && (props.seat + 1) % view.seats === seat) {
    return t('mozg.stone.next');
  }
  return undefined;
}

/** While all choose at once, who still does. */
export function statusOf(props: Props, seat: number): VNode | undefined {
  const { view } = props;
  const together = view.phase === 'bury' || (view.phase === 'show' && view.contenders.includes(seat));
  if (!together) return undefined;
  if (awaited(view).includes(seat)) return <span class="status">{t('mozg.stone.burying')}</span>;
  return (
    <span class="status done">
      <Sign name="check" />
      {t(view.phase === 'bury' ? 'mozg.stone.buried' : 'mozg.stone.chosen')}
    </span>
  );
}
