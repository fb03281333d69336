import type { VNode } from 'preact';
import { Announcer } from './announcer.tsx';
import { settingOf } from './art/scene.tsx';
import { Betting } from './betting/betting.tsx';
import type { Props } from './players.ts';
import { Ending } from './review/ending.tsx';
import { TvBetting } from './tv/tv-betting.tsx';
import './tokens.css';
import './board.css';

/** Rudy on a screen: a turn, and after the twentieth the review and the score. */
export function RudyBoard(props: Props): VNode {
  const { view, tv } = props;
  return (
    <main class={tv ? 'rudy tv' : 'rudy'} data-setting={view.finished ? undefined : settingOf(view.card)}>
      <div class="r-room">
        {view.finished ? <Ending {...props} /> : tv ? <TvBetting {...props} /> : <Betting {...props} />}
      </div>
      <Announcer {...props} />
    </main>
  );
}
