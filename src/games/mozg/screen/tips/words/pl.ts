import type { Same } from '../../../../../client/words/speak.ts';
import type { en } from './en.ts';

export const pl: Same<typeof en> = {
  'tip.mozg.higher': 'Na Hordę idzie tylko wyższa karta.',
  'tip.mozg.copies': 'Równe karty idą razem: resztę dostają inni.',
  'tip.mozg.refill': 'Dobierasz do trzech, ze swojego cmentarza.',
  'tip.mozg.pass': 'Pas kosztuje mózg i zmiata Hordę.',
};
