import type { JSX } from 'preact';
import { cartonOf, PlainFront } from '../cover.tsx';
import './box.css';

/** A box standing on the table. `lean`: how far its lid is seen to the right (or left) of its front. */
export function Box(props: { readonly game: string; readonly open: boolean; readonly lean: number }): JSX.Element {
  const { game, open, lean } = props;
  const { front, peeks, lid, shade, side, inside } = cartonOf(game);
  const [left, right] = [lean - 94, lean + 94];
  return (
    <svg class={`box ${open ? 'is-open' : ''}`} viewBox="-130 -346 260 366" aria-hidden="true">
      <ellipse cx={lean * 0.6} cy="-2" rx="115" ry="13" fill="#2a1608" opacity={open ? 0.22 : 0.34} />
      <path d="M-100 0L-128 12Q0 22 128 12L100 0z" fill="#2a1608" opacity=".2" />
      <g class="box-body">
        <path d={`M-100-278L${left}-298H${right}L100-278z`} fill={lid} />
        <path d={`M-100-278L${left * 0.45 - 55}-287H${right * 0.45 + 55}L100-278z`} fill={shade} opacity=".55" />
        <path class="box-inside" d={`M-92-280L${left + 8}-294H${right - 8}L92-280z`} fill={inside} />
        {peeks.map((peek, i) => (
          <g key={peek} transform={`translate(${lean / 2 + (i === 0 ? -38 : 38)} -286) rotate(${i === 0 ? -7 : 6})`}>
            <image class={`box-peek is-${i}`} href={peek} x="-36" y="-46" width="72" height="66" />
          </g>
        ))}
        {lean > 0 && <path d={`M100-278L${right}-298V-12L100 0z`} fill={side} />}
        {lean < 0 && <path d={`M-100-278L${left}-298V-12L-100 0z`} fill={side} />}
        {front === undefined ? (
          <g transform="translate(-100 -280)">
            <PlainFront game={game} />
          </g>
        ) : (
          <image href={front} x="-100" y="-280" width="200" height="280" />
        )}
      </g>
    </svg>
  );
}
