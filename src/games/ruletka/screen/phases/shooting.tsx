import type { VNode } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Backdrop } from '../art/backdrop.tsx';
import { chambers, disc, INK, letters, path, type Drawing } from '../art/ink.ts';
import { Svg } from '../art/svg.tsx';
import { useLeft } from '../../../../client/board/clock.tsx';
import type { Handle } from '../hand/use-choice.ts';
import { circle, type Props } from '../players.ts';
import type { Point } from '../seats/positions.ts';
import { Ring } from '../seats/ring.tsx';
import { ringOfScene, ringOfView } from '../seats/shooters.ts';
import { speak } from '../../../../client/shell/voice.ts';
import { chime } from '../sound.ts';
import { BEAT, BEATS, type Ground } from '../theatre/scenes.ts';
import './shooting.css';

export interface ShootingProps extends Props {
  readonly hand: Handle | undefined;
  readonly scene: Exclude<Ground, { kind: 'points' }> | undefined;
  readonly ring?: readonly Point[];
  /** The scene's, so that every one counts anew. */
  readonly id: number;
}

/** Phase five: the guns in a ring, three beats, and the flags. */
export function Shooting({ hand, scene, id, ring, ...props }: ShootingProps): VNode {
  const { view, seat, deadline } = props;
  const beat = useBeats(scene?.kind === 'count' ? BEATS : 0, id);
  const left = useLeft(scene === undefined && view.phase === 'shot' ? deadline : undefined);
  const seats = circle(view, seat);
  const fired = scene?.kind === 'volley';
  const players = scene === undefined ? ringOfView(props, seats) : ringOfScene(props, seats, scene, fired);
  const bang = players.some(({ card }) => card === 'bullet');
  // The last three seconds of the window are the countdown: everybody's clock runs to the same moment.
  const counts = scene === undefined ? (left !== undefined && left <= BEATS ? Math.ceil(left) : 0) : beat;
  useEffect(() => {
    if (counts > 0) {
      chime('count');
      speak(`${counts}`);
    }
    if (counts === 0 && fired) chime(bang ? 'bang' : 'click');
  }, [counts, fired]);
  return (
    <div class="rl-shooting" data-fired={players.some(({ card }) => card !== undefined)}>
      <Backdrop poster={bang ? 'bang' : 'shooting'} />
      <Ring {...props} hand={hand} players={players} ring={ring}>
        {counts > 0 ? (
          <Svg key={counts} box="0 0 200 200" class="rl-count" drawn={countdown(counts)} />
        ) : (
          players.every(({ card }) => card === undefined) && (
            <Svg box="0 0 200 200" class="rl-drum" drawn={shotDrum(scene?.volley.shot ?? view.shot)} />
          )
        )}
      </Ring>
    </div>
  );
}

/** Counts `beats` down to one, anew for every scene. */
function useBeats(beats: number, id: number): number {
  const [now, setNow] = useState({ id, left: beats });
  useEffect(() => {
    setNow({ id, left: beats });
    if (beats === 0) return undefined;
    const timer = setInterval(() => setNow(({ left }) => ({ id, left: Math.max(1, left - 1) })), BEAT);
    return () => clearInterval(timer);
  }, [id]);
  return now.id === id ? now.left : beats;
}

const MIDDLE = 'text-anchor="middle"';

function countdown(left: number): Drawing {
  const arc = (i: number): Drawing =>
    disc(
      100,
      100,
      88,
      'none',
      `stroke="${i < BEATS - left ? INK.sand : i === BEATS - left ? INK.mustard : INK.black}" stroke-width="10" stroke-dasharray="176 553" stroke-dashoffset="-4" transform="rotate(${-90 + i * 120} 100 100)"`,
    );
  return (
    disc(104, 108, 90, 'rgba(27,23,20,.25)') +
    disc(100, 100, 92, INK.paper) +
    [0, 1, 2].map(arc).join('') +
    disc(100, 100, 77, INK.red) +
    path('M100 23A77 77 0 0 1 100 177Z', INK.deepRed) +
    letters(100, 158, left, 152, INK.paper, MIDDLE)
  );
}

/** Which of the five it is. */
function shotDrum(shot: number): Drawing {
  return (
    disc(104, 107, 84, 'rgba(27,23,20,.25)') +
    disc(100, 100, 84, INK.black) +
    disc(100, 100, 78, INK.soot) +
    chambers(100, 100, 52, (x, y, i) => {
      if (i === 5) return disc(x, y, 19, 'none', `stroke="${INK.black}" stroke-width="3"`);
      const now = i + 1 === shot;
      return (
        disc(x, y, 21, INK.black) +
        disc(x, y, 18, now ? INK.mustard : i + 1 < shot ? '#5c4b3a' : INK.cream) +
        letters(x, y + 9, i + 1, 25, i + 1 < shot ? INK.sand : INK.black, MIDDLE)
      );
    }) +
    disc(100, 100, 14, INK.black) +
    disc(100, 100, 8, INK.mustard)
  );
}
