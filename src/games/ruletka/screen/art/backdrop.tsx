import type { VNode } from 'preact';
import { Svg } from './svg.tsx';
import { burst, disc, path, rays, type Drawing } from './ink.ts';

/** Posters behind the phases, 360 × 404. Their colours are the theme's. */
const PLAIN = (x: number, y: number): Drawing => rays(x, y, 620, 16, 'var(--sand)', 0.1);

const POSTERS = {
  loading: path('M-300 160L660 -80V-300H-300Z', 'var(--sand)'),
  band:
    path('M-400 700V433L760 107V700Z', 'var(--red)') +
    path('M-400 700V503L760 239V700Z', 'var(--deep-red)') +
    path('M-400 433L760 59V69L-400 443Z', 'var(--edge)'),
  spinning:
    rays(180, 202, 620, 12, 'var(--sand)', 0.3) + path('M-400 700V480L760 360V700Z', 'var(--mustard)', 'opacity=".8"'),
  betting: rays(180, 226, 720, 14, 'var(--sand)', 0.12) + path('M-420 612L780 6V86L-40 502L-420 760Z', 'var(--edge)'),
  accusing: path('M-400 -200H760V20L-400 252Z', 'var(--sand)') + disc(180, 190, 118, 'var(--sand)'),
  shooting:
    PLAIN(180, 200) +
    path('M-400 700V473L760 213V700Z', 'var(--red)') +
    path('M-400 700V480L760 283V700Z', 'var(--deep-red)'),
  points: path('M-400 -200H760V-14L-400 90Z', 'var(--red)'),
  bang: PLAIN(180, 200) + path(burst(176, 198, 178, 126, 18, 0.1), 'var(--mustard)'),
  final: rays(180, 130, 820, 18, 'var(--sand)', 0.08) + path('M-400 700V520L760 420V700Z', 'var(--red)'),
} as const;

export type Poster = keyof typeof POSTERS;

export function Backdrop({ poster }: { readonly poster: Poster }): VNode {
  return <Svg box="0 0 360 404" class="rl-backdrop" fit="xMidYMid slice" drawn={POSTERS[poster]} />;
}
