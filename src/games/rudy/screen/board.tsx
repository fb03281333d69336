import type { VNode } from 'preact';
import { useEffect } from 'preact/hooks';
import { whenIdle } from '../../../client/shell/idle.ts';
import { later } from '../../../client/shell/later.tsx';
import { Announcer } from './announcer.tsx';
import { settingOf } from './art/scene.tsx';
import { Betting } from './betting/betting.tsx';
import { Missing } from './missing.tsx';
import type { Props } from './players.ts';
import './tokens.css';
import './board.css';

// Nobody needs these in the first second of a turn.
const Ending = later<Props>(
  async () => (await import('./review/ending.tsx')).Ending,
  () => <></>,
  () => <Missing />,
);
const TvBetting = later<Props>(
  async () => (await import('./tv/tv-betting.tsx')).TvBetting,
  () => <></>,
  () => <Missing />,
);

// A TV that comes to the end itself brings its own sizes along.
const TvEnding = later<Props>(
  async () => (await Promise.all([import('./review/ending.tsx'), import('./tv/tv-betting.tsx')]))[0].Ending,
  () => <></>,
  () => <Missing />,
);

/** Rudy on a screen: a turn, and after the twentieth the review and the score. */
export function Board(props: Props): VNode {
  const { view, tv } = props;
  const Shown = view.finished ? (tv ? TvEnding : Ending) : tv ? TvBetting : Betting;
  useEffect(() => whenIdle(() => Ending.prefetch()), []);
  return (
    <main class={tv ? 'rudy tv' : 'rudy'} data-setting={view.finished ? undefined : settingOf(view.card)}>
      <div class="r-room">
        <Shown {...props} />
      </div>
      <Announcer {...props} />
    </main>
  );
}
