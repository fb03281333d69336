import type { VNode } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { Around, Hills } from '../art/backdrop.tsx';
import { settingOf } from '../art/scene.tsx';
import { Allowance } from '../betting/solo.tsx';
import { Card } from '../card/card.tsx';
import { Icon } from '../icons.tsx';
import { useKeys } from '../../../../client/shell/keys.ts';
import { moves } from '../../../../client/shell/motion.ts';
import type { Props } from '../players.ts';
import { Rich } from '../../../../client/shell/rich.tsx';
import { speak } from '../../../../client/shell/voice.ts';
import { chime } from '../sound.ts';
import { Strip } from '../strip.tsx';
import { plain } from '../../../../client/board/words.ts';
import { cardText, ended } from '../../words/say.ts';
import { t } from './words/say.ts';
import { Bars } from './bars.tsx';
import type { Frame } from './replay.ts';
import { Scrubber } from './scrubber.tsx';
import { Sheet } from './sheet.tsx';
import { Sum } from './sum.tsx';
import { tellFrame, tellSolo } from './telling.ts';
import './review.css';

interface ReviewProps {
  readonly props: Props;
  readonly frames: readonly Frame[];
  readonly done: () => void;
  /** For those who listen. */
  readonly say: (sentence: string) => void;
}

/** How long a card stays: long enough for the X to land and the sum to be read. */
const BEAT = 3600;

/** R21: the pile from the first card to the last. It plays by itself, and nobody has to wait for it. */
export function Review({ props, frames, done, say }: ReviewProps): VNode | null {
  const [at, setAt] = useState(0);
  // Whoever wants less motion leafs by themselves; a TV has nobody to do it.
  const [playing, setPlaying] = useState(() => props.tv || moves());
  // Two quick keys come before one redraw.
  const place = useRef(0);
  const last = frames.length - 1;
  const go = (turn: number): void => {
    if (turn > last) return done();
    place.current = Math.max(0, turn);
    setAt(place.current);
  };
  const steer = (turn: number): void => {
    setPlaying(false);
    go(turn);
  };

  useEffect(() => {
    if (!playing) return undefined;
    const timer = setTimeout(() => go(at + 1), BEAT);
    return () => clearTimeout(timer);
  }, [playing, at]);

  const frame = frames[at];
  useEffect(() => {
    if (frame === undefined) return;
    chime(soundOf(frame));
    const card = ended(cardText(frame.card, props.view.options.fox));
    const told = plain(tell(frame, props));
    say(`${t('rudy.said.frame', { turn: at + 1, card, answer: frame.answer })} ${told}`);
    // A voice has one beat: the picture shows the rest.
    speak(`${frame.answer}. ${told}`);
  }, [at]);

  useKeys((event) => {
    const onButton = event.target instanceof HTMLButtonElement;
    if (event.key === 'Escape') done();
    else if (event.key === 'ArrowRight') steer(place.current + 1);
    else if (event.key === 'ArrowLeft') steer(place.current - 1);
    else if (event.key === ' ' && !onButton) setPlaying(!playing);
    else return;
    event.preventDefault();
  });
  if (frame === undefined) return null;

  const solo = frame.rows.length === 1;
  const left = frame.rows[0]?.left ?? 0;
  return (
    <>
      <Strip text={t('rudy.review', { turn: at + 1 })} />
      <div class={solo ? 'r-review solo' : 'r-review'} data-setting={settingOf(frame.card)}>
        <Hills />
        <Around setting={settingOf(frame.card)} />
        <Card key={at} card={frame.card} fox={props.view.options.fox} pile={false} />
        <Sheet frame={frame} turn={at} />
      </div>
      <section class="r-numbers">
        <Sum frame={frame} fox={props.view.options.fox} />
        <Bars frame={frame} props={props} room={props.tv ? roomOnTv(frame.rows.length) : undefined} />
        {solo && (
          <p class={left < 0 ? 'r-left lost' : 'r-left'}>
            {t('rudy.solo.left')}
            <Allowance left={left} />
          </p>
        )}
      </section>
      <p class="r-say">
        <Rich text={tell(frame, props)} />
      </p>
      <div class="r-steer">
        <Scrubber frames={frames} at={at} go={steer} />
        {!props.tv && (
          <div class="row">
            <button
              type="button"
              class="k"
              aria-label={t('rudy.back')}
              aria-disabled={at === 0}
              onClick={() => steer(at - 1)}
            >
              <Icon name="back" />
            </button>
            <button type="button" class="commit" onClick={() => setPlaying(!playing)}>
              <Icon name={playing ? 'pause' : 'play'} />
              {t(playing ? 'rudy.pause' : 'rudy.play')}
            </button>
            <button type="button" class="k" aria-label={t('rudy.forward')} onClick={() => steer(at + 1)}>
              <Icon name="forward" />
            </button>
            <button type="button" class="k word" onClick={done}>
              {t('rudy.skip')}
            </button>
          </div>
        )}
      </div>
    </>
  );
}

function tell(frame: Frame, props: Props): string {
  return frame.rows.length === 1 ? tellSolo(frame) : tellFrame(frame, props);
}

/** Eight rows fit; with more players the eighth says how many more. */
function roomOnTv(seats: number): number {
  return seats <= 8 ? 8 : 7;
}

function soundOf(frame: Frame): 'circle' | 'cross' | 'mark' {
  if (frame.rows.some(({ field, mark }) => field?.circled === true && mark.points > 0)) return 'circle';
  return frame.rows.some(({ mark }) => mark.crossedOut) ? 'cross' : 'mark';
}
