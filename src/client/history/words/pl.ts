import type { Same } from '../../words/speak.ts';
import type { en } from './en.ts';

export const pl: Same<typeof en> = {
  'history.title': 'Rozegrane tutaj',
  'history.none': 'Na tym urządzeniu nie ma jeszcze zakończonych gier. Pierwsza pojawi się tu sama.',
  'history.place': '{place}. miejsce',
  'history.watched': 'widz',
  'history.replay': 'Powtórka',
  'history.check': 'Sprawdź',
  'history.save': 'Zapisz',
  'history.gone': 'Tej partii już nie ma tam, gdzie ją rozegrano.',
  'history.rule':
    'Zostaje tu {matches} ostatnich gier. Miejsce przy stoliku, którego nikt tu nie otwiera przez {days} dni, jest zapominane.',
  'history.open': 'Otwórz zapis z pliku',
};
