import type { VNode } from 'preact';
import { nameOf } from '../../../../client/board/players.ts';
import { Say } from '../../../../client/board/say.tsx';
import type { Own } from '../../rules/index.ts';
import { question, t } from '../../words/say.ts';
import { Around, Hills } from '../art/backdrop.tsx';
import { settingOf } from '../art/scene.tsx';
import { Avatar } from '../avatar.tsx';
import { Card } from '../card/card.tsx';
import type { Props } from '../players.ts';
import { Strip } from '../strip.tsx';
import { Rail } from './rail.tsx';
import './open-betting.css';

/** A turn of a match that is over, seen from above: everybody's number lies open. */
export function OpenBetting(props: Props): VNode {
  const { view, open = [] } = props;
  return (
    <>
      <Strip text={t('rudy.turn', { turn: view.turn })} />
      <div class="r-table">
        <Hills />
        <Around setting={settingOf(view.card)} />
        <Card key={view.turn} card={view.card} fox={view.options.fox} pile={view.turn > 1} />
        <Rail {...props} />
      </div>
      <div class="r-panel">
        <Say class="r-say" text={question(view.card, view.options.fox)} />
        <ul class="r-open">
          {open.map((own, seat) => (
            <li key={seat}>
              <Avatar
                face={props.avatars[seat] ?? ''}
                seat={seat}
                state={view.waiting.includes(seat) ? 'writing' : 'done'}
                standIn={props.standIns?.[seat]}
              />
              <span class="spoken">{nameOf(props, seat)}</span>
              <Written numbers={(own as Partial<Own>).numbers} turn={view.turn} />
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}

/** The number of this turn, and behind it the one before, which the last to write had no time to be seen with. */
function Written({ numbers, turn }: { readonly numbers: Own['numbers'] | undefined; readonly turn: number }): VNode {
  const [before, now] = [numbers?.[turn - 2], numbers?.[turn - 1]];
  return (
    <>
      <small class={before?.circled === true ? 'ringed' : ''}>{turn === 1 ? '' : (before?.number ?? '–')}</small>
      <b class={now?.circled === true ? 'ringed' : ''}>{now?.number ?? '…'}</b>
    </>
  );
}
