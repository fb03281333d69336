import type { VNode } from 'preact';
import { TURNS } from '../../rules/index.ts';
import { Around } from '../art/backdrop.tsx';
import { Badge } from '../art/badge.tsx';
import { settingOf } from '../art/scene.tsx';
import { Avatar } from '../avatar.tsx';
import { Clock } from '../../../../client/board/clock.tsx';
import { OpenBetting } from '../betting/open-betting.tsx';
import { Card } from '../card/card.tsx';
import { t as board } from '../../../../client/board/words.ts';
import { nameOf } from '../../../../client/board/players.ts';
import { listed, type Props } from '../players.ts';
import { Rich } from '../../../../client/shell/rich.tsx';
import { question, t } from '../../words/say.ts';
import '../betting/clock.css';
import './tv.css';

/** Everybody by name up to here. */
const READABLE = 30;

/** The table from three metres away. The lower right corner is the house's. */
export function TvBetting(props: Props): VNode {
  if (props.open !== undefined) return <OpenBetting {...props} />;
  const { view, deadline } = props;
  const seats = listed(view, undefined, READABLE);
  const shown = seats.length <= READABLE ? seats : seats.slice(0, READABLE - 1);
  return (
    <div class="r-tv">
      <Around setting={settingOf(view.card)} />
      <Card key={view.turn} card={view.card} fox={view.options.fox} pile={view.turn > 1} />
      <div class="right">
        <header>
          <h1>
            <Badge of="fox" />
            {t('rudy.name')}
          </h1>
          {deadline !== undefined && view.options.time !== undefined && (
            <Clock class="r-clock" deadline={deadline} whole={view.options.time} counts={view.waiting.length > 0} />
          )}
          <p class="turn">
            <Rich text={t('rudy.turn', { turn: view.turn })} />
          </p>
        </header>
        <p class="progress" aria-hidden="true">
          {Array.from({ length: TURNS }, (_, i) => (
            <i key={i} class={i + 1 < view.turn ? 'past' : i + 1 === view.turn ? 'now' : ''} />
          ))}
        </p>
        <p class="question">
          <Rich text={question(view.card, view.options.fox)} />
        </p>
        <ul class={crowdClass(seats.length)}>
          {shown.map((seat) => {
            const aloud = view.aloud?.seat === seat ? view.aloud.number : undefined;
            return (
              <li key={seat}>
                <Avatar
                  face={props.avatars[seat] ?? ''}
                  seat={seat}
                  state={view.waiting.includes(seat) ? 'writing' : 'done'}
                  aloud={aloud}
                  standIn={props.standIns?.[seat]}
                />
                <span class="n">{nameOf(props, seat)}</span>
                <span class="spoken">
                  {props.standIns?.[seat] !== undefined && `${board(`board.${props.standIns[seat]}`)} `}
                  {t(view.waiting.includes(seat) ? 'rudy.writes' : 'rudy.wrote')}
                  {aloud !== undefined && ` ${t('rudy.aloud')} ${aloud}`}
                </span>
              </li>
            );
          })}
          {seats.length > shown.length && <li class="rest">+{seats.length - shown.length}</li>}
        </ul>
        <p class="awaited">
          {t('rudy.still-writing', { count: view.waiting.length })}
          <b>{t('rudy.of', { count: view.waiting.length, seats: view.seats })}</b>
        </p>
      </div>
    </div>
  );
}

function crowdClass(seats: number): string {
  if (seats <= 8) return 'few';
  return seats <= 15 ? 'some' : 'many';
}
