import type { JSX } from 'preact';

const STROKE = {
  stroke: 'currentColor',
  'stroke-width': 2.6,
  fill: 'none',
  'stroke-linecap': 'round',
  'stroke-linejoin': 'round',
} as const;

const line = (d: string, width = 2.6): JSX.Element => <path d={d} {...STROKE} stroke-width={width} />;
const full = (d: string): JSX.Element => <path d={d} fill="currentColor" />;

/** Drawn anew each time: an element that is kept keeps the page it was first drawn on, and whatever lay on its table. */
const ICONS = {
  play: () => full('M7 4.5v15l13-7.5z'),
  table: () => (
    <>
      <ellipse cx="12" cy="9" rx="10" ry="4.5" fill="currentColor" />
      {line('M12 12v8M7.5 20.5h9')}
    </>
  ),
  people: () => (
    <>
      <circle cx="8.5" cy="8" r="3.5" fill="currentColor" />
      {full('M2 19.5q0-6 6.5-6t6.5 6z')}
      <circle cx="17" cy="9" r="2.8" fill="currentColor" />
      {full('M16.5 19.5q0-4-2-6.5 7.5-1.5 7.5 6.5z')}
    </>
  ),
  clock: () => (
    <>
      <circle cx="12" cy="12" r="8.8" {...STROKE} stroke-width={2.3} />
      {line('M12 7v5.3l3.5 2', 2.3)}
    </>
  ),
  go: () => line('M4 12h15M13 6l6 6-6 6'),
  back: () => line('M14.5 5l-7 7 7 7'),
  menu: () => line('M4 7h16M4 12h16M4 17h16', 2.4),
  share: () => line('M12 15V3.5M7.5 8L12 3.5 16.5 8M5 12.5V20h14v-7.5', 2.4),
  plus: () => line('M12 5v14M5 12h14', 2.8),
  close: () => line('M6 6l12 12M18 6L6 18', 2.6),
  check: () => line('M5 12.5l4.5 4.5L19 7.5', 2.8),
  crown: () => full('M3 18.5L2 7l5.5 4L12 4l4.5 7L22 7l-1 11.5z'),
  die: () => (
    <>
      <rect x="3.5" y="3.5" width="17" height="17" rx="4" {...STROKE} stroke-width={2.3} />
      <circle cx="8.5" cy="8.5" r="1.7" fill="currentColor" />
      <circle cx="15.5" cy="15.5" r="1.7" fill="currentColor" />
      <circle cx="12" cy="12" r="1.7" fill="currentColor" />
    </>
  ),
  sun: () => (
    <>
      <circle cx="12" cy="12" r="4.5" fill="currentColor" />
      {line('M12 2.5V5M12 19v2.5M2.5 12H5M19 12h2.5M5.3 5.3L7 7M17 17l1.7 1.7M5.3 18.7L7 17M17 7l1.7-1.7', 2.2)}
    </>
  ),
  moon: () => full('M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5z'),
  signal: () => (
    <>
      {line('M3 10q9-8 18 0M6.5 14q5.5-5 11 0')}
      <circle cx="12" cy="18" r="2.2" fill="currentColor" />
    </>
  ),
  away: () => (
    <>
      {line('M3 10q9-8 18 0M6.5 14q5.5-5 11 0M4 3l16 18')}
      <circle cx="12" cy="18" r="2.2" fill="currentColor" />
    </>
  ),
  lock: () => (
    <>
      <rect x="4.5" y="10.5" width="15" height="10" rx="3" fill="currentColor" />
      {line('M8 10.5V7.5a4 4 0 0 1 8 0v3')}
    </>
  ),
  tv: () => (
    <>
      <rect x="2.5" y="4.5" width="19" height="12.5" rx="2.5" {...STROKE} stroke-width={2.3} />
      {line('M8 20.5h8', 2.3)}
    </>
  ),
  gear: () =>
    line(
      'M12 8.5a3.5 3.5 0 1 0 .01 0zM12 2.8v2.4M12 18.8v2.4M2.8 12h2.4M18.8 12h2.4M5.5 5.5l1.7 1.7M16.8 16.8l1.7 1.7M5.5 18.5l1.7-1.7M16.8 7.2l1.7-1.7',
      2.3,
    ),
  door: () => line('M13 4H5v16h8M10 12h10M16 8l4 4-4 4', 2.4),
  copy: () => line('M9 8h10v12H9zM5 15V4h10', 2.3),
  save: () => line('M12 4v11M7 10.5l5 5 5-5M4.5 20h15'),
  eye: () => (
    <>
      {line('M2.5 12q9.5-12 19 0-9.5 12-19 0z', 2.3)}
      <circle cx="12" cy="12" r="2.8" fill="currentColor" />
    </>
  ),
  talk: () => (
    <>
      {line('M4 5.5h16v10.500H11.500L7 20v-4H4z', 2.3)}
      {line('M8 9.200h8M8 12.200h5', 2)}
    </>
  ),
  phone: () => (
    <>
      <rect x="6.5" y="2.5" width="11" height="19" rx="2.5" {...STROKE} stroke-width={2.3} />
      {line('M11 18h2', 2.3)}
    </>
  ),
  shield: () =>
    line('M12 3l7.500 2.800V11q0 6.500-7.500 10-7.500-3.500-7.500-10V5.800zM8.500 11.800l2.600 2.600 4.600-5', 2.2),
  voice: () => line('M4 9.500v5h3.500L12 18.500v-13L7.500 9.500zM15.500 9q2 3 0 6M18 6.500q4 5.500 0 11', 2.2),
  book: () => line('M12 6.5Q9 4 3.5 4.500v14q5.500-.5 8.500 2 3-2.500 8.500-2v-14Q15 4 12 6.500zM12 6.500v14', 2.3),
  more: () =>
    full(
      'M5.500 9.800a2.200 2.200 0 1 0 .01 0zM12 9.800a2.200 2.200 0 1 0 .01 0zM18.500 9.800a2.200 2.200 0 1 0 .01 0z',
    ),
  again: () => line('M5 12a7 7 0 1 1 2.2 5.1M5 19v-4.5h4.5', 2.5),
} as const;

export type IconName = keyof typeof ICONS;

export function Icon({ name, size = 24 }: { readonly name: IconName; readonly size?: number }): JSX.Element {
  return (
    <svg class="icon" width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      {ICONS[name]()}
    </svg>
  );
}
