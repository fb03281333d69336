import { language } from '../words/language.ts';
import { voice } from './settings.ts';

/** Nothing of a sentence is kept: what was said about a card must not outlive it. */
export function speak(sentence: string): void {
  if (voice.peek() !== 'on' || typeof speechSynthesis === 'undefined' || sentence === '') return;
  // A card that is gone is not read to the end.
  speechSynthesis.cancel();
  const lang = language.peek();
  const said = new SpeechSynthesisUtterance(sentence);
  said.lang = lang === 'pl' ? 'pl-PL' : 'en-GB';
  const speaker = speechSynthesis.getVoices().find((each) => each.lang.toLowerCase().startsWith(lang));
  if (speaker !== undefined) said.voice = speaker;
  speechSynthesis.speak(said);
}
