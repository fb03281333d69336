import type { VNode } from 'preact';
import { useEffect } from 'preact/hooks';
import { whenIdle } from '../../../client/shell/idle.ts';
import { Frame } from '../../../client/board/frame.tsx';
import { part } from '../../../client/board/part.tsx';
import { settingOf } from './art/scene.tsx';
import { Betting } from './betting/betting.tsx';
import type { Props } from './players.ts';
import { useStory } from './story.ts';
import './tokens.css';
import './board.css';

const LOOK = ['r-missing', 'commit'] as const;
// Nobody needs these in the first second of a turn.
const Ending = part<Props>(async () => (await import('./review/ending.tsx')).Ending, LOOK);
const TvBetting = part<Props>(async () => (await import('./tv/tv-betting.tsx')).TvBetting, LOOK);
// A TV that comes to the end itself brings its own sizes along.
const TvEnding = part<Props>(
  async () => (await Promise.all([import('./review/ending.tsx'), import('./tv/tv-betting.tsx')]))[0].Ending,
  LOOK,
);

export const tips = () => import('./tips/tips.ts');

/** Rudy on a screen: a turn, and after the twentieth the review and the score. */
export function Board(props: Props): VNode {
  const { view, tv } = props;
  const Shown = view.finished ? (tv ? TvEnding : Ending) : tv || props.open ? TvBetting : Betting;
  useEffect(() => whenIdle(() => Ending.prefetch()), []);
  const data = { 'data-setting': view.finished ? undefined : settingOf(view.card) };
  return (
    <Frame name="rudy" tv={tv} spoken={useStory(props)} data={data}>
      <div class="r-room">
        <Shown {...props} />
      </div>
    </Frame>
  );
}
