import type { Same } from '../../words/speak.ts';
import type { en } from './en.ts';

export const pl: Same<typeof en> = {
  'learn.title': 'Lekcja: {game}',
  'learn.none': 'Nikt jeszcze nie napisał lekcji gry {game}.',
  'learn.step': '{step} z {most}',
  'learn.next': 'Dalej',
  'learn.play': 'A teraz prawdziwa gra',
  'learn.rules': 'Wszystkie zasady',
  'learn.again': 'Jeszcze raz od początku',
  'learn.leave': 'Zakończ lekcję',
  'learn.you': 'Ty',
  'learn.other': 'Trybik',
  'board.refused.not-in-this-lesson': 'Tak też wolno, ale spróbuj inaczej.',
  'learn.table': 'Wróć do stolika',
  'learn.awaited': 'Stolik czeka na ciebie.',
};
