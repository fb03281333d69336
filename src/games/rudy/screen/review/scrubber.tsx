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
      <Row frames={frames} at={at} />
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

/** The same for a review that others lead: there is nothing to take hold of. */
export function Dots({ frames, at }: Omit<Props, 'go'>): VNode {
  return (
    <div class="r-scrub">
      <Row frames={frames} at={at} />
    </div>
  );
}

function Row({ frames, at }: Omit<Props, 'go'>): VNode {
  return (
    <p aria-hidden="true">
      {Array.from({ length: TURNS }, (_, i) => (
        <i key={i} class={dot(frames[i], i, at)} />
      ))}
    </p>
  );
}

function dot(frame: Frame | undefined, i: number, at: number): string {
  if (i === at) return 'now';
  if (i > at || frame === undefined) return '';
  return frame.terms.length === 0 ? 'past fox' : 'past';
}
