import type { JSX } from 'preact';

/** The house's name, drawn in round strokes: a small table with two cards on it, and the letters. */
export function Brand(): JSX.Element {
  return (
    <svg class="brand" viewBox="0 0 106 36" role="img" aria-label="Stolik">
      <ellipse cx="15" cy="14.5" rx="14" ry="6" fill="#7c5231" />
      <ellipse cx="15" cy="12.5" rx="14" ry="6" fill="#b57f50" />
      <path d="M15 20v9M8.5 30.5h13" stroke="#8a5b36" stroke-width="3.6" stroke-linecap="round" />
      <rect x="10" y="5.5" width="7" height="9.5" rx="1.5" transform="rotate(-14 13 10)" fill="#fffcf5" />
      <rect x="14" y="4.5" width="7" height="9.5" rx="1.5" transform="rotate(12 17 9)" fill="var(--fox)" />
      <g fill="none" stroke="var(--ink)" stroke-linecap="round" stroke-linejoin="round">
        <path d={STEMS} stroke-width="4.3" />
        <path d="M53 16.3h7.3M69.1 16a4.8 4.8 0 1 0 .1 0z" stroke-width="3.6" />
        <path d="M87.6 10.5h0" stroke-width="4.8" />
      </g>
    </svg>
  );
}

const STEMS =
  'M48.4 12q-1.5-.9-3.8-.9-4.9 0-4.9 3.6 0 2.8 3.4 3.5l3 .7q3.4.7 3.4 3.2 0 3.2-5.3 3.2-2.7 0-4.8-1.1M56 13v9q0 3.4 3.2 3.4h.9M79.5 11.3V22q0 3.4 3 3.4M87.6 16.7V25M94 11.3V25M101.7 16.6l-4.2 4.3 4.4 4.1';
