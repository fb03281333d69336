import type { Same } from '../../../../../client/words/speak.ts';
import type { en } from './en.ts';

export const pl: Same<typeof en> = {
  'ruletka.voice.ready.1': 'Pierwszy strzał. Gotowi?',
  'ruletka.voice.ready.2': 'Drugi strzał. Gotowi?',
  'ruletka.voice.ready.3': 'Trzeci strzał. Gotowi?',
  'ruletka.voice.ready.4': 'Czwarty strzał. Gotowi?',
  'ruletka.voice.ready.5': 'Piąty strzał. Gotowi?',
  'ruletka.voice.fire': 'Strzał!',
};
