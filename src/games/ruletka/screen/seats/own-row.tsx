import { t as board } from '../../../../client/board/words.ts';
import { present } from '../../../../kernel/seat.ts';
import type { VNode } from 'preact';
import { Bust, GunCardView } from '../art/figures.tsx';
import { Badge, Lives, Sign } from '../art/signs.tsx';
import type { Props } from '../players.ts';
import { t } from '../../words/say.ts';
import { figureOf } from './figure.ts';
import { stateWord, toldOf } from './plate.tsx';
import './own-row.css';

/** One's own team under the others: what everybody sees of it too. */
export function OwnRow({ on = false, ...props }: Props & { readonly on?: boolean }): VNode {
  const { view, seat = 0 } = props;
  const figure = figureOf(props, seat);
  const bet = view.bets[seat] ?? null;
  const points = present(view.points[seat]);
  const word = stateWord(view, seat);
  const bullets = present(view.bullets[seat]);
  return (
    <span class="rl-own" data-who={seat} data-on={on}>
      <Bust team={figure.team} member={figure.member} wet={figure.wet} gaze={[3, -2]} />
      <span class="w">
        <b>
          {board('board.you')}
          <Badge team={figure.team} />
          <Lives lives={present(view.lives[seat])} />
        </b>
        <small aria-hidden="true">
          <span>{t('ruletka.points', { points })}</span>
          <span>
            <Sign name="drop" />
            {t('ruletka.bullets', { bullets })}
          </span>
          {!view.waiting.includes(seat) && word !== '' && (
            <span>
              <Sign name="tick" />
              {word}
            </span>
          )}
        </small>
      </span>
      {!figure.wet && <GunCardView face={view.shownPockets[seat] ?? undefined} />}
      {bet !== null && !figure.wet && (
        <b key={bet} class="bet" aria-hidden="true">
          {bet}
        </b>
      )}
      <span class="spoken">{toldOf(props, seat, '')}</span>
    </span>
  );
}
