import type { JSX } from 'preact';
import coverMozg from '../../games/mozg/screen/cover/cover.svg?url';
import coverRudy from '../../games/rudy/screen/cover/cover.svg?url';
import coverRuletka from '../../games/ruletka/screen/cover/cover.svg?url';
import peekMozg1 from '../../games/mozg/screen/cover/peek-1.svg?url';
import peekMozg2 from '../../games/mozg/screen/cover/peek-2.svg?url';
import peekRudy1 from '../../games/rudy/screen/cover/peek-1.svg?url';
import peekRudy2 from '../../games/rudy/screen/cover/peek-2.svg?url';
import peekRuletka1 from '../../games/ruletka/screen/cover/peek-1.svg?url';
import peekRuletka2 from '../../games/ruletka/screen/cover/peek-2.svg?url';
import type { GameId } from './games.ts';
import './box.css';

interface Carton {
  readonly cover: string;
  readonly peeks: readonly [string, string];
  readonly lid: string;
  readonly shade: string;
  readonly side: string;
  readonly inside: string;
}

const CARTONS: Readonly<Record<GameId, Carton>> = {
  rudy: {
    cover: coverRudy,
    peeks: [peekRudy1, peekRudy2],
    lid: '#f7b26b',
    shade: '#dd6c22',
    side: '#c9591a',
    inside: '#3a1b06',
  },
  mozg: {
    cover: coverMozg,
    peeks: [peekMozg1, peekMozg2],
    lid: '#6a4a86',
    shade: '#2f1a40',
    side: '#24122f',
    inside: '#150a1e',
  },
  ruletka: {
    cover: coverRuletka,
    peeks: [peekRuletka1, peekRuletka2],
    lid: '#fbf1dc',
    shade: '#d9c79f',
    side: '#8e1a13',
    inside: '#3b120d',
  },
};

/** The front of the box, for tickets and tags. */
export function Cover({ game }: { readonly game: GameId }): JSX.Element {
  return <img class="cover" src={CARTONS[game].cover} width="200" height="280" alt="" decoding="async" />;
}

/** A box standing on the table. `lean`: how far its lid is seen to the right (or left) of its front. */
export function Box(props: { readonly game: GameId; readonly open: boolean; readonly lean: number }): JSX.Element {
  const { game, open, lean } = props;
  const { cover, peeks, lid, shade, side, inside } = CARTONS[game];
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
        <image href={cover} x="-100" y="-280" width="200" height="280" />
      </g>
    </svg>
  );
}
