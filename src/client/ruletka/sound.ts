import { sound } from '../shell/settings.ts';

/** Small sounds, made when they are needed: frequency in hertz (0 is a hiss), start and length in seconds. */
const CHIMES = {
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
  refuse: [
    [180, 0, 0.07],
    [150, 0.08, 0.09],
  ],
  score: [
    [523, 0, 0.08],
    [659, 0.08, 0.12],
  ],
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
  for (const [pitch, start, length] of CHIMES[name]) {
    play(context, pitch === 0 ? hiss(context, length) : tone(context, pitch), now + start, length);
  }
}

function tone(audio: AudioContext, pitch: number): AudioScheduledSourceNode {
  const source = audio.createOscillator();
  source.type = 'triangle';
  source.frequency.value = pitch;
  return source;
}

function hiss(audio: AudioContext, length: number): AudioScheduledSourceNode {
  const source = audio.createBufferSource();
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * length), audio.sampleRate);
  const wave = buffer.getChannelData(0);
  for (let i = 0; i < wave.length; i++) wave[i] = Math.random() * 2 - 1;
  source.buffer = buffer;
  return source;
}

function play(audio: AudioContext, source: AudioScheduledSourceNode, start: number, length: number): void {
  const volume = audio.createGain();
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(LOUD, start + 0.01);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + length);
  source.connect(volume).connect(audio.destination);
  source.start(start);
  source.stop(start + length);
}
