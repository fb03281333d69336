import { t as board } from '../../../../client/board/words.ts';
import { nameOf, namesOf } from '../../../../client/board/players.ts';
import { Podium } from '../../../../client/board/podium/podium.tsx';
import { isLed } from '../../../../client/board/reveal/revealed.ts';
import { Steer } from '../../../../client/board/reveal/steer.tsx';
import { StoodIn } from '../../../../client/board/stood-in.tsx';
import { headline, inOrder } from '../../../../client/board/ending.ts';
import { present } from '../../../../kernel/seat.ts';
import type { VNode } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { TINTS } from '../../../../client/shell/badge.ts';
import { Face } from '../../../../client/shell/face.tsx';
import { placesBy } from '../../../../kernel/outcome.ts';
import { Sign } from '../art/art.tsx';
import { Button, Panel } from '../panel.tsx';
import type { Props } from '../players.ts';
import { Screen } from '../screen.tsx';
import { t } from '../../words/say.ts';
import { Counting } from './counting.tsx';
import './end.css';

const CALM = 1200;
const LOOK = { main: 'm-button do', other: 'm-button other' };
/** Brains, and drops of what glows in the dark. */
const DRESS = {
  colours: ['#f29bb2', '#e5748f', '#9be15d', '#6fb83a', '#f2ead3', '#b98ae0'],
  shapes: ['M-8 1Q-9-6-2-7Q3-10 6-5Q10-2 7 3Q6 8 0 7Q-7 8-8 1z', 'M0-9Q7 0 5 4Q0 10-5 4Q-7 0 0-9z'],
};

/** It is seen as it ends, and not by somebody who has come back to it. */
function useFresh({ events, reveal }: Props): boolean {
  const [fresh] = useState(() => reveal !== undefined || events.some(({ kind }) => kind === 'finished'));
  return fresh;
}

/** The score: most brains win, and why it is over. */
export function Final({ props }: { readonly props: Props }): VNode {
  const { view, rematch, check, besides, reveal } = props;
  const fresh = useFresh(props);
  // It lies where "play" lay: whoever meant that has not seen the score yet.
  const [calm, setCalm] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setCalm(true), CALM);
    return () => clearTimeout(timer);
  }, []);
  if (isLed(reveal)) {
    return (
      <Screen
        props={props}
        look="final"
        now={t('mozg.now.over')}
        above={<Counting props={props} moment={reveal.moment} />}
        panel={
          <Panel say="">
            <Steer reveal={reveal} look={LOOK} />
          </Panel>
        }
      />
    );
  }
  return (
    <Screen
      props={props}
      look="final"
      now={t('mozg.now.over')}
      above={
        <>
          <Places props={props} fresh={fresh} />
          {besides}
        </>
      }
      panel={
        <Panel say={t('mozg.final.rounds', { rounds: view.round })}>
          {check !== undefined && (
            <Button kind="other" onClick={check}>
              {board('board.check')}
            </Button>
          )}
          {rematch !== undefined && (
            <Button kind="do" off={!calm} onClick={() => calm && rematch()}>
              {board('board.rematch')}
            </Button>
          )}
        </Panel>
      }
    />
  );
}

export function Places({ props, fresh }: { readonly props: Props; readonly fresh: boolean }): VNode {
  const { view } = props;
  const places = props.outcome?.places ?? placesBy(view.seats, (a, b) => (view.brains[a] ?? 0) - (view.brains[b] ?? 0));
  const order = inOrder(places);
  const winners = order.filter((seat) => places[seat] === 1);
  const lost = view.reason === 'round' ? view.lastRound?.lost : undefined;
  return (
    <div class="m-final">
      <h2 class={winners.length > 1 ? 'shared' : ''}>{headline(props, winners, board('board.score'))}</h2>
      <p class="why-over">{why(props)}</p>
      <Podium
        places={places}
        name={(seat) => nameOf(props, seat)}
        face={(seat) => (
          <i class="face-of" data-tint={seat % TINTS}>
            <Face name={props.avatars[seat] ?? ''} />
          </i>
        )}
        score={(seat) => t('mozg.final.brains', { brains: present(view.brains[seat]) })}
        fresh={fresh}
        dress={DRESS}
      />
      <ol>
        {order.map((seat) => (
          <li key={seat} data-place={places[seat]} data-seat={seat}>
            <span class="place">
              <span class="spoken">{board('board.place', { place: places[seat] ?? 0 })}</span>
              <span aria-hidden="true">{places[seat]}</span>
            </span>
            <i
              class="face-of"
              data-tint={seat % TINTS}
              data-who={seat}
              data-stand-in={props.standIns?.[seat]}
              aria-hidden="true"
            >
              <Face name={props.avatars[seat] ?? ''} />
            </i>
            <span class="who">{nameOf(props, seat)}</span>
            <span class="brains">
              <span class="spoken">{t('mozg.final.brains', { brains: present(view.brains[seat]) })}</span>
              <span aria-hidden="true">
                <small>{(lost?.[seat] ?? 0) > 0 ? t('mozg.end.lost', { count: lost?.[seat] ?? 0 }) : ''}</small>
              </span>
              <Sign name="pink" size={28} />
              <span aria-hidden="true">{view.brains[seat]}</span>
            </span>
          </li>
        ))}
      </ol>
      <StoodIn class="why-over" names={props.names} seat={props.seat} standIns={props.standIns} />
    </div>
  );
}

/** Who ran out of brains, and how. */
function why(props: Props): string {
  const { view } = props;
  const out = view.brains.flatMap((brains, seat) => (brains === 0 ? [seat] : []));
  const [first] = out;
  if (first === undefined || view.reason === null) return '';
  if (view.reason === 'round') return t('mozg.final.round', { names: namesOf(props, out) });
  if (first === props.seat) return t(`mozg.final.${view.reason}.you`);
  return t(`mozg.final.${view.reason}`, { name: nameOf(props, first) });
}
