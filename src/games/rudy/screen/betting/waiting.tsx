import type { VNode } from 'preact';
import { Avatar } from '../avatar.tsx';
import { nameOf } from '../../../../client/board/players.ts';
import type { Props } from '../players.ts';
import { t } from '../../words/say.ts';
import './waiting.css';

const SHOWN = 6;

/** After writing, and for those who only watch: one's number if it is written, and who is awaited. */
export function Waiting(props: Props): VNode {
  const { view, seat } = props;
  const field = seat === undefined ? undefined : (view.numbers?.[view.turn - 1] ?? null);
  const shown = view.waiting.length <= SHOWN ? view.waiting : view.waiting.slice(0, SHOWN - 1);
  return (
    <div class="r-waiting">
      {field === undefined && (
        <p class="note">
          <b>{t('rudy.watching')}</b>
          {t('rudy.watching.note')}
        </p>
      )}
      {field !== undefined && !view.waiting.some((who) => who === seat) && (
        <div class="own">
          <p>{t(field === null ? 'rudy.wait.blank' : 'rudy.wait.written')}</p>
          {field !== null && <b class={field.circled ? 'number ringed' : 'number'}>{field.number}</b>}
          {field !== null && <small>{t(field.circled ? 'rudy.wait.circled' : 'rudy.wait.final')}</small>}
        </div>
      )}
      <ul aria-hidden="true">
        {shown.map((who) => (
          <li key={who}>
            <Avatar face={props.avatars[who] ?? ''} seat={who} state="writing" standIn={props.standIns?.[who]} />
            <span>{nameOf(props, who)}</span>
          </li>
        ))}
        {view.waiting.length > shown.length && <li class="rest">+{view.waiting.length - shown.length}</li>}
      </ul>
    </div>
  );
}
