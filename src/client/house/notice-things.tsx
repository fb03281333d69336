import type { JSX } from 'preact';

/** What a notice can have on the table. */
export type Thing = 'cards' | 'empty' | 'full' | 'door' | 'tv';

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
  cards: () => (
    <svg viewBox="-90 -70 180 140" aria-hidden="true">
      <ellipse cx="4" cy="56" rx="72" ry="9" fill="#2a1608" opacity=".25" />
      {(
        [
          [-34, -14, '#b3304a'],
          [30, 12, '#3e7c4f'],
          [-2, -2, '#e8641b'],
        ] as const
      ).map(([x, turn, paint], i) => (
        <g key={paint} transform={`translate(${x} 0) rotate(${turn})`}>
          <g class={`notice-card is-${i}`}>
            <rect x="-35" y="-49" width="70" height="98" rx="9" fill="#fffcf5" />
            <rect x="-29" y="-43" width="58" height="86" rx="6" fill={paint} />
            <path d="M0-24L16 0 0 24-16 0z" fill="#fffcf5" opacity=".85" />
            <path d="M0-12L8 0 0 12-8 0z" fill={paint} />
          </g>
        </g>
      ))}
    </svg>
  ),
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
  tv: () => (
    <svg viewBox="-90 -78 180 140" aria-hidden="true">
      <ellipse cx="0" cy="54" rx="64" ry="8" fill="#2a1608" opacity=".25" />
      <path d="M-20-56L-40-76M20-56L40-76" stroke="var(--brass)" stroke-width="4" stroke-linecap="round" />
      <path d="M-44 40l-8 16M44 40l8 16" stroke="var(--chair-2)" stroke-width="8" stroke-linecap="round" />
      <rect x="-72" y="-58" width="144" height="104" rx="16" fill="var(--chair-2)" />
      <rect x="-62" y="-48" width="104" height="84" rx="12" fill="#cfe3d2" />
      <g transform="translate(-10 -6)">
        <rect x="-24" y="-26" width="34" height="48" rx="5" transform="rotate(-10)" fill="#fffcf5" />
        <rect x="-20" y="-22" width="26" height="40" rx="3" transform="rotate(-10)" fill="#b3304a" />
        <rect x="-8" y="-24" width="34" height="48" rx="5" transform="rotate(8)" fill="#fffcf5" />
        <rect x="-4" y="-20" width="26" height="40" rx="3" transform="rotate(8)" fill="#e8641b" />
      </g>
      <circle cx="57" cy="-26" r="7" fill="var(--brass)" />
      <circle cx="57" cy="-4" r="7" fill="var(--brass)" />
      <path d="M50 18h14M50 26h14" stroke="var(--chair)" stroke-width="4" stroke-linecap="round" />
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
