import type { ComponentChildren, JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { Strip } from '../shell/strip.tsx';
import { Room } from './room.tsx';
import './notice.css';

/** A place where something has to be said: the room, a card on the table, and what to do next. */
export function Notice(props: {
  readonly title: string;
  readonly line?: string;
  /** What stands on the table. */
  readonly thing?: 'empty' | 'full' | 'cards' | 'door' | 'lamp';
  readonly busy?: boolean;
  readonly children?: ComponentChildren;
}): JSX.Element {
  const { title, line, thing = 'cards', busy = false, children } = props;
  useEffect(() => {
    document.title = `${title} · Stolik`;
  }, [title]);
  return (
    <div class="notice">
      <Strip />
      <Room class="notice-room">
        <div class={`notice-thing ${busy ? 'is-busy' : ''}`}>{THINGS[thing]()}</div>
      </Room>
      <main class="notice-sheet" aria-busy={busy}>
        <h1>{title}</h1>
        {line !== undefined && <p>{line}</p>}
        {children !== undefined && <div class="notice-buttons">{children}</div>}
      </main>
    </div>
  );
}

const cards = (): JSX.Element => (
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
);

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
const THINGS: Readonly<Record<'empty' | 'full' | 'cards' | 'door' | 'lamp', () => JSX.Element>> = {
  cards,
  lamp: cards,
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
