import type { VNode } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { nameOf } from '../../../../client/board/players.ts';
import { Podium } from '../../../../client/board/podium/podium.tsx';
import { isLed, type Revealed } from '../../../../client/board/reveal/revealed.ts';
import { Steer } from '../../../../client/board/reveal/steer.tsx';
import { StoodIn } from '../../../../client/board/stood-in.tsx';
import { madeBy, runnersOf } from '../../rules/index.ts';
import { Backdrop } from '../art/backdrop.tsx';
import { Bust } from '../art/figures.tsx';
import { Svg } from '../art/svg.tsx';
import { CAPTAIN } from '../../words/team.ts';
import { medal, MEDAL_BOX } from '../art/medal.ts';
import { teamOf, type Props } from '../players.ts';
import { memberName, t, teamName } from '../../words/say.ts';
import { chime } from '../sound.ts';
import { headline, reasonOf } from '../sentence.ts';
import { Lanes } from './lanes.tsx';
import { lanesOf, type Lane } from './standing.ts';
import './points.css';
import './final.css';

/** Streamers in the colours of the poster, and stars. */
const DRESS = {
  colours: ['#c8321f', '#d9a441', '#f4e7cc', '#2b6777', '#667a34', '#1b1714'],
  shapes: ['M-3-10H3V10H-3z', 'M0-9 2.6-2.8 9-2.8 4 1.4 6 8 0 4-6 8-4 1.4-9-2.8-2.6-2.8z', 'M-6-4H6V4H-6z'],
};

/** The end: who stands dry, why, and everybody's place. */
export function Final(props: Props): VNode {
  const { reveal, events } = props;
  const [fresh] = useState(() => reveal !== undefined || events.some(({ kind }) => kind === 'finished'));
  return isLed(reveal) ? <Run {...props} reveal={reveal} /> : <Score {...props} fresh={fresh} />;
}

const LOOK = { main: 'rl-btn', other: 'rl-btn plain' };

/** The last round's points, for all at once: one after the other runs to the line. */
function Run({ reveal, ...props }: Props & { readonly reveal: Revealed }): VNode {
  const { view, tv } = props;
  const { moment } = reveal;
  const now = runnersOf(view)[moment - 1];
  const made = Array.from({ length: view.seats }, (_, seat) => (seat === now ? madeBy(view, seat) : 0));
  const lanes = lanesOf(props, made).map((lane): Lane => ({ ...lane, wet: false }));
  useEffect(() => {
    if (moment > 0) chime('score');
  }, [moment]);
  return (
    <div class="rl-points rl-run">
      <Backdrop poster="points" />
      <h2>{t('ruletka.run')}</h2>
      <p class="goal">{t('ruletka.finish', { target: view.options.target })}</p>
      <Lanes {...props} lanes={lanes} medals={false} />
      {!tv && <Steer reveal={reveal} look={LOOK} />}
    </div>
  );
}

function Score({ fresh, ...props }: Props & { readonly fresh: boolean }): VNode {
  const { view, outcome } = props;
  useEffect(() => {
    // A podium has a fanfare of its own.
    if (view.winners.length === 0) chime('win');
  }, []);
  // The outcome comes with the lobby, a moment after the view: until then the order of the lanes stands in for it.
  const lanes = lanesOf(props, undefined)
    .map((lane): Lane => ({ ...lane, place: outcome?.places[lane.seat] ?? lane.place }))
    .toSorted((a, b) => a.place - b.place || a.seat - b.seat);
  const heroes =
    view.winners.length > 0 ? view.winners : lanes.filter(({ place }) => place === 1).map(({ seat }) => seat);
  return (
    <div class="rl-final">
      <Backdrop poster="final" />
      <h2>{headline(props)}</h2>
      {view.winners.length > 0 && (
        <Podium
          places={lanes.toSorted((a, b) => a.seat - b.seat).map(({ place }) => place)}
          name={(seat) => nameOf(props, seat)}
          face={(seat) => <Bust team={teamOf(props, seat)} member={CAPTAIN} gaze={[0, 2]} sticker />}
          score={(seat) => t('ruletka.points', { points: view.points[seat] ?? 0 })}
          fresh={fresh}
          dress={DRESS}
        />
      )}
      <ul class="heroes" data-count={heroes.length} hidden={view.winners.length > 0}>
        {heroes.map((seat) => (
          <li key={seat}>
            <Bust team={teamOf(props, seat)} member={CAPTAIN} wet={view.winners.length === 0} gaze={[0, 2]} sticker />
            {view.winners.length > 0 && <Svg box={MEDAL_BOX} class="medal" drawn={medal(1)} />}
            <span>
              {nameOf(props, seat)} · {teamName(teamOf(props, seat))} · {memberName(teamOf(props, seat), CAPTAIN)}
            </span>
          </li>
        ))}
      </ul>
      <p class="why">
        {reasonOf(props)} <span>{t('ruletka.final.rounds', { rounds: view.round })}</span>
      </p>
      <Lanes {...props} lanes={lanes} medals={view.winners.length > 0} />
      <StoodIn class="why" names={props.names} seat={props.seat} standIns={props.standIns} />
    </div>
  );
}
