import type { JSX } from 'preact';

/** What a notice can have on the table besides cards. */
export type Thing = 'empty' | 'full' | 'door';

export function Drawn({ thing }: { readonly thing: Thing }): JSX.Element {
  return THINGS[thing]();
}

const chair = (x: number, full: boolean): JSX.Element => (
  <g key={x} transform={`translate(${x} 0)`} opacity={full ? 1 : 0.55}>
    <rect x="-22" y="-46" width="44" height="70" rx="14" fill="var(--chair-2)" />
    <rect x="-17" y="-41" width="34" height="66" rx="10" fill={full ? '#cfe3d2' : 'var(--chair)'} />
    <path
      d="M-12 20q0-20 12-20t12 20M0-4a8 8 0 1 1 .1 0z"
      fill={full ? 'var(--chair-2)' : 'none'}
      stroke={full ? 'none' : '#fffcf5'}
      stroke-width="2.4"
      stroke-dasharray="5 4"
      stroke-linecap="round"
    />
  </g>
);

// Drawn anew each time, as icons are.
const THINGS: Readonly<Record<Thing, () => JSX.Element>> = {
  empty: () => (
    <svg viewBox="-90 -60 180 120" aria-hidden="true">
      {[-52, 0, 52].map((x) => chair(x, false))}
      <path d="M-90 24H90v10H-90z" fill="var(--wood-3)" />
      <path d="M-90 34H90v26H-90z" fill="var(--wood-2)" />
    </svg>
  ),
  full: () => (
    <svg viewBox="-90 -60 180 120" aria-hidden="true">
      {[-52, 0, 52].map((x) => chair(x, true))}
      <path d="M-90 24H90v10H-90z" fill="var(--wood-3)" />
      <path d="M-90 34H90v26H-90z" fill="var(--wood-2)" />
    </svg>
  ),
  door: () => (
    <svg viewBox="-90 -80 180 140" aria-hidden="true">
      <rect x="-38" y="-78" width="76" height="132" rx="6" fill="var(--chair-2)" />
      <path d="M-30-70h50v120h-50z" fill="#ffe3ad" />
      <path d="M-30-70l36 14v120l-36-14z" fill="var(--chair)" />
      <circle cx="-2" cy="2" r="4" fill="var(--brass)" />
    </svg>
  ),
};
