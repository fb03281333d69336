import type { VNode } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { FACES, type Face } from '../../rules/index.ts';
import { moves } from '../../../../client/shell/motion.ts';
import { faceName, faceWhat, t } from '../../words/say.ts';
import { Piece, Sign } from './art.tsx';
import './die.css';

const STEP = 110;
const STEPS = 6;

function faceAt(i: number): Face {
  return FACES[((i % FACES.length) + FACES.length) % FACES.length] ?? 'gift';
}

/** The die. `rolls` lets it tumble first; what it will show is known all along, only the picture takes its time. */
export function Die({ face, rolls }: { readonly face: Face; readonly rolls: boolean }): VNode {
  const [left, setLeft] = useState(() => (rolls && moves() ? STEPS : 0));
  useEffect(() => {
    if (left === 0) return undefined;
    const timer = setTimeout(() => setLeft(left - 1), STEP);
    return () => clearTimeout(timer);
  }, [left]);
  const at = FACES.indexOf(face);
  return (
    <div class={left > 0 ? 'm-die rolls' : 'm-die'} role="img" aria-label={t('mozg.die', { face: faceName(face) })}>
      <svg viewBox="0 0 150 150" aria-hidden="true">
        <ellipse cx="76" cy="136" rx="56" ry="9" fill="#160a1d" opacity=".4" />
        <g class="cube">
          <path
            d="M22 44 78 18a10 10 0 0 1 9 0L132 40a9 9 0 0 1 5 8L132 102a9 9 0 0 1-5 7L84 130a10 10 0 0 1-9 0L26 110a9 9 0 0 1-6-8L15 54a9 9 0 0 1 7-10Z"
            fill="#f2ead3"
            stroke="#24112e"
            stroke-width="5"
            stroke-linejoin="round"
          />
          <path d="M136 46 80 74 79 131c2 0 4 0 5-1L127 109a9 9 0 0 0 5-7L137 48Z" fill="#b5a888" />
          <path d="M17 49C18 46 20 45 22 44L78 18a10 10 0 0 1 9 0L132 40c2 1 4 3 4 6L80 74Z" fill="#fffbec" />
          <g transform="matrix(.94 .34 0 .94 19 53)translate(3 4)" style={{ color: '#5a2d6b' }}>
            <Piece name={faceAt(at + left)} x={0} y={0} size={56} />
          </g>
          <g transform="matrix(.92 -.44 0 .94 82 76)translate(8 6)" style={{ color: '#5a4f3c' }}>
            <Piece name={faceAt(at + left + 4)} x={0} y={0} size={40} />
          </g>
          <g transform="matrix(.8 .34 -.8 .38 82 24)translate(6 6)" style={{ color: '#b5a888' }}>
            <Piece name={faceAt(at + left + 3)} x={0} y={0} size={50} />
          </g>
          <path
            d="M17 50 80 74 136 47M80 74 79 131"
            fill="none"
            stroke="#24112e"
            stroke-width="3"
            stroke-linecap="round"
          />
        </g>
      </svg>
    </div>
  );
}

/** The six faces in a row, the one that came up lit. */
export function Faces({ face }: { readonly face: Face }): VNode {
  return (
    <ul class="m-faces">
      {FACES.map((each) => (
        <li key={each} class={each === face ? 'up' : ''} title={faceWhat(each)}>
          <Sign name={each} />
          <span class="spoken">{faceWhat(each)}</span>
        </li>
      ))}
    </ul>
  );
}
