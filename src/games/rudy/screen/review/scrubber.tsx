import type { VNode } from 'preact';
import { TURNS } from '../../rules/index.ts';
import { t } from './words/say.ts';
import type { Frame } from './replay.ts';

interface Props {
  readonly frames: readonly Frame[];
  readonly at: number;
  readonly go: (turn: number) => void;
}

/** Twenty dots, one of them the fox's; a slider lies over them for fingers, mice and keys. */
export function Scrubber({ frames, at, go }: Props): VNode {
  return (
    <div class="r-scrub">
      <p aria-hidden="true">
        {frames.map((frame, i) => (
          <i key={i} class={dot(frame, i, at)} />
        ))}
      </p>
      <input
        type="range"
        min={1}
        max={TURNS}
        step={1}
        value={at + 1}
        aria-label={t('rudy.scrub')}
        onInput={(event) => go(Number(event.currentTarget.value) - 1)}
      />
    </div>
  );
}

function dot(frame: Frame, i: number, at: number): string {
  if (i === at) return 'now';
  if (i > at) return '';
  return frame.terms.length === 0 ? 'past fox' : 'past';
}
