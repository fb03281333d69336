import type { VNode } from 'preact';
import { useEffect } from 'preact/hooks';
import type { Revealed } from '../../../../client/board/reveal/revealed.ts';
import { Steer } from '../../../../client/board/reveal/steer.tsx';
import { t as reveal } from '../../../../client/board/reveal/words/index.ts';
import { TURNS } from '../../rules/index.ts';
import { Badge } from '../art/badge.tsx';
import { Around, Hills } from '../art/backdrop.tsx';
import { Avatar } from '../avatar.tsx';
import type { Props } from '../players.ts';
import { Strip } from '../strip.tsx';
import { Page, useTold } from './page.tsx';
import type { Frame } from './replay.ts';
import { Dots } from './scrubber.tsx';
import { t } from './words/say.ts';
import './review.css';
import './together.css';

interface TogetherProps {
  readonly props: Props;
  readonly frames: readonly Frame[];
  readonly reveal: Revealed;
  /** For those who listen. */
  readonly say: (sentence: string) => void;
}

/** Cards from here on are told more slowly, as the table itself does. */
const DECIDING = 4;
const LOOK = { main: 'commit', other: 'k word' };
const FACES = 12;

/** R21, for all at once: the same card on every screen, at the table's pace. */
export function Together({ props, frames, reveal: at, say }: TogetherProps): VNode {
  const turn = frames.length - 1;
  useTold(props, frames, turn, say);
  return (
    <>
      {frames.length === 0 ? (
        <Ready props={props} say={say} />
      ) : (
        <Page props={props} frames={frames} at={turn} late={frames.length > TURNS - DECIDING} />
      )}
      <div class="r-steer">
        <Dots frames={frames} at={turn} />
        {!props.tv && <Steer reveal={at} look={LOOK} />}
      </div>
    </>
  );
}

/** Before the first card: everybody puts the pen down. */
function Ready({ props, say }: Pick<TogetherProps, 'props' | 'say'>): VNode {
  useEffect(() => say(`${reveal('reveal.ready')} ${reveal('reveal.ready.line')}`), []);
  const more = props.names.length - FACES;
  return (
    <>
      <Strip text={t('rudy.together')} />
      <div class="r-ready" data-setting="night">
        <Hills />
        <Around setting="night" />
        <div class="pile" aria-hidden="true">
          <i />
          <i />
          <i>
            <Badge of="fox" />
          </i>
        </div>
        <h2>{reveal('reveal.ready')}</h2>
        <p>{reveal('reveal.ready.line')}</p>
        <ul aria-hidden="true">
          {props.avatars.slice(0, FACES).map((face, seat) => (
            <li key={seat} style={{ '--i': seat }}>
              <Avatar face={face} seat={seat} standIn={props.standIns?.[seat]} />
            </li>
          ))}
          {more > 0 && <li class="rest">+{more}</li>}
        </ul>
      </div>
    </>
  );
}
