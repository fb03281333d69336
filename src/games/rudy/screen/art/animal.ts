import { BODIES, type Creature } from './bodies.ts';
import { disc, ellipse, group, path, stroke, type Drawing } from './ink.ts';
import type { Place } from './places.ts';
import { crest } from './things.ts';

/** The animal alone, its feet where its place says. */
function body({ species, x, base, height, flip }: Place): Drawing {
  const { box, draw } = BODIES[species];
  const [left, top, right, bottom] = box;
  const scale = height / (bottom - top);
  const move = `translate(${x} ${base})scale(${flip ? -scale : scale} ${scale})translate(${-(left + right) / 2} ${-bottom})`;
  return group(move, draw());
}

function widthOf(species: Creature, height: number): number {
  const [left, top, right, bottom] = BODIES[species].box;
  return ((right - left) * height) / (bottom - top);
}

/** On firm ground, with its two shadows. */
export function standing(place: Place, shadow: string): Drawing {
  const { species, x, base, height } = place;
  const width = widthOf(species, height);
  const broad = species === 'bear' || species === 'fox' ? 0.56 : 0.5;
  return [
    ellipse(x + width * 0.07, base - 1, width * broad, Math.max(5, height * 0.05), shadow, { opacity: 0.32 }),
    ellipse(x + width * 0.02, base - 0.6, width * 0.36, Math.max(3, height * 0.028), shadow, { opacity: 0.35 }),
    body(place),
  ];
}

export function leaping(place: Place): Drawing {
  return body(place);
}

const DROPS: readonly (readonly [number, number, number])[] = [
  [-36, -14, 3.4],
  [-22, -27, 2.8],
  [32, -22, 3.6],
  [16, -30, 2.6],
  [40, -8, 2.4],
];

/** Where a leaping animal leaves the water. */
export function splash({ x, base, height, flip }: Place): Drawing {
  const side = flip ? 1 : -1;
  return group(`translate(${x + side * height * 0.2} ${base - height * 0.05})scale(${height / 150})`, [
    ellipse(0, 4, 36, 6.5, '#8ACFD5'),
    path(
      'M-30 3Q-34 -8 -27 -16Q-24 -6 -18 -6Q-18 -16 -12 -22Q-8 -10 -3 -8Q0 -14 6 -20Q8 -10 13 -7Q18 -12 24 -17Q24 -8 31 3Q0 12 -30 3Z',
      '#EAF8F4',
    ),
    path('M-22 3Q-10 -5 0 -1Q12 -6 24 3Q0 9 -22 3Z', '#BFE7E6'),
    DROPS.map(([cx, cy, r]) => disc(cx, cy, r, '#EAF8F4')),
  ]);
}

export function swimming(place: Place): Drawing {
  const { x, base, height } = place;
  return [
    ellipse(x, base - 2, height * 0.62, height * 0.085, '#4FA9C2'),
    ellipse(x, base - 3, height * 0.5, height * 0.06, '#175E80'),
    body(place),
    [-0.45, -0.1, 0.26].map((d, i) => crest(x + d * height, base - 1 + (i % 2) * 2, height * 0.26, '#BFE7E6', 2.6)),
  ];
}

/** In a boat; a cat of 82 units fits a boat of 92. */
export function sailing(place: Place): Drawing {
  const { x, base, height } = place;
  const scale = height / 82;
  const move = `translate(${x} ${base})scale(${scale})`;
  return [
    group(move, [ellipse(3, 19, 44, 6, '#0F4F6B', { opacity: 0.3 }), path('M-42 -3Q0 5 42 -3L38 2H-38Z', '#7B3325')]),
    body({ ...place, base: base + 12 * scale }),
    group(move, [
      path('M-44 -4Q0 6 44 -4C41 12 33 20 22 20H-22C-33 20 -41 12 -44 -4Z', '#D8573D'),
      path('M10 2Q30 1 44 -4C41 12 33 20 22 20H4Q12 12 10 2Z', '#B94430'),
      path('M-42 3Q0 13 42 3L40 7.5Q0 17.5 -40 7.5Z', '#FBEBD2'),
      path('M-46 20q11.5 -5 23 0t23 0t23 0t23 0v6h-92z', '#1F7397'),
      stroke('M-40 22q8 -3 16 0M4 22q9 -3 18 0', '#BFE7E6', 2.2),
    ]),
  ];
}
