import type { VNode } from 'preact';
import { useMemo } from 'preact/hooks';

const BAT = 'M0 0C3-4 6-4 8-1 9-3 11-3 12-1 14-4 17-4 20 0 17-1 15 0 14 3 12 1 11 2 10 5 9 2 8 1 6 3 5 0 3-1 0 0Z';
const STARS: readonly (readonly [number, number, number])[] = [
  [7, 30, 1.4],
  [17, 44, 1],
  [88, 32, 1.4],
  [94, 48, 1],
  [12, 60, 1.2],
  [83, 62, 1],
  [36, 8, 1.2],
  [62, 12, 1],
  [74, 22, 1.2],
  [28, 24, 1],
  [48, 4, 1],
];

/** What stands on the hills, each 60 × 60. */
const GRAVES: readonly (readonly [string, string])[] = [
  ['one', 'M18 60V22a12 12 0 0 1 24 0V60Z'],
  ['two', 'M8 60V30a11 11 0 0 1 22 0V60ZM40 60V34h-7v-7h7v-8h7v8h7v7h-7V60Z'],
  ['tree', 'M27 60L28 40 12 26 14 23 28 34 26 12 30 11 32 28 46 14 49 16 33 36 34 60Z'],
];

/** Everything behind the table: the sky, the moon, and what stands before it. */
export function Scenery(): VNode {
  // It never changes: whoever plays a card does not have it compared.
  return useMemo(scenery, []);
}

function scenery(): VNode {
  return (
    <>
      <div class="m-scene" aria-hidden="true">
        <svg viewBox="0 0 360 320" preserveAspectRatio="none">
          <path d="M0 0H360V74C300 104 240 72 170 92 100 110 50 82 0 100Z" fill="var(--sky-2)" />
        </svg>
        <svg width="100%" height="100%" fill="var(--star)" opacity=".75">
          {STARS.map(([x, y, r]) => (
            <circle key={x} cx={`${x}%`} cy={`${y}%`} r={r} />
          ))}
        </svg>
      </div>
      <div class="m-moon" aria-hidden="true" data-place="pool" />
      <div class="m-front" aria-hidden="true">
        <svg class="hills" viewBox="0 0 360 130" preserveAspectRatio="none">
          <path d="M0 36C50 14 110 28 160 32 230 38 300 12 360 30V130H0Z" fill="var(--hill)" />
          <path d="M0 58C60 42 130 50 180 46 240 42 310 50 360 56V130H0Z" fill="var(--hill-2)" />
        </svg>
        {GRAVES.map(([name, d]) => (
          <svg key={name} class={`far ${name}`} viewBox="0 0 60 60">
            <path d={d} />
          </svg>
        ))}
        <svg class="bat" viewBox="0 -4 20 9">
          <path d={BAT} />
        </svg>
        <svg class="bat" viewBox="0 -4 20 9">
          <path d={BAT} />
        </svg>
        <svg class="grass" viewBox="0 0 360 18" preserveAspectRatio="none">
          <path d="M0 14C50 4 90 12 140 8 210 2 280 14 360 6V18H0Z" fill="var(--earth)" />
          <path d="M0 14C50 4 90 12 140 8 210 2 280 14 360 6" />
        </svg>
        {[7, 42, 84].map((at) => (
          <svg key={at} class="blades" viewBox="0 0 24 12" style={{ left: `${at}%` }}>
            <path d="M8 11L4 3M13 11L15 2M19 11L23 4" />
          </svg>
        ))}
      </div>
      <div class="m-earth" aria-hidden="true">
        <svg viewBox="0 0 360 280">
          <path d="M14 44c-3-4 2-8 5-5l14 12c4-2 8 2 5 5 3 3-1 8-5 5-3 2-6-1-5-4L15 45c0 0-1 0-1-1ZM322 92c-3-3 1-8 5-5l10-9c-1-4 3-7 6-4 4-2 7 3 4 6-2 3-5 2-7 1l-9 9c0 4-5 6-9 2Z" />
          <circle cx="180" cy="60" r="5" />
          <circle cx="192" cy="66" r="3" />
          <ellipse cx="60" cy="130" rx="9" ry="6" />
          <ellipse cx="284" cy="34" rx="8" ry="5" />
          <circle cx="120" cy="100" r="4" />
          <path
            d="M236 118c6-8 12 6 18-2s12 4 16-2"
            fill="none"
            stroke="currentColor"
            stroke-width="5"
            stroke-linecap="round"
          />
        </svg>
      </div>
    </>
  );
}
