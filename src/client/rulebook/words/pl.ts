import type { Same } from '../../words/speak.ts';
import type { en } from './en.ts';

export const pl: Same<typeof en> = {
  'rules.title': 'Zasady: {game}',
  'rules.contents': 'Spis treści',
  'rules.search': 'Szukaj w zasadach',
  'rules.found': '{count, plural, one {# miejsce} few {# miejsca} many {# miejsc} other {# miejsca}}',
  'rules.none': 'Nie ma nic o „{words}”. Spróbuj innego słowa.',
  'rules.ruling': 'Rozstrzygnięcie {name}',
  'rules.loading': 'Podaję zasady',
  'rules.failed': 'Nie udało się pobrać zasad. Sprawdź sieć i spróbuj ponownie.',
};
