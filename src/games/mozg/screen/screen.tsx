import type { ComponentChildren, VNode } from 'preact';
import { Scenery } from './art/scenery.tsx';
import { useContext } from 'preact/hooks';
import { Log, News } from './log.tsx';
import type { Props } from './players.ts';
import { Strip } from './strip.tsx';

interface ScreenProps {
  readonly props: Props;
  /** Which arrangement it is; the style sheets know. */
  readonly look: 'turn' | 'dividing' | 'draft' | 'refill' | 'effect' | 'signs' | 'watch' | 'final';
  /** What is going on, in two words beside the round. */
  readonly now: string;
  readonly above: ComponentChildren;
  readonly own?: ComponentChildren;
  readonly hand?: ComponentChildren;
  readonly panel: ComponentChildren;
}

/** The places every screen has: what is everybody's above the grass, what is one's own below it. */
export function Screen({ props, look, now, above, own, hand, panel }: ScreenProps): VNode {
  const news = useContext(News);
  return (
    <div class="m-room" data-look={look}>
      <Strip view={props.view} deadline={props.deadline} now={now} />
      <div class="m-stage">
        <Scenery />
        <div class="m-above">
          {above}
          {news !== undefined && (
            <p class="m-bubble" key={news} aria-hidden="true">
              {news}
            </p>
          )}
        </div>
        {own}
        {hand !== undefined && <div class="m-hand-area">{hand}</div>}
      </div>
      <div class="m-side">
        <Log />
        {panel}
      </div>
    </div>
  );
}
