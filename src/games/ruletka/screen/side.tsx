import type { VNode } from 'preact';
import { nameOf } from '../../../client/board/players.ts';
import { Svg } from './art/svg.tsx';
import { cloth } from './art/teams.ts';
import { lanesOf } from './phases/standing.ts';
import { teamOf, type Props } from './players.ts';
import { Latest } from './story/latest.tsx';
import type { Line } from './story/use-story.ts';
import { t } from '../words/say.ts';
import './side.css';

export interface SideProps extends Props {
  readonly story: readonly Line[];
}

/** Points and story, where there is room for them beside the table. */
export function Side({ story, ...props }: SideProps): VNode {
  const { view } = props;
  const { target } = view.options;
  return (
    <aside class="rl-side" aria-label={t('ruletka.score-button')}>
      <h2>{t('ruletka.finish', { target })}</h2>
      <ol class="sums">
        {lanesOf(props, undefined).map(({ seat, points }) => {
          const put = (element: HTMLElement | null): void => {
            element?.style.setProperty('--p', `${Math.min(1, points / target)}`);
          };
          return (
            <li key={seat} class={seat === props.seat ? 'mine' : ''}>
              <span class="n">{nameOf(props, seat)}</span>
              <span class="bar">
                <span ref={put}>
                  <Svg
                    box="0 0 116 16"
                    fit="xMidYMid slice"
                    drawn={cloth('M0 0H116V16H0Z', teamOf(props, seat), 0.8)}
                  />
                </span>
              </span>
              <b>{points}</b>
            </li>
          );
        })}
      </ol>
      <p class="deck">{t('ruletka.deck', { deck: view.deckCount, spare: view.spareBullets })}</p>
      <ol class="story" aria-hidden="true">
        <Latest story={story} most={9} dress={props.dress} />
      </ol>
    </aside>
  );
}
