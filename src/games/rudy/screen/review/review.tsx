import type { VNode } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { Icon } from '../icons.tsx';
import { useKeys } from '../../../../client/shell/keys.ts';
import { moves } from '../../../../client/shell/motion.ts';
import type { Props } from '../players.ts';
import { t } from './words/say.ts';
import { Page, useTold } from './page.tsx';
import type { Frame } from './replay.ts';
import { Scrubber } from './scrubber.tsx';
import './review.css';

interface ReviewProps {
  readonly props: Props;
  readonly frames: readonly Frame[];
  /** The card it begins with. */
  readonly from?: number;
  readonly done: () => void;
  /** For those who listen. */
  readonly say: (sentence: string) => void;
}

/** How long a card stays: long enough for the X to land and the sum to be read. */
const BEAT = 3600;

/** R21: the pile from the first card to the last. It plays by itself, and nobody has to wait for it. */
export function Review({ props, frames, from = 0, done, say }: ReviewProps): VNode {
  const [at, setAt] = useState(from);
  // Whoever wants less motion leafs by themselves; a TV has nobody to do it.
  const [playing, setPlaying] = useState(() => props.tv || moves());
  // Two quick keys come before one redraw.
  const place = useRef(from);
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

  useTold(props, frames, at, say);

  useKeys((event) => {
    const onButton = event.target instanceof HTMLButtonElement;
    if (event.key === 'Escape') done();
    else if (event.key === 'ArrowRight') steer(place.current + 1);
    else if (event.key === 'ArrowLeft') steer(place.current - 1);
    else if (event.key === ' ' && !onButton) setPlaying(!playing);
    else return;
    event.preventDefault();
  });
  return (
    <>
      <Page props={props} frames={frames} at={at} />
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
