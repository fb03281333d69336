import type { Same } from '../../../../../client/words/speak.ts';
import type { en } from './en.ts';

export const pl: Same<typeof en> = {
  'learn.mozg.bury':
    'Trzy razy po trzy karty. Dwie zostają na ręce, jedna idzie na <b>twój Cmentarz</b>: wróci później. Zakop 18.',
  'learn.mozg.bury.hint': 'Zatrzymaj obie dziewiątki: równe karty są dużo warte. Zakop 18.',
  'learn.mozg.bury2': 'Jeszcze raz. Zakop 14; Komar przyda się wcześniej.',
  'learn.mozg.bury2.hint': 'Tym razem zakop 14.',
  'learn.mozg.bury3': 'Ostatnie trzy. Zakop 15.',
  'learn.mozg.bury3.hint': 'Zakop 15; Mysz i dwójka zaraz się przydadzą.',
  'learn.mozg.play': 'Horda jest pusta: wolno wszystko. Zacznij nisko, od <b>4</b>.',
  'learn.mozg.play.hint': 'Wybierz 4 i zagraj.',
  'learn.mozg.copies':
    'Dwie szóstki naraz: jedna na Hordę, druga na <b>twój Cmentarz</b>! Odpłać: zagraj obie dziewiątki i jedną oddaj.',
  'learn.mozg.copies.hint': 'Zaznacz obie dziewiątki: jedna idzie na Hordę, drugą dostaje {other}.',
  'learn.mozg.mouse': 'Przebij 10. <b>Mysz</b> zmiata Hordę na bok do końca rundy i daje ci jeszcze jedną turę.',
  'learn.mozg.mouse.hint': 'Zagraj 11, czyli Mysz.',
  'learn.mozg.refill': 'Masz mniej niż trzy karty: <b>dobierz na rękę</b> dowolną kartę z Cmentarza.',
  'learn.mozg.refill.hint': 'Wybierz kartę z Cmentarza i ją weź.',
  'learn.mozg.die': 'Twoja dodatkowa tura. Na 2 jest <b>Słodka pianka</b>: kto ją zagra, rzuca kością.',
  'learn.mozg.die.hint': 'Zagraj 2.',
  'learn.mozg.refill2': 'Kradzież! Jeden Mózg, który miał {other}, jest teraz twój. Dobierz z Cmentarza.',
  'learn.mozg.mosquito': 'Szesnastka. Tylko <b>Komar</b> siada na wszystkim, a po nim na wierzchu jest 0.',
  'learn.mozg.mosquito.hint': 'Zagraj 0, czyli Komara.',
  'learn.mozg.refill3': 'I dobierz z Cmentarza.',
  'learn.mozg.pass': 'Możesz też <b>pasować</b>: tracisz Mózg, Horda znika, dobierasz dwie karty. Spróbuj.',
  'learn.mozg.pass.hint': 'Tym razem naciśnij „Pasuj”.',
  'learn.mozg.keep': 'Jedną z dwóch zostaw, drugą zakopiesz. Potem zaczynasz nową Hordę czymkolwiek.',
  'learn.mozg.end':
    'Kto nie ma nic na ręce ani na Cmentarzu, kończy rundę; reszta płaci <b>Mózg za każdą kartę</b>. Ktoś bez Mózgów? Koniec gry.',
};
