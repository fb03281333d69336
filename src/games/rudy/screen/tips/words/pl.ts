import type { Same } from '../../../../../client/words/speak.ts';
import type { en } from './en.ts';

export const pl: Same<typeof en> = {
  'tip.rudy.remember': 'Zapamiętaj tę kartę: już nie wróci.',
  'tip.rudy.add': 'Dodawaj: wszystkie karty dotąd i tę.',
  'tip.rudy.high': 'Za duża liczba nie daje ani punktu.',
  'tip.rudy.circle': 'Kółko, raz w grze: trafione liczy się podwójnie.',
};
