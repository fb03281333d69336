import type { VNode } from 'preact';
import { MOSQUITO, MOUSE, SPIDER, type Card as Value } from '../../rules/index.ts';
import { Piece, piece, type Sign } from '../art/art.tsx';
import { PLACES } from '../art/places.ts';
import { animal, effectOf } from '../../words/say.ts';
import './card.css';

const BONE = '#f2ead3';
const NIGHT = '#24112e';
const GREEN = '#9be15d';
/** The sky by value: the higher, the lighter. */
const SKIES = ['#3b1f47', '#472554', '#5a2d6b', '#6c387d'];
const BADGES: Readonly<Record<number, Sign>> = { [MOSQUITO]: 'hop', [SPIDER]: 'down', [MOUSE]: 'sweep' };
/** Graves far behind the animal, three kinds. */
const BACKS = [
  'M5 101.600C22 92 40 92 58 98 76 104 88 99 95 96V132H5ZM76 99V86a6 6 0 0 1 12 0V98ZM8 102V92h3v-4h3v4h3v10Z',
  'M5 99C24 103 40 92 62 96 78 98 88 103 95 102.500V132H5ZM8 100V88a5 5 0 0 1 10 0V101ZM83 104L82.700 92 75 82.500 77 81.500 83 88 89 79.500 91 80.500 85.300 90V104Z',
  'M5 100.500C20 94 36 100 54 98 74 94 86 96 95 99V132H5ZM5 101V91H6.500V94H9V90H11V94H15V89H17V101ZM80 100V90l-2-2a3 3 0 0 1 4-3 3 3 0 0 1 4 0 3 3 0 0 1 4 3l-2 2v10Z',
];
const FRAME = 'M10 0H90A10 10 0 0 1 100 10V130A10 10 0 0 1 90 140H10A10 10 0 0 1 0 130V10A10 10 0 0 1 10 0Z';
const WINDOW = 'M11 5A6 6 0 0 0 5 11V129A6 6 0 0 0 11 135H89A6 6 0 0 0 95 129V11A6 6 0 0 0 89 5Z';
const EARTH =
  'M5 119.700C11 118.500 16 112.500 26 113 36 107 48 111 56 110 68 108 74 112 82 113 88.500 113 92 116 95 118V129A6 6 0 0 1 89 135H11A6 6 0 0 1 5 129Z';
const GRASS =
  'M5 119.700C11 118.500 16 112.500 26 113 36 107 48 111 56 110 68 108 74 112 82 113 88.500 113 92 116 95 118';

interface Props {
  readonly card: Value;
  /** Whether it carries the marshmallow at this table. */
  readonly sweet: boolean;
  /** With its name and what it does, where it is large enough to be read. */
  readonly named?: boolean;
}

/** A card of 100 × 140: the picture only. What it is called stands in the label of whatever holds it. */
export function Card({ card, sweet, named = false }: Props): VNode {
  const badge = BADGES[card] ?? (sweet ? 'marshmallow' : undefined);
  // A hand is some two hundred shapes: the browser's own parser makes them sooner than they are made one by one.
  return (
    <svg class="m-card" viewBox="0 0 100 140" aria-hidden="true">
      <g dangerouslySetInnerHTML={{ __html: picture(card, badge) }} />
      {named && <Named card={card} sweet={sweet} shifted={badge !== undefined} />}
    </svg>
  );
}

function picture(card: Value, badge: Sign | undefined): string {
  const wide = card > 9;
  const special = card === MOSQUITO || card === SPIDER || card === MOUSE;
  const [x, y, scale] = PLACES[card] ?? [16.8, 41.1, 2.42];
  const tab = `M0 10A10 10 0 0 1 10 0H${wide ? 70 : 50}C${wide ? '68 4 64 4 64' : '48 4 44 4 44'} 12V30C${wide ? '64 42 58 48 48' : '44 42 38 48 28'} 48H12C6 48 5 50 5 54L0 60Z`;
  return [
    `<path d="${WINDOW}" fill="${SKIES[Math.floor(card / 5)] ?? NIGHT}"/>`,
    `<g transform="translate(58 62)scale(${0.97 + card * 0.0215})">${MOON}</g>`,
    `<path d="${BACKS[card % 3]}" fill="#2d1638"/>`,
    `<path d="${FRAME + WINDOW}" fill="${BONE}" fill-rule="evenodd"/>`,
    `<path d="${tab}" fill="${special ? GREEN : BONE}"/>`,
    special ? stitches(wide) : '',
    piece(`a${card}`, x, y, 32 * scale),
    `<path d="${EARTH}" fill="${NIGHT}"/>`,
    `<path d="${GRASS}" fill="none" stroke="#5fbf3a" stroke-width="2.6"/>`,
    '<path d="M16 117l-3-6M20 115l1-6M74 112l3-6M79 113l4-5M50 111l-2-4" stroke="#5fbf3a" stroke-width="2" stroke-linecap="round"/>',
    numeral(card),
    badge === undefined ? '' : badgeOf(badge),
  ].join('');
}

