import type { VNode } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import { Live } from '../../../../client/board/frame.tsx';
import type { Props } from '../players.ts';
import { Final } from './final.tsx';
import { replay } from './replay.ts';
import { Review } from './review.tsx';

/** Once all twenty are written: the review, then the score. Whoever comes back later sees the score first. */
export function Ending(props: Props): VNode {
  const { view, outcome } = props;
  const frames = useMemo(() => replay(view), [view.pile, view.boards]);
  const [scored, setScored] = useState(() => !props.events.some((event) => event.kind === 'finished'));
  const [said, setSaid] = useState('');
  return (
    <>
      {scored && outcome !== undefined ? (
        <Final props={props} outcome={outcome} again={() => setScored(false)} say={setSaid} />
      ) : (
        <Review props={props} frames={frames} done={() => setScored(true)} say={setSaid} />
      )}
      <Live text={said} />
    </>
  );
}
