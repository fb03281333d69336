import { present } from '../../../../kernel/seat.ts';
import { t as board } from '../../../../client/board/words.ts';
import type { VNode } from 'preact';
import type { Gaze } from '../art/bust.ts';
import { Bust, GunCardView } from '../art/figures.tsx';
import { Lives, Sign } from '../art/signs.tsx';
import { Svg } from '../art/svg.tsx';
import { cloth } from '../art/teams.ts';
import { isAlive, isIn, teamOf, type Props, type View } from '../players.ts';
import { faceName, t, teamName } from '../../words/say.ts';
import { figureOf } from './figure.ts';
import './plate.css';

/** How it stands with somebody in this window, in a word. */
export function stateWord(view: View, who: number): string {
  if (view.phase === 'over') return '';
  if (!isAlive(view, who)) return t('ruletka.dead');
  if (view.waiting.includes(who)) return t('ruletka.waits');
  if (!isIn(view, who)) return t('ruletka.out');
  // Before the bets lie open there is nothing to pass.
  return t((view.bets[who] ?? null) === null ? 'ruletka.done' : 'ruletka.passed');
}

interface PlateProps extends Props {
  readonly who: number;
  readonly gaze: Gaze;
  readonly on: boolean;
}

/** A player with bet and pocket, as everybody may see them. */
export function Plate({ who, gaze, on, ...props }: PlateProps): VNode {
  const { view } = props;
  const figure = figureOf(props, who);
  const bet = view.bets[who] ?? null;
  const waits = view.waiting.includes(who);
  const alive = isAlive(view, who);
  const accuses = view.accusation?.accusers.includes(who) === true;
  const word = stateWord(view, who);
  const bullets = present(view.bullets[who]);
  const cards = present(view.handCounts[who]);
  return (
    <span class="rl-plate" data-on={on} data-out={figure.wet}>
      <span class="pic" data-who={who} data-stand-in={props.standIns?.[who]}>
        <Svg box="0 0 104 78" class="wedge" fit="none" drawn={cloth('M0 78L104 34V78Z', figure.team)} />
        <Bust team={figure.team} member={figure.member} wet={figure.wet} gaze={gaze} />
      </span>
      {bet !== null && !figure.wet && (
        <b key={bet} class="bet" aria-hidden="true">
          {bet}
        </b>
      )}
      {alive && (view.shown[who] === true || !figure.wet) && (
        <span class="pk">
          <GunCardView face={view.shownPockets[who] ?? undefined} />
        </span>
      )}
      <span class="n">
        <span>{figure.name}</span>
        <i>
          {accuses ? <Sign name="point" /> : waits ? <Sign name="wait" /> : alive && <Sign name="tick" />}
          {!waits && !accuses && <em aria-hidden="true">{word}</em>}
        </i>
      </span>
      <span class="f" aria-hidden="true">
        <Lives lives={present(view.lives[who])} />
        <span class={bullets > 1 ? 'many' : ''}>
          <Sign name="drop" />
          {bullets}
        </span>
        <span>
          <Sign name="hand" />
          {cards}
        </span>
      </span>
      <span class="spoken">{toldOf(props, who, word)}</span>
    </span>
  );
}

/** All that is drawn on a plate, for those who do not see it. */
export function toldOf({ view, standIns, dress }: Props, who: number, word: string): string {
  const standIn = standIns?.[who];
  const shown = view.shownPockets[who] ?? null;
  const bet = view.bets[who] ?? null;
  return [
    word,
    standIn === undefined ? '' : board(`board.${standIn}`),
    teamName(teamOf({ dress }, who)),
    bet === null ? '' : `${t('ruletka.bet.label')} ${bet}`,
    shown === null ? '' : `${t('ruletka.pocket.label')} ${faceName(shown)}`,
    t('ruletka.lives', { lives: present(view.lives[who]) }),
    t('ruletka.points', { points: present(view.points[who]) }),
    t('ruletka.in-gun', { bullets: present(view.bullets[who]) }),
    t('ruletka.cards', { count: present(view.handCounts[who]) }),
  ]
    .filter((part) => part !== '')
    .join(', ');
}
