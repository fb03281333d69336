import type { JSX } from 'preact';
import { manifestOf } from '../../games/shelf.ts';
import { gameName } from './games.ts';

const PLAIN = { main: '#7a5c3a', deep: '#4f3a22' } as const;

/** A front for a game that nobody has drawn one for: its name on a label, on its colour. */
export function PlainFront({ game }: { readonly game: string }): JSX.Element {
  const { main, deep } = manifestOf(game)?.colour ?? PLAIN;
  const words = gameName(game).split(' ');
  const longest = Math.max(...words.map((word) => word.length), 4);
  const size = Math.min(44, 230 / longest, 150 / words.length);
  return (
    <g>
      <rect width="200" height="280" rx="10" fill={main} />
      <rect x="10" y="10" width="180" height="260" rx="6" fill="none" stroke={deep} stroke-width="5" />
      <rect x="22" y="60" width="156" height="160" rx="10" fill="#fbf1dc" />
      <text
        x="100"
        y={140 - ((words.length - 1) * size) / 2}
        fill={deep}
        font-family="Baloo 2, sans-serif"
        font-weight="800"
        font-size={size}
        text-anchor="middle"
        dominant-baseline="central"
      >
        {words.map((word, i) => (
          <tspan key={i} x="100" dy={i === 0 ? 0 : size}>
            {word}
          </tspan>
        ))}
      </text>
    </g>
  );
}
