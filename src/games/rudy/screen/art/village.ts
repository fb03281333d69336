import { daisy, tree, tuft } from './flora.ts';
import { box, disc, ellipse, path } from './ink.ts';
import type { Scenery } from './scenery.ts';
import { cloud, cottage, fence } from './things.ts';

const STUBBLE = [
  'M150 204Q214 166 280 182l0 6Q216 172 160 208Z',
  'M176 212Q226 180 280 194l0 6Q228 186 188 216Z',
  'M206 220Q240 196 280 208l0 6Q244 202 218 224Z',
];
const FURROWS = ['M0 214Q50 184 118 208l6 6Q52 192 0 222Z', 'M0 232Q60 200 142 222l6 7Q62 208 0 241Z'];
const LEAVES: readonly (readonly [number, number, number])[] = [
  [262, 26, 17],
  [238, 14, 15],
  [276, 44, 14],
  [216, 4, 13],
  [250, 0, 14],
];
const APPLES: readonly (readonly [number, number])[] = [
  [246, 32],
  [270, 58],
  [222, 20],
];

export function village(): Scenery {
  const sky = [
    box(0, 0, 280, 360, '#CDE9F0'),
    disc(58, 62, 50, '#DDF0EC'),
    disc(58, 62, 30, '#FFE9A8'),
    cloud(150, 66, 26, '#F4FBF8'),
    cloud(206, 104, 15, '#E3F3F3'),
    cloud(-16, 120, 20, '#E3F3F3'),
  ];
  const far = [
    path('M0 168Q60 118 132 152T280 130V260H0Z', '#A9D3C6'),
    path('M0 190Q80 150 160 178T280 160V280H0Z', '#8FC7A0'),
    path('M120 200Q200 152 280 170V260H90Z', '#F3D37F'),
    STUBBLE.map((d) => path(d, '#E6BE5F')),
    path('M0 204Q60 168 150 206L190 260H0Z', '#B4D46F'),
    FURROWS.map((d) => path(d, '#9FC75C')),
  ];
  const church = [
    box(121, 133, 22, 64, '#FFF6E4'),
    box(134, 133, 9, 64, '#EBD9B8'),
    path('M118 135L132 96L146 135Z', '#5E7F8C'),
    path('M132 96L146 135H134Z', '#4B6976'),
    box(128.5, 148, 7, 12, '#7FA6A8', 3.5),
    path('M131 84h2v5h4v2h-4v6h-2v-6h-4v-2h4z', '#6B4A2F'),
  ];
  const middle = [
    tree(28, 204, 17, '#6BAA62', '#54934F', '#86BE74'),
    church,
    cottage(54, 214, 56, 30, '#D9583F', '#B5432F'),
    cottage(172, 220, 66, 34, '#E08A3E', '#BF6C28'),
    tree(160, 218, 15, '#6BAA62', '#54934F', '#86BE74'),
    tree(254, 222, 24, '#5E9E5B', '#4A8649', '#7DB86B'),
  ];
  const near = [
    path('M0 226Q90 204 170 218T280 216V360H0Z', '#A3CC62'),
    path(
      'M96 216Q108 236 78 256Q52 276 92 300Q130 324 108 360H206Q210 318 160 292Q112 270 126 248Q136 230 112 215Z',
      '#F0DDAA',
    ),
    path(
      'M112 215Q136 230 126 248Q112 270 160 292Q210 318 206 360h-14Q196 322 148 298Q100 272 118 246Q124 232 104 216Z',
      '#E0C88C',
    ),
    fence([6, 30, 54], 222, -4),
    fence([222, 246, 270], 224, 214),
  ];
  const stage = [
    ellipse(140, 306, 132, 42, '#B9DA78'),
    tuft(40, 276, 9, '#7DB04A'),
    tuft(238, 282, 8, '#7DB04A'),
    tuft(150, 270, 6, '#8FBF55'),
  ];
  return { back: [sky, far, middle, near, stage], front: front(), shadow: '#3F6B2B' };
}

function front(): Scenery['front'] {
  const branch = [
    path('M280 30Q244 26 206 2L212 0H280Z', '#7A5638'),
    LEAVES.map(([x, y, r], i) => [
      disc(x, y, r, i % 2 === 1 ? '#5E9E5B' : '#6BAA62'),
      disc(x - r * 0.3, y - r * 0.3, r * 0.45, '#86BE74'),
    ]),
    APPLES.map(([x, y]) => [disc(x, y, 6.5, '#D9442F'), disc(x - 2, y - 2, 2, '#F58A70')]),
  ];
  return [
    branch,
    path('M0 344Q70 328 140 346T280 336V360H0Z', '#6FA544'),
    tuft(16, 348, 17, '#5A9038'),
    tuft(264, 346, 18, '#5A9038'),
    tuft(118, 354, 11, '#5A9038'),
    tuft(196, 354, 10, '#5A9038'),
    daisy(36, 346, 4.4, '#fff'),
    daisy(52, 353, 3.6, '#fff'),
    daisy(240, 350, 4.4, '#F26B5B', '#FFE08A'),
    daisy(254, 356, 3.4, '#F26B5B', '#FFE08A'),
    daisy(150, 356, 3.2, '#fff'),
  ];
}
