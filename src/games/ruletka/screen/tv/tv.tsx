import type { VNode } from 'preact';
import { Clock } from '../../../../client/board/clock.tsx';
import { list } from '../../../../client/words/list.ts';
import { nameOf } from '../../../../client/board/players.ts';
import { Backdrop } from '../art/backdrop.tsx';
import { Dial } from '../art/signs.tsx';
import { Band } from '../clock.tsx';
import { Final } from '../phases/final.tsx';
import { Points } from '../phases/points.tsx';
import { Shooting } from '../phases/shooting.tsx';
import { circle, type Props } from '../players.ts';
import { Ring } from '../seats/ring.tsx';
import { isJoining, stepOf, roundOf, titleOf, wholeOf } from '../strip.tsx';
import { reasonOf, sceneSentence } from '../sentence.ts';
import { toldBefore, type Line } from '../story/use-story.ts';
import { Cue } from '../theatre/cue.tsx';
import { useTheatre, type Theatre } from '../theatre/use-theatre.ts';
import { t } from '../../words/say.ts';
import { tvRingOf } from './tv-ring.ts';
import { Herald } from '../voice/herald.tsx';
import { TvMiddle, waitingRing } from './tv-table.tsx';
import './tv.css';

/** The table from three metres away. The lower right corner is the house's. */
export function Tv({ lines, ...props }: Props & { readonly lines: readonly Line[] }): VNode {
  const { view, deadline } = props;
  const theatre = useTheatre(props);
  const { scene, ground } = theatre;
  const latest = toldBefore(lines, theatre.since)[0]?.text;
  const shot = ground !== undefined && 'volley' in ground ? ground.volley.shot : view.shot;
  return (
    <div class="rl-tv">
      <Herald view={view} ground={ground} />
      <header>
        <span class="wedge">
          <Dial phase={stepOf(view, ground)} />
          <h1>{titleOf(view, ground)}</h1>
        </span>
        {shot > 0 && (
          <ol aria-hidden="true">
            {[1, 2, 3, 4, 5].map((each) => (
              <li key={each} class={each < shot ? 'past' : each === shot ? 'now' : ''}>
                {each}
              </li>
            ))}
          </ol>
        )}
        {deadline !== undefined && view.phase !== 'over' && (
          <Clock class="rl-clock" short={3} deadline={deadline} whole={wholeOf(view)} />
        )}
        <p>{t('ruletka.sub', { round: roundOf(view, ground) })}</p>
      </header>
      <div class="floor">
        <TvStage {...props} theatre={theatre} />
        <Cue key={theatre.id} {...props} scene={scene} />
      </div>
      {(view.lastCall || isJoining(view)) && (
        <Band
          text={t(view.lastCall ? 'ruletka.last-call' : 'ruletka.joining')}
          deadline={deadline}
          whole={wholeOf(view)}
        />
      )}
      <p class="caption">{scene === undefined ? captionOf(props, latest) : sceneSentence(props, scene)}</p>
    </div>
  );
}

/** Who points at whom, or what happened last, or whom all wait for. */
function captionOf(props: Props, latest: string | undefined): string {
  const { accusation, waiting, phase } = props.view;
  if (phase === 'over') return reasonOf(props);
  if (accusation === null)
    return latest ?? t('ruletka.wait', { names: list(waiting.map((who) => nameOf(props, who))) });
  const accusers = list(accusation.accusers.map((who) => nameOf(props, who)));
  return t('ruletka.joining.accused', { accusers, name: nameOf(props, accusation.accused) });
}

function TvStage({ theatre, ...props }: Props & { readonly theatre: Theatre }): VNode {
  const { view } = props;
  const { ground, id } = theatre;
  const ring = tvRingOf(view.seats);
  const seen: Props = { ...props, view: theatre.seen };
  if (ground?.kind === 'points') return <Points {...seen} made={ground.made} />;
  if (ground !== undefined)
    return <Shooting key="ring" {...seen} hand={undefined} scene={ground} id={id} ring={ring} />;
  if (view.phase === 'over' && !theatre.covers) return <Final {...props} />;
  if (view.phase === 'shot' || view.phase === 'bullet' || view.phase === 'showOff') {
    return <Shooting key="ring" {...props} hand={undefined} scene={undefined} id={id} ring={ring} />;
  }
  return (
    <div class="rl-shooting">
      <Backdrop poster={view.phase === 'accused' || view.phase === 'accusing' ? 'accusing' : 'betting'} />
      <Ring {...props} hand={undefined} ring={ring} players={waitingRing(props, circle(view, undefined))}>
        <TvMiddle {...props} />
      </Ring>
    </div>
  );
}
