import type { BookPart } from '../../../client/rulebook/book.ts';

export const book: BookPart = {
  en: async () => (await import('./en.ts')).book,
  pl: async () => (await import('./pl.ts')).book,
  pictures: async () => (await import('./pictures.tsx')).pictures,
  lesson: async () => (await import('./lesson/lesson.ts')).lesson,
  points: 'round-end',
  places: {
    'option.refill': 'refill',
    'option.starter': 'round-end',
    over: 'game-end',
    'not-asked': 'play',
    malformed: 'play',
    'not-now': 'play',
    'not-of-the-three': 'draft',
    'not-of-the-two': 'pass',
    'not-in-hand': 'play',
    'not-in-graveyard': 'refill',
    'too-few-copies': 'play',
    'must-be-higher': 'play',
    'spider-says-lower-than-8': 'Z10',
    'cannot-pass-on-empty-horde': 'Z3',
    'wrong-number-of-cards': 'refill',
    'not-yourself': 'Z22',
    'no-such-opponent': 'Z35',
    'graveyard-is-empty': 'Z20',
  },
};
