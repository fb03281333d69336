import { chimes, WIN } from '../../../client/board/chime.ts';

/** Small sounds: frequency in hertz, start and length in seconds. */
export const chime = chimes({
  key: [[520, 0, 0.04]],
  write: [
    [523, 0, 0.08],
    [784, 0.07, 0.12],
  ],
  turn: [
    [220, 0, 0.05],
    [330, 0.05, 0.07],
  ],
  mark: [[660, 0, 0.06]],
  circle: [
    [523, 0, 0.1],
    [659, 0.1, 0.1],
    [784, 0.2, 0.2],
  ],
  cross: [[140, 0, 0.14]],
  lead: [
    [440, 0, 0.09],
    [587, 0.09, 0.09],
    [880, 0.18, 0.22],
  ],
  win: WIN,
});
