import type { BookPart } from '../../../client/rulebook/book.ts';

export const book: BookPart = {
  en: async () => (await import('./en.ts')).book,
  pl: async () => (await import('./pl.ts')).book,
  pictures: async () => (await import('./pictures.tsx')).pictures,
  lesson: async () => (await import('./lesson/lesson.ts')).lesson,
  places: {
    over: 'winning',
    'already-written': 'R12',
    'no-circle': 'R20',
    'circle-used': 'R6',
    malformed: 'turn',
    'emotes-only': 'R27',
  },
};
