import { sound } from '../shell/settings.ts';

/** Small sounds, made when they are needed: frequency in hertz, start and length in seconds. */
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

let context: AudioContext | undefined;
let touched = false;
const LOUD = 0.08;

for (const first of ['pointerdown', 'keydown']) {
  addEventListener(first, () => (touched = true), { once: true, capture: true });
}

/** Nothing until this page has been touched: a browser would refuse it, and a room would start. */
export function chime(name: Chime): void {
  if (sound.value !== 'on' || !touched) return;
  context ??= new AudioContext();
  const now = context.currentTime;
  for (const [pitch, start, length] of CHIMES[name]) tone(context, pitch, now + start, length);
}

function tone(audio: AudioContext, pitch: number, start: number, length: number): void {
  const source = audio.createOscillator();
  const volume = audio.createGain();
  source.type = 'triangle';
  source.frequency.value = pitch;
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(LOUD, start + 0.01);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + length);
  source.connect(volume).connect(audio.destination);
  source.start(start);
  source.stop(start + length);
}
