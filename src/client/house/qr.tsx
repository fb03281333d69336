import type { JSX } from 'preact';
import { encode } from 'uqr';

const QUIET = 4;

/** Dark on light in every theme: cameras want it so. */
export function Qr({ text, label }: { readonly text: string; readonly label: string }): JSX.Element {
  const { data, size } = encode(text, { ecc: 'M', border: 0 });
  const path = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
  return (
    <svg
      class="qr"
      viewBox={`${-QUIET} ${-QUIET} ${size + 2 * QUIET} ${size + 2 * QUIET}`}
      role="img"
      aria-label={label}
      data-text={text}
      shape-rendering="crispEdges"
    >
      <path d={path} fill="#2b2118" />
    </svg>
  );
}
