import type { JSX } from 'preact';
import { manifestOf } from '../../games/shelf.ts';
import type { Cover as Carton } from '../../games/manifest.ts';
import { later } from '../shell/later.tsx';
import './cover.css';

/** The cardboard of a box; without a cover of its own it is all of its colour. */
export function cartonOf(
  game: string,
): Omit<Carton, 'front' | 'peeks'> & { readonly front: string | undefined; readonly peeks: readonly string[] } {
  const manifest = manifestOf(game);
  const { main = '', deep = '' } = manifest?.colour ?? {};
  return manifest?.cover ?? { front: undefined, peeks: [], lid: main, shade: deep, side: deep, inside: INSIDE };
}

const INSIDE = '#2a1608';

/** The front of the box, for tickets and tags. */
export function Cover({ game }: { readonly game: string }): JSX.Element {
  const { front } = cartonOf(game);
  if (front !== undefined) return <img class="cover" src={front} width="200" height="280" alt="" decoding="async" />;
  return (
    <svg class="cover" viewBox="0 0 200 280" width="200" height="280" aria-hidden="true">
      <PlainFront game={game} />
    </svg>
  );
}

export const PlainFront = later(
  async () => (await import('./plain-front.tsx')).PlainFront,
  () => <g />,
  () => <g />,
);
