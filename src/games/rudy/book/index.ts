import type { BookPart } from '../../../client/rulebook/book.ts';

export const book: BookPart = {
  en: async () => (await import('./en.ts')).book,
  pl: async () => (await import('./pl.ts')).book,
  pictures: async () => (await import('./pictures.tsx')).pictures,
  lesson: async () => (await import('./lesson/lesson.ts')).lesson,
  points: 'points',
  places: {
    'option.fox': 'fox',
    'option.scoring': 'points',
    'option.time': 'R24',
    'option.lastAloud': 'R19',
    'option.deck': 'R26',
    over: 'winning',
    'already-written': 'R12',
    'no-circle': 'R20',
    'circle-used': 'R6',
    malformed: 'turn',
    'emotes-only': 'R27',
  },
};
