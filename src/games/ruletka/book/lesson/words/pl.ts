import type { Same } from '../../../../../client/words/speak.ts';
import type { en } from './en.ts';

export const pl: Same<typeof en> = {
  'learn.ruletka.pocket':
    'Sześć kart KLIK! i jeden POCISK. Schowaj <b>jedną kartę do kieszeni</b>. POCISK byłby oszustwem. Zagraj uczciwie: schowaj KLIK!',
  'learn.ruletka.pocket.hint': 'Wybierz kartę KLIK!',
  'learn.ruletka.ready':
    'Pozostałe sześć potasowano. Można jeszcze zakręcić czyimś magazynkiem. Zgłoś, że <b>gotowe</b>.',
  'learn.ruletka.ready.hint': 'Naciśnij „Gotowe”.',
  'learn.ruletka.bet':
    'Ile razy pociągniesz za spust? Obstaw <b>2</b>: jeśli przeżyjesz, dostaniesz tyle i jeszcze punkt.',
  'learn.ruletka.bet.hint': 'Tym razem wybierz 2.',
  'learn.ruletka.bids': 'Stawki są odkryte. Niektóre karty je zmieniają; twoja jest na strzały. <b>Pasuj.</b>',
  'learn.ruletka.pass.hint': 'Tym razem pasuj.',
  'learn.ruletka.trust': 'Czy {other} chowa pocisk w kieszeni? Przy stawce 1 to mało prawdopodobne. <b>Pasuj.</b>',
  'learn.ruletka.shot':
    'Strzał pierwszy, dla wszystkich od stawki 1. Przed każdym można zagrać karty. <b>Pasuj</b> i patrz.',
  'learn.ruletka.air':
    'KLIK! Drugi strzał jest tylko twój. Złe przeczucie? Zagraj <b>Wiatrówkę</b>: strzelisz w powietrze.',
  'learn.ruletka.air.hint': 'Zagraj Wiatrówkę z ręki.',
  'learn.ruletka.points': 'Pocisk poszedł w powietrze! Żyjesz i masz 2 + 1. Następna runda: schowaj KLIK!',
  'learn.ruletka.again': 'Znowu gotowe?',
  'learn.ruletka.bet2': 'Obstaw, ile chcesz.',
  'learn.ruletka.accuse':
    '{other} obstawia <b>pięć</b>! Uczciwy magazynek wytrzymuje to raz na sześć. Pachnie oszustwem: <b>oskarżaj</b>.',
  'learn.ruletka.accuse.hint': 'Wskaż: {other}, i oskarż.',
  'learn.ruletka.end':
    'POCISK w kieszeni! Dobierasz trzy karty, a {other} traci postać. Ale za oskarżenie kogoś uczciwego POCISK trafia do <b>twojego</b> magazynka. Wygrywa 15 punktów albo ostatni Kapitan.',
};
