import type { VNode } from 'preact';
import type { Drawing } from './ink.ts';

interface Props {
  readonly box: string;
  readonly drawn: Drawing;
  readonly class?: string;
  readonly width?: number | undefined;
  readonly height?: number | undefined;
  /** How it fills a box of another shape. */
  readonly fit?: 'xMidYMid slice' | 'none' | 'xMidYMax meet' | undefined;
}

/** A drawing on the page. It is decoration: whoever does not see it is told by the words beside it. */
export function Svg({ box, drawn, width, height, fit, ...more }: Props): VNode {
  return (
    <svg
      viewBox={box}
      width={width}
      height={height}
      preserveAspectRatio={fit}
      class={more.class}
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: drawn }}
    />
  );
}
