import { ring } from '../../../client/shell/sound.ts';

/** Small sounds: from and to in hertz, start and length in seconds. */
const CHIMES = {
  tap: [[420, 420, 0, 0.04]],
  play: [
    [200, 130, 0, 0.09],
    [330, 262, 0.05, 0.1],
  ],
  bury: [[150, 70, 0, 0.16]],
  pass: [
    [330, 220, 0, 0.16],
    [262, 165, 0.14, 0.22],
  ],
  sweep: [[900, 180, 0, 0.28]],
  die: [
    [300, 260, 0, 0.05],
    [360, 300, 0.12, 0.05],
    [320, 280, 0.24, 0.05],
    [520, 660, 0.5, 0.16],
  ],
  brain: [
    [523, 587, 0, 0.09],
    [659, 784, 0.09, 0.16],
  ],
  lost: [[494, 233, 0, 0.26]],
  swap: [
    [330, 494, 0, 0.14],
    [494, 330, 0.1, 0.16],
  ],
  yours: [
    [392, 392, 0, 0.09],
    [587, 587, 0.1, 0.16],
  ],
  refuse: [
    [180, 180, 0, 0.07],
    [150, 150, 0.08, 0.09],
  ],
  round: [
    [262, 262, 0, 0.14],
    [247, 247, 0.14, 0.14],
    [196, 196, 0.28, 0.34],
  ],
  win: [
    [392, 392, 0, 0.12],
    [494, 494, 0.12, 0.12],
    [587, 587, 0.24, 0.12],
    [784, 784, 0.36, 0.34],
  ],
} as const;

export type Chime = keyof typeof CHIMES;

export function chime(name: Chime): void {
  ring(
    CHIMES[name].map(([from, to, start, length]) => [from, start, length, to]),
    0.07,
  );
}