const MOON =
  '<circle r="37" fill="#e6edb4" opacity=".14"/><circle r="30" fill="#e6edb4"/>' +
  '<path d="M11-12a5 5 0 1 0 10 0a5 5 0 1 0-10 0M19 3a3 3 0 1 0 6 0a3 3 0 1 0-6 0M-.600-22a3.600 3.600 0 1 0 7.200 0a3.600 3.600 0 1 0-7.200 0" fill="#d2dd98"/>';

function stitches(wide: boolean): string {
  const seam = wide ? 'M61 8V29C61 39 56 44.5 47 44.5H5' : 'M41 8V29C41 39 36 44.5 27 44.5H5';
  return (
    '<g fill="none" stroke-width="1.3" stroke-dasharray="4 3" stroke-linecap="round">' +
    `<path d="${seam}" stroke="#2f6b2a"/>` +
    '<rect x="2.6" y="2.6" width="94.8" height="134.8" rx="7.5" stroke="#5fbf3a"/></g>'
  );
}

function numeral(card: Value): string {
  if (card < 10)
    return `<text x="23" y="43" class="m-numeral" font-size="52" transform="rotate(-4 23 28)">${card}</text>`;
  return (
    '<g class="m-numeral" font-size="48"><text x="18" y="42" transform="rotate(-5 18 26)">1</text>' +
    `<text x="44" y="43.5" transform="rotate(4 44 26)">${card - 10}</text></g>`
  );
}

function badgeOf(name: Sign): string {
  const sweet = name === 'marshmallow';
  return (
    `<g color="${NIGHT}"><circle cx="17" cy="121" r="14.5" fill="${NIGHT}"/>` +
    `<circle cx="17" cy="121" r="12.3" fill="${sweet ? '#7d4a93' : GREEN}"/>` +
    `${sweet ? piece(name, 7, 110.5, 20) : piece(name, 8, 112, 18)}</g>`
  );
}

function Named(props: { readonly card: Value; readonly sweet: boolean; readonly shifted: boolean }): VNode {
  const effect = effectOf(props.card, props.sweet);
  const x = props.shifted ? 62 : 50;
  return (
    <>
      <text x={x} y={effect === undefined ? 129 : 124} class="m-named" font-size={props.shifted ? 12 : 13}>
        {animal(props.card)}
      </text>
      {effect !== undefined && (
        <text x={x} y="131.800" class="m-effect" font-size="6.2">
          {effect}
        </text>
      )}
    </>
  );
}

/** The back: a grave with a paw. */
export function Back(): VNode {
  return (
    <svg class="m-card" viewBox="0 0 100 140" aria-hidden="true">
      <rect width="100" height="140" rx="10" fill={BONE} />
      <rect x="5" y="5" width="90" height="130" rx="6" fill="#5a2d6b" />
      <path d="M5 101C30 92 70 92 95 101V129A6 6 0 0 1 89 135H11A6 6 0 0 1 5 129Z" fill="#3b1f47" />
      <rect
        x="10"
        y="10"
        width="80"
        height="120"
        rx="4"
        fill="none"
        stroke="#7d4a93"
        stroke-width="1.8"
        stroke-dasharray="5 4"
        stroke-linecap="round"
      />
      <circle cx="50" cy="64" r="36" fill="#3b1f47" />
      <path d="M26.800 99.500V60.500a23.200 23.200 0 0 1 46.400 0V99.500Z" fill="#dccfaf" />
      <path
        d="M67 99.500V58C67 48.300 62.200 41 54.900 38 65.900 39.700 73.200 49.500 73.200 60.500V99.500Z"
        fill="#b5a888"
      />
      <path d="M18.300 100.700C30.500 94.600 69.500 94.600 81.700 100.700L79.300 105.600H20.700Z" fill="#5fbf3a" />
      <g style={{ color: '#3b1f47' }}>
        <Piece name="paw" x={33} y={50.7} size={33} />
      </g>
    </svg>
  );
}
