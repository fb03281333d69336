import { acacia, tuft } from './flora.ts';
import { box, disc, ellipse, path, stroke } from './ink.ts';
import type { Scenery } from './scenery.ts';

const GLINTS = ['M20 214h40', 'M96 210h30', 'M190 211h50', 'M120 218h22'];
const GRASS: readonly (readonly [number, number, number])[] = [
  [8, 356, 30],
  [28, 360, 22],
  [272, 358, 26],
  [120, 360, 13],
  [188, 359, 12],
  [52, 361, 14],
];

export function savannah(): Scenery {
  const sky = [
    box(0, 0, 280, 360, '#F8CFA6'),
    path('M0 0H280V52Q150 84 0 48Z', '#F3B893'),
    disc(196, 92, 62, '#FBE0B6'),
    disc(196, 92, 42, '#FFF3D2'),
  ];
  const far = [
    path('M-4 150L26 118H74L98 146Q150 140 176 150L198 128H246L284 152V230H0Z', '#DE9C86'),
    path('M0 168Q50 146 120 164T280 156V250H0Z', '#C97F6C'),
    path('M0 186Q90 166 170 182T280 178V260H0Z', '#AD6656'),
  ];
  const middle = [
    acacia(40, 204, 66, '#7E8449', '#676E3A', '#6A4434'),
    acacia(250, 206, 84, '#6F7840', '#596132', '#5B392C'),
    acacia(150, 190, 26, '#7E8449', '#676E3A', '#6A4434'),
  ];
  const near = [
    path('M0 204Q80 192 160 202T280 198V360H0Z', '#D9C07A'),
    path('M0 226Q90 208 180 224T280 218V360H0Z', '#C3AC5E'),
    GLINTS.map((d) => stroke(d, '#EAD79A', 3)),
    ellipse(216, 240, 54, 10, '#8C8140'),
    ellipse(217, 239, 49, 7.4, '#8CC7C6'),
    ellipse(210, 237, 30, 3, '#BFE3DC'),
  ];
  const stage = [
    path('M0 256Q70 236 150 252T280 246V360H0Z', '#A89B4C'),
    ellipse(140, 310, 136, 44, '#B9AD5C'),
    ellipse(132, 306, 96, 27, '#C9BD6E'),
    tuft(30, 264, 12, '#7F7A36'),
    tuft(252, 266, 12, '#7F7A36'),
    tuft(140, 258, 8, '#8E883E'),
    tuft(86, 258, 7, '#8E883E'),
  ];
  const front = [
    path('M0 0H96Q92 12 74 12Q66 24 48 18Q36 30 20 22Q10 34 0 28Z', '#5E6836'),
    path('M0 0H60Q52 10 40 8Q30 18 16 12Q8 20 0 16Z', '#717B42'),
    path('M0 346Q80 332 150 348T280 340V360H0Z', '#7A7034'),
    path('M226 352q4 -18 22 -18q18 0 24 18Z', '#8B6A5A'),
    path('M248 334q18 0 24 18h-16q2 -12 -8 -18Z', '#715346'),
    GRASS.map(([x, y, s]) => tuft(x, y, s, '#565422')),
  ];
  return { back: [sky, far, middle, near, stage], front, shadow: '#4A4A1E' };
}
