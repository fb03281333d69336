import type { VNode } from 'preact';
import type { Outcome } from '../../../kernel/outcome.ts';
import { Button } from '../../shell/button.tsx';
import { headline, inOrder } from '../ending.ts';
import { nameOf } from '../players.ts';
import { StoodIn } from '../stood-in.tsx';
import { t as board } from '../words.ts';
import { partOf } from './layout.ts';
import type { Props } from './props.ts';
import { Avatar } from './seats.tsx';
import { Fields } from './value.tsx';
import { t } from './words/say.ts';

/** A place for everybody up to here. */
const READABLE = 30;

/** Who has won, everybody's place, and what else the game tells of its end. */
export function Final({ props, outcome }: { readonly props: Props; readonly outcome: Outcome }): VNode {
  const { places, scores, winners, detail } = outcome;
  const order = inOrder(places);
  const more = partOf(detail, '', props.names);
  return (
    <section class="g-final" tabIndex={0} aria-label={board('board.score')}>
      <h2>{headline(props, winners, t('generic.finished'))}</h2>
      <ol class="g-places">
        {order.slice(0, READABLE).map((seat) => (
          <li key={seat} data-place={places[seat]} class={seat === props.seat ? 'mine' : ''}>
            <span class="place">
              <span class="spoken">{board('board.place', { place: places[seat] ?? 0 })}</span>
              <span aria-hidden="true">{places[seat]}</span>
            </span>
            <Avatar props={props} who={seat} />
            <b>{nameOf(props, seat)}</b>
            <span class="score">{t('generic.points', { points: scores[seat] ?? 0 })}</span>
          </li>
        ))}
        {order.length > READABLE && <li>{t('generic.crowd', { count: order.length - READABLE })}</li>}
      </ol>
      <StoodIn class="g-stood-in" names={props.names} seat={props.seat} standIns={props.standIns} />
      {more.is === 'fields' && (
        <div class="g-paper">
          <Fields fields={more.fields} />
        </div>
      )}
    </section>
  );
}

export function After({ check, rematch, besides }: Pick<Props, 'check' | 'rematch' | 'besides'>): VNode | null {
  if (check === undefined && rematch === undefined) return null;
  return (
    <div class="g-panel">
      <div class="g-alone">
        {check !== undefined && <Button onClick={check}>{board('board.check')}</Button>}
        {besides}
        {rematch !== undefined && (
          <Button kind="fox" icon="again" onClick={rematch}>
            {board('board.rematch')}
          </Button>
        )}
      </div>
    </div>
  );
}
