import type { JSX } from 'preact';

const ROWS = [60, 190, 320];
const BOARDS = [26, 72, 118, 164, 210, 256, 302, 348, 394];

/** The table from above, on its rug, with a chair for everybody: 360 × 430. The first seat is the upper left one. */
export function TableScene({ chairs, taken }: { readonly chairs: number; readonly taken: number }): JSX.Element {
  return (
    <svg class="table-scene" viewBox="0 0 360 430" aria-hidden="true">
      <rect x="26" y="20" width="308" height="392" rx="56" fill="var(--rug)" />
      <rect x="36" y="30" width="288" height="372" rx="46" fill="none" stroke="var(--rug-2)" stroke-width="5" />
      {[0, 1].flatMap((side) =>
        ROWS.filter((_, row) => row * 2 + side < chairs).map((y, row) => (
          <g
            key={`${side}${row}`}
            transform={side === 0 ? `translate(50 ${y})` : `translate(310 ${y}) scale(-1 1)`}
            opacity={row * 2 + side < taken ? 1 : 0.45}
          >
            <rect x="-38" y="-36" width="92" height="80" rx="18" fill="#2a1608" opacity=".2" />
            <rect x="-36" y="-40" width="92" height="80" rx="18" fill="var(--chair)" />
            <rect x="-42" y="-44" width="16" height="88" rx="8" fill="var(--chair-2)" />
          </g>
        )),
      )}
      <g transform="translate(74 8)">
        <clipPath id="table-top">
          <rect width="212" height="396" rx="40" />
        </clipPath>
        <rect y="10" width="212" height="396" rx="40" fill="#2a1608" opacity=".25" />
        <rect y="6" width="212" height="396" rx="40" fill="var(--walnut)" />
        <g clip-path="url(#table-top)">
          <rect width="212" height="396" fill="var(--wood)" />
          {BOARDS.map((y) => (
            <path key={y} d={`M0 ${y}h212`} stroke="var(--wood-2)" stroke-width="2" />
          ))}
        </g>
        <rect x="2" y="2" width="208" height="392" rx="38" fill="none" stroke="var(--wood-3)" stroke-width="4" />
      </g>
    </svg>
  );
}
