import type { VNode } from 'preact';
import { useLayoutEffect, useMemo, useState } from 'preact/hooks';
import { Live } from '../../../../client/board/frame.tsx';
import { isLed } from '../../../../client/board/reveal/revealed.ts';
import type { Props } from '../players.ts';
import { Final } from './final.tsx';
import { replay } from './replay.ts';
import { Review } from './review.tsx';
import { Together } from './together.tsx';

type Part = 'together' | 'review' | 'score';

/**
 * Once all twenty are written: the review, then the score; together with the others where the table wants it so. Whoever comes back
 * later sees the score first.
 */
export function Ending(props: Props): VNode {
  const { view, outcome, reveal } = props;
  const frames = useMemo(() => replay(view), [view.pile, view.boards]);
  const [before, setPart] = useState<Part>(() => first(props));
  // Where a review that others led has ended, everybody sees the score; whoever let go of it goes on where it was.
  const part = isLed(reveal) ? 'together' : before !== 'together' ? before : reveal === undefined ? 'score' : 'review';
  useLayoutEffect(() => setPart(part), [part]);
  const [fresh] = useState(() => first(props) !== 'score');
  const [said, setSaid] = useState('');
  return (
    <>
      {part === 'together' && reveal !== undefined ? (
        <Together props={props} frames={frames} reveal={reveal} say={setSaid} />
      ) : part === 'score' && outcome !== undefined ? (
        <Final props={props} outcome={outcome} fresh={fresh} again={() => setPart('review')} say={setSaid} />
      ) : (
        <Review
          props={props}
          frames={frames}
          from={Math.max(0, (reveal?.moment ?? 0) - 1)}
          done={() => setPart('score')}
          say={setSaid}
        />
      )}
      <Live text={said} />
    </>
  );
}

function first({ events, reveal }: Props): Part {
  if (reveal !== undefined) return isLed(reveal) ? 'together' : 'review';
  return events.some((event) => event.kind === 'finished') ? 'review' : 'score';
}
