import type { Same } from '../../../../client/words/speak.ts';
import type { en } from './en.ts';

export const pl: Same<typeof en> = {
  'options.rudy.fox': 'O co pyta lis',
  'options.rudy.fox.species': 'Ile gatunków zwierząt już było?',
  'options.rudy.fox.most': 'Ile razy pojawiło się najczęstsze?',
  'options.rudy.fox.single': 'Na ilu kartach było jedno zwierzę?',
  'options.rudy.fox.cats': 'Ile było kotów?',
  'options.rudy.fox.rule':
    'Wśród dwudziestu kart jest jeden lis. Zamiast o zwierzęta z karty pyta wtedy o to. Sam nie jest zwierzęciem, chyba że pyta o koty: wtedy do końca gry jest jeszcze jednym kotem.',
  'options.rudy.scoring': 'Które liczby punktują',
  'options.rudy.scoring.standard': 'Do odpowiedzi włącznie: mniejsza daje tyle, ile wpisano',
  'options.rudy.scoring.exact': 'Tylko dokładna',
  'options.rudy.scoring.rule':
    'Liczba większa od odpowiedzi nigdy nie punktuje. Jedną liczbę w grze można zakreślić kółkiem: dokładna daje podwójnie, inna nic.',
  'options.rudy.time': 'Czas na kartę',
  'options.rudy.time.rule': 'Gdy czas minie, pole zostaje puste i nie punktuje.',
  'options.rudy.lastAloud': 'Ostatnia liczba na głos',
  'options.rudy.lastAloud.rule':
    'Kto wpisze liczbę jako ostatni, pokazuje ją wszystkim podczas następnej karty. Kółko zostaje tajemnicą.',
  'options.rudy.deck': 'Talia',
  'options.rudy.deck.standard': 'zwykła: pary częściej niż samotnicy',
  'options.rudy.deck.even': 'równa: każdy zestaw zwierząt po dwa razy',
  'options.rudy.deck.own': 'własna talia',
  'sheet.rudy.points': 'Punkty za kartę',
  'sheet.rudy.circledPoints': 'Punkty z kółka',
  'sheet.rudy.crossedOut': 'Za wysokie',
  'options.rudy.deck.rule': 'Z 48 kart do gry trafia dziewiętnaście, nikt nie wie których, i jeden lis.',
  'level.rudy.beginner': 'Zapomina, ledwie karta zniknie, i wierzy w każdą swoją liczbę.',
  'level.rudy.casual': 'Pamięta ostatnie karty, a starsze mu się mieszają.',
  'level.rudy.regular': 'Pilnuje jednego gatunku, resztę szacuje z rozsądkiem.',
  'level.rudy.expert': 'Liczy dobrze i wie, kiedy tylko zgaduje.',
  'level.rudy.master': 'Rzadko się myli i nie marnuje kółka.',
};
