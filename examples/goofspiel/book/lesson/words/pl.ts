import type { Same } from '../../../../../client/words/speak.ts';
import type { en } from './en.ts';

export const pl: Same<typeof en> = {
  'learn.goofspiel.first': 'Oboje macie 1, 2 i 3. Nagroda jest warta 2 punkty. Licytuj <b>2</b>.',
  'learn.goofspiel.first.hint': 'Trójkę zostaw na później, a jedynka to za mało: licytuj <b>2</b>.',
  'learn.goofspiel.tie': 'Twoja 2 przebiła 1. {other} ma jeszcze 2 i 3, a nagrodą jest 1. Spróbuj <b>3</b>.',
  'learn.goofspiel.tie.hint': '<b>3</b>, żeby zobaczyć, co się stanie.',
  'learn.goofspiel.both': '{other} też licytuje 3: nikt nie bierze jedynki, zostaje. Połóż ostatnią kartę, <b>1</b>.',
  'learn.goofspiel.end': '{other} bierze 1 i 3 za dwójkę. To wszystko: reszta to dobre zgadywanie.',
};
