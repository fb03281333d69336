import type { BookPart } from '../../../client/rulebook/book.ts';

export const book: BookPart = {
  en: async () => (await import('./en.ts')).book,
  pl: async () => (await import('./pl.ts')).book,
  lesson: async () => (await import('./lesson/lesson.ts')).lesson,
  points: 'end',
  places: {
    'option.cards': 'round',
    'option.ties': 'G2',
    over: 'end',
    malformed: 'round',
    'no-such-card': 'round',
  },
};
