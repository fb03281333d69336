import type { VNode } from 'preact';
import { useEffect } from 'preact/hooks';
import type { Outcome } from '../../../../kernel/outcome.ts';
import { Badge } from '../art/badge.tsx';
import { Around, Hills } from '../art/backdrop.tsx';
import { Avatar } from '../avatar.tsx';
import { Allowance } from '../betting/solo.tsx';
import { Cross, Icon } from '../icons.tsx';
import { headline as headlineOf, inOrder } from '../../../../client/board/ending.ts';
import { nameOf } from '../../../../client/board/players.ts';
import { Podium } from '../../../../client/board/podium/podium.tsx';
import { StoodIn } from '../../../../client/board/stood-in.tsx';
import { t as board } from '../../../../client/board/words.ts';
import type { Props } from '../players.ts';
import { speak } from '../../../../client/shell/voice.ts';
import { chime } from '../sound.ts';
import { Strip } from '../strip.tsx';
import { crowd } from '../../words/say.ts';
import { t } from './words/say.ts';
import { tellTie } from './telling.ts';
import { ties } from './ties.ts';
import './final.css';

interface FinalProps {
  readonly props: Props;
  readonly outcome: Outcome;
  /** It is seen for the first time, and not by somebody who has come back to it. */
  readonly fresh: boolean;
  readonly again: () => void;
  /** For those who listen. */
  readonly say: (sentence: string) => void;
}

/** Leaves of the forest, and here and there an orange one. */
const DRESS = {
  colours: ['#e8641b', '#f2a154', '#7fb069', '#c8321f', '#f4d35e', '#4e9460'],
  shapes: ['M-9 0Q0-10 9 0Q0 10-9 0z', 'M0-9Q8-4 5 4Q0 12-5 4Q-8-4 0-9z', 'M-6-6Q6-8 8 6Q-4 8-6-6z'],
};
const READABLE = 30;
const TV_ROWS = 8;
/** Winners; more are counted. */
const NAMED = 3;
const MOST_TIES = 6;

/** Places, points, and in words what parted those with equal points. */
export function Final({ props, outcome, fresh, again, say }: FinalProps): VNode {
  const solo = props.view.seats === 1;
  const won = headline(props, outcome);
  useEffect(() => {
    // A podium has a fanfare of its own.
    if (solo && outcome.winners.length > 0) chime('win');
    speak(won);
    say(
      [
        won,
        ...(solo ? [] : scored(props, outcome)),
        ...ties(outcome)
          .slice(0, MOST_TIES)
          .map((tie) => tellTie(tie, props)),
      ].join(' '),
    );
  }, []);
  return (
    <>
      <Strip text={board('board.score')} />
      <div class="r-behind">
        <Hills />
        <Around setting="forest" />
      </div>
      <section class="r-final" tabIndex={0} aria-label={board('board.score')}>
        <h2 class="headline">
          <Badge of="fox" />
          {won}
        </h2>
        {!solo && (
          <Podium
            places={outcome.places}
            name={(seat) => nameOf(props, seat)}
            face={(seat) => <Avatar face={props.avatars[seat] ?? ''} seat={seat} leads={outcome.places[seat] === 1} />}
            score={(seat) => t('rudy.score', { points: outcome.scores[seat] ?? 0 })}
            fresh={fresh}
            dress={DRESS}
          />
        )}
        {solo ? <SoloResult off={outcome.scores[0] ?? 0} /> : <Places props={props} outcome={outcome} />}
        {props.check !== undefined && (
          <button type="button" class="prove" onClick={props.check}>
            {board('board.check')}
          </button>
        )}
        {props.besides}
      </section>
      {!props.tv && (
        <div class="r-steer">
          <div class="row">
            <button type="button" class="k word" onClick={again}>
              <Icon name="back" />
              {t('rudy.again')}
            </button>
            {props.rematch !== undefined && (
              <button type="button" class="commit" onClick={props.rematch}>
                {board('board.rematch')}
              </button>
            )}
          </div>
        </div>
      )}
    </>
  );
}

const TOLD = 8;

/** Who has how much, the best first. */
function scored(props: Props, { places, scores }: Outcome): string[] {
  return inOrder(places)
    .slice(0, TOLD)
    .map((seat) => t('rudy.said.score', { name: nameOf(props, seat), points: scores[seat] ?? 0 }));
}

function headline(props: Props, { winners }: Outcome): string {
  if (props.view.seats === 1) return t(winners.length > 0 ? 'rudy.solo.won' : 'rudy.solo.failed');
  return headlineOf(props, winners, board('board.score'), (names) => crowd(names, NAMED));
}

function SoloResult({ off }: { readonly off: number }): VNode {
  return (
    <div class="paper solo">
      <p>{t('rudy.solo.result', { off })}</p>
      <Allowance left={5 - off} />
    </div>
  );
}

function Places({ props, outcome }: { readonly props: Props; readonly outcome: Outcome }): VNode {
  const { places, scores } = outcome;
  const most = props.tv ? TV_ROWS : READABLE;
  const order = inOrder(places);
  const shown = order.length <= most ? order : order.slice(0, most - 1);
  const own = props.seat;
  const circled = outcome.detail['circledPoints'] as readonly number[];
  const crossed = outcome.detail['crossedOut'] as readonly number[];
  const top = Math.max(1, ...scores);
  return (
    <div class="paper">
      <ol class={order.length > 6 ? 'many' : ''}>
        {shown.map((seat) => (
          <li key={seat} class={seat === own ? 'mine' : ''} data-place={places[seat]}>
            <span class="place">
              <span class="spoken">{board('board.place', { place: places[seat] ?? 0 })}</span>
              <span aria-hidden="true">{places[seat]}</span>
            </span>
            <Avatar
              face={props.avatars[seat] ?? ''}
              seat={seat}
              leads={places[seat] === 1}
              standIn={props.standIns?.[seat]}
            />
            <span class="who">
              <b>{nameOf(props, seat)}</b>
              <small>
                <span class="spoken">
                  {t('rudy.circle.got', { points: circled[seat] ?? 0 })},{' '}
                  {t('rudy.crossed', { count: crossed[seat] ?? 0 })}
                </span>
                <span class="ringed" aria-hidden="true">
                  {circled[seat]}
                </span>
                <span class="struck" aria-hidden="true">
                  <Cross fresh={false} />
                  {crossed[seat]}
                </span>
              </small>
              <i style={{ '--share': (scores[seat] ?? 0) / top }} aria-hidden="true" />
            </span>
            <span class="score">
              <span class="spoken">{t('rudy.score', { points: scores[seat] ?? 0 })}</span>
              <span aria-hidden="true">{scores[seat]}</span>
            </span>
          </li>
        ))}
        {order.length > shown.length && <li class="rest">+{order.length - shown.length}</li>}
      </ol>
      {own !== undefined && !shown.includes(own) && (
        <p class="yours">{t('rudy.yours', { place: places[own] ?? 0, seats: order.length })}</p>
      )}
      <StoodIn class="yours" names={props.names} seat={own} standIns={props.standIns} />
      <Ties props={props} outcome={outcome} />
    </div>
  );
}

function Ties({ props, outcome }: { readonly props: Props; readonly outcome: Outcome }): VNode | null {
  const found = ties(outcome).slice(0, MOST_TIES);
  if (found.length === 0) return null;
  return (
    <div class="ties">
      {found.map((tie, i) => (
        <p key={i}>{tellTie(tie, props)}</p>
      ))}
    </div>
  );
}
