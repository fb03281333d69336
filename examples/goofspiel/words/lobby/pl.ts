import type { Same } from '../../../../client/words/speak.ts';
import type { en } from './en.ts';

export const pl: Same<typeof en> = {
  'options.goofspiel.cards': 'Karty',
  'options.goofspiel.cards.rule': 'Każdy ma karty od 1 do tej liczby i tyle samo jest nagród.',
  'options.goofspiel.ties': 'Nagroda przy remisie',
  'options.goofspiel.ties.stay': 'zostaje na następną licytację',
  'options.goofspiel.ties.discard': 'przepada',
  'options.goofspiel.ties.rule': 'Kiedy najwyższą kartę położą dwie osoby, nikt nie bierze nagrody.',
  'level.goofspiel.beginner': 'Licytuje, co ma pod ręką.',
  'level.goofspiel.regular': 'Licytuje tyle, ile warta jest nagroda.',
  'level.goofspiel.expert': 'Licytuje o jeden więcej, a najdroższą odpuszcza.',
};
