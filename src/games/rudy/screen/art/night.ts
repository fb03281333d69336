import { fern, pine } from './flora.ts';
import { box, disc, group, path } from './ink.ts';
import type { Scenery } from './scenery.ts';

const STARS: readonly (readonly [number, number, number])[] = [
  [26, 36, 2],
  [60, 84, 1.6],
  [244, 40, 2.2],
  [222, 92, 1.6],
  [262, 120, 1.8],
  [96, 24, 1.6],
  [196, 26, 1.8],
  [18, 120, 1.8],
  [42, 58, 1.4],
];
const CRATERS: readonly (readonly [number, number, number])[] = [
  [92, 166, 11],
  [198, 206, 13],
  [204, 154, 6],
  [84, 196, 5],
];
const FAR: readonly (readonly [number, number])[] = [
  [-4, 128],
  [20, 150],
  [44, 96],
  [248, 98],
  [268, 146],
  [290, 132],
];
const NEAR: readonly (readonly [number, number])[] = [
  [6, 210],
  [-18, 150],
  [276, 200],
  [300, 160],
];
const LEAVES: readonly (readonly [number, number, number])[] = [
  [30, 340, -20],
  [70, 350, 30],
  [222, 346, 10],
  [250, 334, -40],
  [186, 352, 60],
  [110, 354, 12],
];

/** Where the fox asks its question. */
export function night(): Scenery {
  const sky = [
    box(0, 0, 280, 360, '#2B4C5E'),
    disc(146, 188, 138, '#305468'),
    disc(146, 188, 108, '#3A6274'),
    disc(146, 188, 84, '#FBE7B8'),
    CRATERS.map(([x, y, r]) => disc(x, y, r, '#F1D79C')),
    STARS.map(([x, y, r]) => disc(x, y, r, '#FBE7B8')),
  ];
  const far = [
    FAR.map(([x, h]) => pine(x, 240, h, 46, '#26475A')),
    path('M0 232Q80 196 140 214T280 226V320H0Z', '#26475A'),
  ];
  const near = [
    NEAR.map(([x, h]) => pine(x, 286, h, 84, '#1B3646', '#152C3A')),
    path('M0 276Q70 236 140 248T280 268V360H0Z', '#1F4046'),
    path('M0 292Q80 256 140 262T280 284V360H0Z', '#2A5350'),
  ];
  const front = [
    path('M0 342Q80 326 150 344T280 336V360H0Z', '#173239'),
    LEAVES.map(([x, y, angle]) =>
      group(
        `translate(${x} ${y})rotate(${angle})`,
        path('M-9 0Q-4 -7 9 0Q-3 7 -9 0Z', angle > 0 ? '#E8641B' : '#F0A13A'),
      ),
    ),
    fern(16, 356, 40, -18, '#10262E'),
    fern(264, 356, 44, 18, '#10262E'),
  ];
  return { back: [sky, far, near], front, shadow: '#10222B' };
}
