import type { Same } from '../../words/speak.ts';
import type { en } from './en.ts';

export const pl: Same<typeof en> = {
  'replay.title': 'Powtórka',
  'replay.back': 'Ruch wstecz',
  'replay.on': 'Ruch naprzód',
  'replay.play': 'Odtwarzaj',
  'replay.pause': 'Zatrzymaj',
  'replay.acts': 'teraz: {names}',
  'replay.through': 'Oczami: {name}',
  'replay.speed': 'Tempo: {speed}×',
  'replay.scrub': 'Ruch {n} z {most}',
  'replay.eyes': 'Czyimi oczami',
  'replay.above': 'Stół',
  'replay.link': 'Kopiuj link do tej chwili',
  'replay.copied': 'Link skopiowany: ruch {n}. {eyes}.',
  'replay.leave': 'Zamknij powtórkę',
  'replay.busy': 'Rozkładam karty',
  'replay.earlier': 'Gra według wcześniejszych zasad',
  'replay.earlier.line':
    'Ten Stolik gra już według nowszych zasad i nie może powtórzyć tych ruchów. „Sprawdź” nadal pokaże, że tasowanie i dziennik są prawdziwe.',
  'replay.earlier.row': '{place}. {name}: {score}',
  'replay.earlier.open': 'Nie została dokończona.',
  'replay.gone': 'Nie ma tu takiej partii.',
  'replay.gone.line': 'Może rozegrano ją na innym urządzeniu albo minął jej czas. Zapis z pliku można otworzyć.',
  'replay.unread': 'Ten plik nie jest zapisem, który da się pokazać.',
  'replay.open': 'Otwórz zapis',
};
