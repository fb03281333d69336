import type { VNode } from 'preact';
import { t as board } from '../../../../client/board/words.ts';
import { Bust } from '../art/figures.tsx';
import { Lives } from '../art/signs.tsx';
import { Svg } from '../art/svg.tsx';
import { cloth, LOOKS } from '../art/teams.ts';
import { medal, MEDAL_BOX } from '../art/medal.ts';
import type { Props } from '../players.ts';
import { figureOf } from '../seats/figure.ts';
import { t } from '../../words/say.ts';
import type { Lane } from './standing.ts';
import './lanes.css';

interface LanesProps extends Props {
  readonly lanes: readonly Lane[];
  readonly medals: boolean;
}

/** Everybody on the way to the chequered line. */
export function Lanes({ lanes, medals, ...props }: LanesProps): VNode {
  const { view } = props;
  const { target } = view.options;
  const most = Math.max(target, ...view.points);
  return (
    <ol
      class="rl-lanes"
      data-count={lanes.length}
      ref={(list) => list?.style.setProperty('--line', `${target / most}`)}
    >
      {lanes.map((lane) => {
        const figure = figureOf(props, lane.seat);
        const dead = (view.lives[lane.seat] ?? 0) === 0;
        const put = (element: HTMLElement | null): void => {
          element?.style.setProperty('--p', `${lane.points / most}`);
          element?.style.setProperty('--m', `${lane.made / most}`);
        };
        return (
          <li key={lane.seat} ref={put} class={lane.seat === props.seat ? 'mine' : ''}>
            {medals && lane.place <= 3 && !dead ? (
              <Svg box={MEDAL_BOX} class="medal" drawn={medal(lane.place)} />
            ) : (
              <b class="place" aria-hidden="true">
                {lane.place}.
              </b>
            )}
            <span class="who">
              <b>
                {figure.name}
                {lane.made > 0 && <i>+{lane.made}</i>}
              </b>
              <Lives lives={view.lives[lane.seat] ?? 0} />
            </span>
            <span class="bar">
              <Svg
                box="0 0 300 16"
                class="cloth"
                fit="xMidYMid slice"
                drawn={`<rect width="300" height="16" fill="${LOOKS[figure.team].colour}"/>${cloth('M0 0H300V16H0Z', figure.team, 0.8)}`}
              />
              {lane.made > 0 && <i class="made" />}
            </span>
            <span class="head" data-stand-in={props.standIns?.[lane.seat]}>
              <Bust team={figure.team} member={figure.member} wet={lane.wet || figure.wet} gaze={[3, 0]} />
              <b class="sum">{lane.points}</b>
            </span>
            <span class="spoken">
              {board('board.place', { place: lane.place })}. {t('ruletka.points', { points: lane.points })}.{' '}
              {t('ruletka.lives', { lives: view.lives[lane.seat] ?? 0 })}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
