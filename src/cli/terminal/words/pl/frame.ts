import type { FrameWords } from '../frame.ts';
import { listed, polish } from '../plural.ts';

export const frame: FrameWords = {
  you: 'Ty',
  botNames: [
    'Fikus',
    'Imbryk',
    'Parasol',
    'Kaktus',
    'Latarnia',
    'Budzik',
    'Paprotka',
    'Guzik',
    'Poduszka',
    'Śrubka',
    'Czajnik',
    'Storczyk',
  ],
  nameless: (n) => `Robot ${n}`,
  welcome: (title, others) =>
    others.length === 0
      ? `${title}. Przy stoliku siedzisz tylko Ty.`
      : `${title}. Przy stoliku ${others.length === 1 ? 'siedzi' : 'siedzą'} z Tobą ${listed('pl', others)}.`,
  askRules: '? – zasady · Ctrl+C – odejście od stolika',
  begin: 'Enter – zaczynamy ',
  back: 'Enter – wracamy do gry ',
  nextPage: 'Enter – dalej · w – od razu wynik ',
  hurry: (seconds) => `Czas na odpowiedź: ${polish(seconds, 'sekunda', 'sekundy', 'sekund')}.`,
  tooLate: 'Czas minął.',
  goodbye: 'Odchodzisz od stolika. Do zobaczenia!',
  thanks: 'Dziękujemy za grę!',
  sameDeal: (seed) => `To samo rozdanie jeszcze raz: --seed ${seed}`,
  refused: (code) => `Tak nie można (${code}). Spróbuj inaczej.`,
  and: (things) => listed('pl', things),
};
