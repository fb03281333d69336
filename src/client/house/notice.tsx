import type { ComponentChildren, JSX } from 'preact';
import { useArrival } from '../shell/arrival.ts';
import { useEffect } from 'preact/hooks';
import { later } from '../shell/later.tsx';
import { Strip } from '../shell/strip.tsx';
import type { Thing } from './notice-things.tsx';
import { Room } from './room.tsx';
import './notice.css';

const nothing = (): JSX.Element => <></>;
const Drawn = later(async () => (await import('./notice-things.tsx')).Drawn, nothing, nothing);

/** A place where something has to be said: the room, a card on the table, and what to do next. */
export function Notice(props: {
  readonly title: string;
  readonly line?: string | undefined;
  /** What stands on the table; cards, where nothing is said. */
  readonly thing?: Thing | undefined;
  readonly busy?: boolean;
  readonly children?: ComponentChildren;
}): JSX.Element {
  const { title, line, thing, busy = false, children } = props;
  useArrival();
  useEffect(() => {
    document.title = `${title} · Stolik`;
  }, [title]);
  return (
    <div class="notice">
      <Strip />
      <Room class="notice-room">
        <div class={`notice-thing ${busy ? 'is-busy' : ''}`}>
          {thing === undefined ? cards() : <Drawn thing={thing} />}
        </div>
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
