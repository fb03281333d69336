import type { VNode } from 'preact';
import { useContext, useRef } from 'preact/hooks';
import { isLed } from '../../../../client/board/reveal/revealed.ts';
import { plain } from '../../../../client/board/words.ts';
import { Scenery } from '../art/scenery.tsx';
import { Counting } from '../end/counting.tsx';
import { Places } from '../end/final.tsx';
import { Losses } from '../end/round-end.tsx';
import { Rolled } from '../effect/rolled.tsx';
import { Heard } from '../log.tsx';
import type { Props } from '../players.ts';
import { Clock } from '../../../../client/board/clock.tsx';
import { Aside, Horde, Pile } from '../table/horde.tsx';
import { Stone } from '../table/stone.tsx';
import { statusOf, tagOf } from '../table/stones.tsx';
import { t } from '../../words/say.ts';
import { isRolled, waitingFor } from '../turn/waiting.tsx';
import './tv.css';

interface TvProps {
  readonly props: Props;
  /** What the round just ended cost, while that is told. */
  readonly lost: readonly number[] | undefined;
  /** A roll that needs no choice, while it is told. */
  readonly roll: Parameters<typeof Rolled>[0]['roll'] | undefined;
}

/** The table from three metres away. The lower right corner is the house's. */
export function Tv({ props, lost, roll }: TvProps): VNode {
  const { view, deadline } = props;
  const [newest] = useContext(Heard);
  const seats = Array.from({ length: view.seats }, (_, seat) => seat);
  // Clockwise: up the left side, down the right.
  const left = seats.slice(0, Math.ceil(seats.length / 2)).toReversed();
  const right = seats.slice(Math.ceil(seats.length / 2));
  const shown = isRolled(view) ? (view.lastRoll ?? undefined) : roll;
  const over = view.phase === 'over';
  // Whoever turned it on later is shown the score as it stands.
  const fresh = useRef(false);
  if (!over || props.reveal !== undefined) fresh.current = true;
  return (
    <div class="m-tv" data-seats={view.seats}>
      <Scenery />
      <header>
        <h1>{t('mozg.name')}</h1>
        <p>
          {t('mozg.round', { round: view.round })} · {t('mozg.reserve')} {view.reserve}
        </p>
      </header>
      {!over && (
        <p class="now">
          <span>{plain(waitingFor(props))}</span>
          {deadline !== undefined && view.options.time !== undefined && (
            <Clock class="m-clock" deadline={deadline} whole={view.options.time} />
          )}
        </p>
      )}
      {[left, right].map((side, i) => (
        <div key={i} class={i === 0 ? 'side left' : 'side right'}>
          {!over &&
            side.map((seat) => (
              <Stone
                key={seat}
                props={props}
                seat={seat}
                tag={tagOf(props, seat)}
                status={statusOf(props, seat)}
                chosen={false}
                labelled
              />
            ))}
        </div>
      ))}
      <div class="middle">
        {over && isLed(props.reveal) ? (
          <Counting props={props} moment={props.reveal.moment} />
        ) : over ? (
          <Places props={props} fresh={fresh.current} />
        ) : lost !== undefined ? (
          <div class="lost">
            <h2>{t('mozg.end.round', { round: Math.max(1, view.phase === 'show' ? view.round : view.round - 1) })}</h2>
            <Losses props={props} lost={lost} />
          </div>
        ) : shown !== undefined ? (
          <Rolled props={props} roll={shown} />
        ) : (
          <>
            <Horde view={view} named />
            <Pile of="discard" count={view.discard.length} />
            <Aside view={view} />
          </>
        )}
      </div>
      <p class="caption">{newest?.text}</p>
    </div>
  );
}
