import type { Note } from './sound.ts';

let context: AudioContext | undefined;

/** A phone that was locked leaves it suspended, or `interrupted` as iOS calls it; a look or a touch wakes it. */
async function wake(): Promise<void> {
  if (context !== undefined && context.state !== 'running') await context.resume().catch(() => undefined);
}

function begin(): AudioContext {
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) void wake();
  });
  addEventListener('pointerdown', () => void wake(), { capture: true });
  return new AudioContext();
}

/** A sound that comes later than this is about something else. */
const LATE = 400;

/** A small sound, made when it is needed. */
export async function synthesize(notes: readonly Note[], loud: number): Promise<void> {
  context ??= begin();
  const asked = performance.now();
  await wake();
  if (context.state !== 'running' || performance.now() - asked > LATE) return;
  const now = context.currentTime;
  for (const [pitch, start, length, to = pitch] of notes) {
    const source = pitch === 0 ? hiss(context, length) : tone(context, pitch, to, now + start, length);
    play(context, source, loud, now + start, length);
  }
}

function tone(audio: AudioContext, from: number, to: number, start: number, length: number): AudioScheduledSourceNode {
  const source = audio.createOscillator();
  source.type = 'triangle';
  source.frequency.setValueAtTime(from, start);
  source.frequency.exponentialRampToValueAtTime(to, start + length);
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

function play(
  audio: AudioContext,
  source: AudioScheduledSourceNode,
  loud: number,
  start: number,
  length: number,
): void {
  const volume = audio.createGain();
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(loud, start + 0.01);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + length);
  source.connect(volume).connect(audio.destination);
  source.start(start);
  source.stop(start + length);
}
