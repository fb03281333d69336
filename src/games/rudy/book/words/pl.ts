import type { Same } from '../../../../client/words/speak.ts';
import type { en } from './en.ts';

export const pl: Same<typeof en> = {
  'rules.rudy.answer': '3 niedźwiedzie i 2 koty: odpowiedź to 5.',
  'rules.rudy.answerIs5': 'Odpowiedź to 5',
  'rules.rudy.points': '{points, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}}',
};
