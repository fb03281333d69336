import type { VNode } from 'preact';
import { useEffect } from 'preact/hooks';
import { nameOf } from '../../../../client/board/players.ts';
import { StoodIn } from '../../../../client/board/stood-in.tsx';
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
import './final.css';

/** The end: who stands dry, why, and everybody's place. */
export function Final(props: Props): VNode {
  const { view, outcome } = props;
  useEffect(() => chime('win'), []);
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
      <ul class="heroes" data-count={heroes.length}>
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
