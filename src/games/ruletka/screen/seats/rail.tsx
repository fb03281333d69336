import { t as board } from '../../../../client/board/words.ts';
import type { VNode } from 'preact';
import { othersOf } from '../../../../client/board/players.ts';
import { Bust } from '../art/figures.tsx';
import { Sign } from '../art/signs.tsx';
import { Svg } from '../art/svg.tsx';
import { cloth } from '../art/teams.ts';
import { wanted, whyNot } from '../hand/choice.ts';
import type { Handle } from '../hand/use-choice.ts';
import { circle, isAlive, type Props } from '../players.ts';
import { t } from '../../words/say.ts';
import { figureOf } from './figure.ts';
import './rail.css';

/** Everybody else in a row while all act in secret: who is done, who is awaited. */
export function Rail({ hand, ...props }: Props & { readonly hand: Handle }): VNode {
  const { view, seat } = props;
  const naming = seat !== undefined && hand.choice.card !== undefined && wanted(view, seat, hand.choice) > 0;
  const seats = naming ? circle(view, seat) : othersOf(view.seats, seat);
  return (
    <ul class="rl-rail" aria-label={t('ruletka.everyone')}>
      {seats.map((who) => (
        <li key={who}>
          <Tile {...props} hand={hand} who={who} naming={naming} />
        </li>
      ))}
    </ul>
  );
}

interface TileProps extends Props {
  readonly hand: Handle;
  readonly who: number;
  readonly naming: boolean;
}

function Tile({ hand, who, naming, ...props }: TileProps): VNode {
  const { view, seat } = props;
  const figure = figureOf(props, who);
  const waits = view.waiting.includes(who);
  const alive = isAlive(view, who);
  const drawn = (
    <>
      <span
        class="pic"
        data-who={who}
        data-stand-in={props.standIns?.[who]}
        data-state={!alive ? 'dead' : waits ? 'waits' : 'done'}
      >
        <Svg box="0 0 62 56" class="wedge" fit="none" drawn={cloth('M0 56L62 20V56Z', figure.team)} />
        <Bust team={figure.team} member={figure.member} wet={figure.wet} />
      </span>
      {alive && <Sign name={waits ? 'wait' : 'tick'} />}
      <span class="n">{figure.name}</span>
    </>
  );
  const standIn = props.standIns?.[who];
  const state =
    standIn === undefined
      ? t(!alive ? 'ruletka.dead' : waits ? 'ruletka.waits' : 'ruletka.done')
      : board(`board.${standIn}`);
  if (!naming || seat === undefined) {
    return (
      <span class="tile">
        {drawn}
        <span class="spoken">{state}</span>
      </span>
    );
  }
  return (
    <button
      type="button"
      class="tile"
      aria-pressed={hand.choice.picks.includes(who)}
      aria-disabled={whyNot(view, seat, hand.choice, who) !== undefined}
      onClick={() => hand.tap(who)}
    >
      <span class="spoken">{t('ruletka.target', { name: figure.name })}.</span>
      {drawn}
    </button>
  );
}
