import { sound } from './settings.ts';

/** Pitch in hertz (0 is a hiss), start and length in seconds, and the pitch it slides to. */
export type Note = readonly [pitch: number, start: number, length: number, to?: number];

type Synthesize = (notes: readonly Note[], loud: number) => Promise<void>;

let synth: Promise<Synthesize> | undefined;

// Fetched when somebody first touches the page: before that a browser would refuse a sound, and a room would start.
const fetchSynth = (): void => {
  synth ??= import('./synth.ts').then((it) => it.synthesize);
  synth.catch(() => (synth = undefined));
};
for (const first of ['pointerdown', 'keydown']) addEventListener(first, fetchSynth, { once: true, capture: true });

/** Nothing until this page has been touched, and nothing where what makes sounds could not be fetched. */
export function ring(notes: readonly Note[], loud: number): void {
  if (sound.value !== 'on') return;
  synth?.then((synthesize) => synthesize(notes, loud)).catch(() => undefined);
}
