import { ring } from '../../../client/shell/sound.ts';

/** Small sounds: frequency in hertz, start and length in seconds. */
const CHIMES = {
  key: [[520, 0, 0.04]],
  write: [
    [523, 0, 0.08],
    [784, 0.07, 0.12],
  ],
  turn: [
    [220, 0, 0.05],
    [330, 0.05, 0.07],
  ],
  refuse: [
    [180, 0, 0.07],
    [150, 0.08, 0.09],
  ],
  mark: [[660, 0, 0.06]],
  circle: [
    [523, 0, 0.1],
    [659, 0.1, 0.1],
    [784, 0.2, 0.2],
  ],
  cross: [[140, 0, 0.14]],
  win: [
    [523, 0, 0.12],
    [659, 0.12, 0.12],
    [784, 0.24, 0.12],
    [1047, 0.36, 0.3],
  ],
} as const;

export type Chime = keyof typeof CHIMES;

export function chime(name: Chime): void {
  ring(CHIMES[name], 0.08);
}
