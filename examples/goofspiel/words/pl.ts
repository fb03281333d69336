import type { Same } from '../../../client/words/speak.ts';
import type { en } from './en.ts';

export const pl: Same<typeof en> = {
  'goofspiel.title': 'Goofspiel',
  'goofspiel.prize': '{count, plural, one {Nagroda} few {Nagrody} many {Nagrody} other {Nagrody}}',
  'goofspiel.coming': 'Jeszcze będą: {cards}',
  'goofspiel.last-one': 'To już ostatnia.',
  'goofspiel.hand': 'Twoje karty',
  'goofspiel.points': '{points, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}}',
  'goofspiel.cards-left': 'ma {cards}',
  'goofspiel.no-cards': 'nie ma już kart',
  'goofspiel.bids': 'Licytuj {card}',
  'goofspiel.your-turn': 'Którą kartą licytujesz <b>{prizes}</b>?',
  'goofspiel.sent': 'Licytujesz {card}. Czekamy: {names}.',
  'goofspiel.waiting': 'Czekamy: {names}.',
  'goofspiel.laid': '{name} kładzie kartę.',
  'goofspiel.turned': 'Licytacja: {bids}.',
  'goofspiel.taken': '{name} bierze {prizes}.',
  'goofspiel.tied': 'Nikt nie bierze {prizes}.',
  'goofspiel.next': 'Następna nagroda: {prize}.',
  'goofspiel.refused.no-such-card': 'Tej karty już nie masz.',
};
