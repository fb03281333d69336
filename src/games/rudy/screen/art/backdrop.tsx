import type { VNode } from 'preact';
import { part } from '../../../../client/board/part.tsx';
import { useWide } from '../../../../client/board/wide.ts';
import type { Setting } from './scene.tsx';

/** The land around the card in two tints: low hills on a phone, the card's own landscape on a wide screen. */
export function Hills(): VNode {
  return (
    <svg class="r-hills" viewBox="0 0 360 326" preserveAspectRatio="none" aria-hidden="true">
      <path d="M0 150Q70 96 160 138T360 104V326H0Z" fill="var(--t1)" />
      <path d="M0 250Q110 196 210 238T360 214V326H0Z" fill="var(--t2)" />
    </svg>
  );
}

/** Nobody waits for it: a turn can be played without. */
const Landscape = part(async () => (await import('./landscape.tsx')).Around);

/** Only where it is seen: a phone would build a forest for every card and show none. */
export function Around({ setting }: { readonly setting: Setting }): VNode | null {
  return useWide() ? <Landscape setting={setting} /> : null;
}
