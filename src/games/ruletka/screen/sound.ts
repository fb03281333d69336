import { chimes, WIN } from '../../../client/board/chime.ts';

/** Small sounds: frequency in hertz (0 is a hiss), start and length in seconds. */
export const chime = chimes({
  tap: [[480, 0, 0.04]],
  pocket: [
    [300, 0, 0.05],
    [200, 0.05, 0.08],
  ],
  spin: [0, 1, 2, 3, 4, 5].map((i) => [900 - i * 60, i * 0.06, 0.03] as const),
  stamp: [
    [110, 0, 0.12],
    [0, 0, 0.05],
  ],
  point: [
    [392, 0, 0.08],
    [523, 0.08, 0.1],
  ],
  count: [[440, 0, 0.09]],
  click: [
    [1200, 0, 0.02],
    [700, 0.03, 0.03],
  ],
  bang: [
    [0, 0, 0.35],
    [160, 0, 0.2],
    [90, 0.05, 0.3],
  ],
  score: [
    [523, 0, 0.08],
    [659, 0.08, 0.12],
  ],
  win: WIN,
});
