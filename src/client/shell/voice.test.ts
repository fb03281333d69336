import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { choose } from '../words/language.ts';
import { voice } from './settings.ts';
import { canSpeak, hush } from './silence.ts';
import { speak } from './voice.ts';

class Utterance {
  lang = '';
  voice: unknown;
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

const POLISH = { lang: 'pl-PL', name: 'Ewa' };
let done: string[] = [];

beforeEach(() => {
  done = [];
  vi.stubGlobal('SpeechSynthesisUtterance', Utterance);
  vi.stubGlobal('speechSynthesis', {
    cancel: () => done.push('hush'),
    speak: ({ text, lang, voice: by }: Utterance) => done.push(`${lang} ${(by as typeof POLISH)?.name ?? ''}: ${text}`),
    getVoices: () => [{ lang: 'de-DE', name: 'Anna' }, POLISH],
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  voice.value = 'off';
});

test('nothing is said until somebody wants it', () => {
  speak('Na wsi: kura.');
  expect(done).toEqual([]);
});

test('it speaks the screen’s language, by a voice of that language where there is one', async () => {
  voice.value = 'on';
  await choose('pl');
  speak('Na wsi: kura.');
  await choose('en');
  speak('In the village: a hen.');
  expect(done).toEqual(['hush', 'pl-PL Ewa: Na wsi: kura.', 'hush', 'en-GB : In the village: a hen.']);
});

test('a new card hushes the one before', () => {
  voice.value = 'on';
  speak('first');
  speak('second');
  expect(done.map((each) => each.replace(/^.*: /, ''))).toEqual(['hush', 'first', 'hush', 'second']);
});

test('a device without a voice stays silent', () => {
  vi.unstubAllGlobals();
  voice.value = 'on';
  expect(canSpeak()).toBe(false);
  expect(() => {
    speak('x');
    hush();
  }).not.toThrow();
});
