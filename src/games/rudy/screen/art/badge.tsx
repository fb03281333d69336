import type { VNode } from 'preact';
import { inked } from './ink.ts';
import { badge, type Creature } from './bodies.ts';

/** An animal as small as a letter; beside it there is always a word or a number for those who do not see it. */
export function Badge({ of, size }: { readonly of: Creature; readonly size?: number }): VNode {
  const { box, draw } = badge(of);
  const [left, top, right, bottom] = box;
  const side = Math.max(right - left, bottom - top) + 2;
  const view = `${(left + right - side) / 2} ${(top + bottom - side) / 2} ${side} ${side}`;
  return <svg class="badge" viewBox={view} width={size} height={size} aria-hidden="true" {...inked(draw())} />;
}
