import type { Same } from '../../../words/speak.ts';
import type { en } from './en.ts';

export const pl: Same<typeof en> = {
  'rematch.title': 'Jeszcze raz?',
  'rematch.in': 'gra dalej',
  'rematch.out': 'tym razem nie gra',
  'rematch.open': 'jeszcze nie wiadomo',
  'rematch.play': 'Gram',
  'rematch.pass': 'Tym razem nie',
  'rematch.start': 'Zaczynamy',
  'rematch.soon': 'Zaczynamy za {seconds}…',
};
