import { fern, pine, toadstool, tuft } from './flora.ts';
import { box, disc, ellipse, path, stroke } from './ink.ts';
import type { Scenery } from './scenery.ts';

type Pine = readonly [x: number, base: number, height: number, width: number];

const FAR: readonly Pine[] = [
  [-6, 206, 112, 40],
  [18, 206, 136, 40],
  [40, 206, 98, 40],
  [66, 206, 124, 40],
  [90, 206, 84, 40],
  [112, 206, 72, 40],
  [138, 206, 62, 40],
  [160, 206, 76, 40],
  [184, 206, 92, 40],
  [206, 206, 122, 40],
  [230, 206, 104, 40],
  [254, 206, 138, 40],
  [280, 206, 110, 40],
];
const MIDDLE: readonly Pine[] = [
  [2, 230, 176, 64],
  [34, 230, 142, 56],
  [64, 230, 104, 46],
  [212, 230, 112, 48],
  [244, 230, 156, 58],
  [276, 230, 172, 64],
];
const NEAR: readonly Pine[] = [
  [12, 250, 206, 84],
  [-14, 262, 150, 70],
  [48, 242, 92, 46],
  [268, 252, 214, 86],
  [292, 264, 160, 72],
  [236, 240, 96, 46],
];
const BARK: readonly (readonly [number, number, number])[] = [
  [254, 40, 14],
  [262, 78, 18],
  [256, 132, 12],
  [264, 170, 16],
  [255, 220, 13],
  [262, 252, 14],
];

export function forest(): Scenery {
  const sky = [box(0, 0, 280, 360, '#DCEFD6'), disc(146, 92, 86, '#E7F4D8'), disc(146, 92, 52, '#F6F8DA')];
  const far = [FAR.map(([x, base, h, w]) => pine(x, base, h, w, '#BFDCBB')), box(0, 196, 280, 60, '#BFDCBB')];
  const middle = [
    path('M0 216Q80 196 140 206T280 200V300H0Z', '#A5CDA1'),
    MIDDLE.map(([x, base, h, w]) => pine(x, base, h, w, '#84B98C', '#74AB80')),
  ];
  const near = [
    path('M0 232Q60 216 140 226T280 222V360H0Z', '#A9CF83'),
    NEAR.map(([x, base, h, w]) => pine(x, base, h, w, '#4F9069', '#3F7E5B')),
    path('M0 250Q30 236 70 246Q140 232 214 244Q250 236 280 248V360H0Z', '#8FBF6C'),
    path('M120 0L70 0L-10 236L60 250ZM196 0L160 0L100 244L168 240Z', '#FBFBDD', { opacity: 0.22 }),
  ];
  const stage = [
    ellipse(140, 304, 134, 46, '#B5D67F'),
    ellipse(132, 300, 98, 30, '#C9E294'),
    tuft(60, 270, 8, '#6FA75A'),
    tuft(224, 274, 8, '#6FA75A'),
    tuft(150, 262, 6, '#86B865'),
  ];
  return { back: [sky, far, middle, near, stage, trunks()], front: front(), shadow: '#2F5A3A' };
}

function trunks(): Scenery['back'] {
  return [
    path('M252 0H280V292Q262 284 250 292Q258 180 252 0Z', '#F3ECDC'),
    path('M268 0H280V290Q272 286 266 288Q272 160 268 0Z', '#DCD2BE'),
    BARK.map(([x, y, w]) => path(`M${x} ${y}q${w * 0.5} -3 ${w} 1q${-w * 0.5} 3 ${-w} -1Z`, '#5B4A3C')),
    path('M0 0H22Q14 150 30 286Q14 280 0 288Z', '#7A5A43'),
    path('M12 0H22Q14 150 30 286Q22 282 16 282Q4 150 12 0Z', '#624735'),
    stroke('M4 60q4 10 0 26M6 140q4 12 1 28M5 210q5 12 2 26', '#624735', 2.4),
  ];
}

function front(): Scenery['front'] {
  return [
    path('M0 0H120Q112 16 92 14Q84 30 62 22Q52 40 32 30Q20 50 0 42Z', '#3F7E5B'),
    path('M0 0H84Q74 12 58 10Q46 24 28 16Q16 32 0 26Z', '#4F9069'),
    path('M280 0H176Q186 14 206 12Q214 26 234 20Q246 36 264 28Q272 38 280 36Z', '#3F7E5B'),
    path('M280 0H212Q222 10 238 8Q250 20 264 14Q272 22 280 22Z', '#4F9069'),
    path('M0 340Q60 330 130 347T280 334V360H0Z', '#5D9A54'),
    fern(14, 352, 46, -24, '#2F6B4C'),
    fern(30, 356, 38, 10, '#3C7C58'),
    fern(268, 352, 48, 22, '#2F6B4C'),
    fern(250, 358, 34, -12, '#3C7C58'),
    toadstool(60, 353, 17),
    toadstool(76, 356, 11),
    tuft(130, 356, 10, '#41804A'),
    tuft(206, 354, 11, '#41804A'),
    path('M0 352Q90 344 150 355T280 350V360H0Z', '#41804A'),
  ];
}
