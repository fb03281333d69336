import { chimes } from '../../../client/board/chime.ts';

/** Small sounds: pitch in hertz, start and length in seconds, and the pitch it slides to. */
const CHIMES = {
  tap: [[420, 0, 0.04]],
  play: [
    [200, 0, 0.09, 130],
    [330, 0.05, 0.1, 262],
  ],
  bury: [[150, 0, 0.16, 70]],
  pass: [
    [330, 0, 0.16, 220],
    [262, 0.14, 0.22, 165],
  ],
  sweep: [[900, 0, 0.28, 180]],
  die: [
    [300, 0, 0.05, 260],
    [360, 0.12, 0.05, 300],
    [320, 0.24, 0.05, 280],
    [520, 0.5, 0.16, 660],
  ],
  brain: [
    [523, 0, 0.09, 587],
    [659, 0.09, 0.16, 784],
  ],
  lost: [[494, 0, 0.26, 233]],
  swap: [
    [330, 0, 0.14, 494],
    [494, 0.1, 0.16, 330],
  ],
  yours: [
    [392, 0, 0.09],
    [587, 0.1, 0.16],
  ],
  round: [
    [262, 0, 0.14],
    [247, 0.14, 0.14],
    [196, 0.28, 0.34],
  ],
  win: [
    [392, 0, 0.12],
    [494, 0.12, 0.12],
    [587, 0.24, 0.12],
    [784, 0.36, 0.34],
  ],
} as const;

export type Chime = keyof typeof CHIMES;

export const chime = chimes<Chime>(CHIMES, 0.07);
