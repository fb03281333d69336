import { present } from '../../../../kernel/seat.ts';
import type { VNode } from 'preact';
import { Sign } from '../art/signs.tsx';
import { isAsked, wanted } from '../hand/choice.ts';
import { isAlive } from '../players.ts';
import { t } from '../../words/say.ts';
import { Asked } from './asked.tsx';
import { Button } from './button.tsx';
import { CardPlay } from './card-play.tsx';
import type { Now } from './now.ts';
import { HandOrStory, Latest, Thumb } from './parts.tsx';
import './controls.css';

/** What one can do now; while a shot or points are shown, on to the next. */
export function Controls(now: Now): VNode {
  const { view, seat, theatre, hand } = now;
  const shot = theatre.ground !== undefined && 'volley' in theatre.ground;
  const shooting = view.phase === 'shot' || view.phase === 'bullet' || (theatre.covers && shot);
  return (
    <div class={shooting ? 'rl-controls dark' : 'rl-controls'}>
      {theatre.covers ? (
        <Next {...now} />
      ) : view.phase === 'over' ? (
        <Over {...now} />
      ) : seat === undefined ? (
        <Watching {...now} />
      ) : hand.choice.card !== undefined ? (
        <CardPlay {...now} card={hand.choice.card} />
      ) : now.question !== null && speaks(now, seat) ? (
        <Asked {...now} me={seat} />
      ) : (
        <Waiting {...now} />
      )}
    </div>
  );
}

/** Whether there is anything to press: who has passed finds nothing while the last call runs and their accusation is spent. */
function speaks({ view, hand }: Now, seat: number): boolean {
  return (
    view.waiting.includes(seat) || (isAsked(view, seat) && !(view.lastCall && wanted(view, seat, hand.choice) === 0))
  );
}

/** Points of the round, and on. */
function Next(now: Now): VNode {
  const { view, theatre } = now;
  const { ground } = theatre;
  const points = ground?.kind === 'points';
  return (
    <>
      {points ? <Made {...now} made={ground.made} /> : <ShotRow shot={ground?.volley.shot ?? view.shot} />}
      <div class="row">
        <Button hotkey="Enter" onClick={theatre.next}>
          {points ? t('ruletka.next.round', { round: ground.round + 1 }) : t('ruletka.next')}
        </Button>
      </div>
    </>
  );
}

function Made({ view, seat, made }: Now & { readonly made: readonly number[] }): VNode {
  const mine = seat === undefined ? 0 : (made[seat] ?? 0);
  const lives = seat === undefined ? 0 : present(view.lives[seat]);
  if (seat === undefined) return <div class="top" />;
  return (
    <div class="top">
      <div class="rl-made">
        <b>+{mine}</b>
        <p>
          <b>
            {mine > 0
              ? t('ruletka.points.you', { bet: mine - 1 })
              : t(lives > 0 ? 'ruletka.points.wet' : 'ruletka.points.dead')}
          </b>
          {lives > 0 && t('ruletka.points.team', { lives })}
        </p>
      </div>
    </div>
  );
}

const SHOTS = [1, 2, 3, 4, 5] as const;

/** Which of the five shots it is. */
export function ShotRow({ shot }: { readonly shot: number }): VNode {
  return (
    <div class="top">
      <ol class="rl-shots" aria-label={t('ruletka.shots', { shot })}>
        {SHOTS.map((each) => (
          <li key={each} class={each < shot ? 'past' : each === shot ? 'now' : ''} aria-hidden="true">
            {each < shot ? <Sign name="check" /> : each}
          </li>
        ))}
      </ol>
    </div>
  );
}

function Over(now: Now): VNode {
  const { rematch, check, besides } = now;
  return (
    <>
      <div class="top">
        <Latest {...now} />
        {besides}
      </div>
      <div class="row">
        {check !== undefined && (
          <Button kind="plain" name="check" onClick={check}>
            {t('ruletka.check')}
          </Button>
        )}
        {rematch !== undefined && (
          <Button hotkey="Enter" onClick={rematch}>
            {t('ruletka.rematch')}
          </Button>
        )}
      </div>
    </>
  );
}

function Watching(now: Now): VNode {
  return (
    <>
      <div class="top">
        <Latest {...now} />
      </div>
      <p class="rl-note">
        <Sign name="eye" />
        {t('ruletka.watching')}
      </p>
    </>
  );
}

function Waiting(now: Now): VNode {
  const { view, seat } = now;
  const shooting = view.phase === 'shot' || view.phase === 'bullet';
  const ready = view.phase === 'shot' && (view.hand?.length ?? 0) === 0;
  return (
    <>
      {shooting && (view.hand?.length ?? 0) === 0 ? <ShotRow shot={view.shot} /> : <HandOrStory {...now} />}
      <div class="row">
        {seat !== undefined && isAlive(view, seat) && <Thumb {...now} />}
        <p class="rl-note">
          <Sign name={shooting ? 'gun' : 'wait'} />
          {ready ? t('ruletka.shot.ready') : t('ruletka.wait', { names: awaited(now) })}
        </p>
      </div>
    </>
  );
}

function awaited(now: Now): string {
  return now.view.waiting.map((who) => now.names[who] ?? `${who + 1}`).join(', ');
}
