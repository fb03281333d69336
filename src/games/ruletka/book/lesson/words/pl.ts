import type { Same } from '../../../../../client/words/speak.ts';
import type { en } from './en.ts';

export const pl: Same<typeof en> = {
  'learn.ruletka.pocket':
    'Sześć klików i jeden pocisk. Schowaj <b>jedną kartę do kieszeni</b>. Pocisk byłby oszustwem. Zagraj uczciwie: schowaj klik.',
  'learn.ruletka.pocket.hint': 'Wybierz klik.',
  'learn.ruletka.ready': 'Pozostałe sześć potasowano. Można jeszcze zakręcić czyjąś bronią. Zgłoś, że <b>gotowe</b>.',
  'learn.ruletka.ready.hint': 'Naciśnij „Gotowe”.',
  'learn.ruletka.bet':
    'Ile razy pociągniesz za spust? Postaw <b>2</b>: jeśli przeżyjesz, dostaniesz tyle i jeszcze punkt.',
  'learn.ruletka.bet.hint': 'Tym razem wybierz 2.',
  'learn.ruletka.bids': 'Stawki są odkryte. Niektóre karty je zmieniają; twoja jest na strzelanie. <b>Pasuj.</b>',
  'learn.ruletka.pass.hint': 'Tym razem pasuj.',
  'learn.ruletka.trust': 'Czy {other} chowa pocisk w kieszeni? Przy stawce 1 to mało prawdopodobne. <b>Pasuj.</b>',
  'learn.ruletka.shot':
    'Strzał pierwszy, dla wszystkich od stawki 1. Przed każdym można zagrać karty. <b>Pasuj</b> i patrz.',
  'learn.ruletka.air':
    'Klik! Drugi strzał jest tylko twój. Złe przeczucie? Zagraj <b>Wiatrówkę</b>: strzelisz w powietrze.',
  'learn.ruletka.air.hint': 'Zagraj Wiatrówkę z ręki.',
  'learn.ruletka.points': 'Pocisk poszedł w powietrze! Żyjesz i masz 2 + 1. Następna runda: schowaj klik.',
  'learn.ruletka.again': 'Znowu gotowe?',
  'learn.ruletka.bet2': 'Postaw, ile chcesz.',
  'learn.ruletka.accuse':
    '{other} stawia <b>pięć</b>! Uczciwa broń wytrzymuje to raz na sześć. Pachnie oszustwem: <b>oskarżaj</b>.',
  'learn.ruletka.accuse.hint': 'Wskaż: {other}, i oskarż.',
  'learn.ruletka.end':
    'Pocisk w kieszeni! Dobierasz trzy karty, a {other} traci postać. Ale za oskarżenie kogoś uczciwego pocisk trafia do <b>twojej</b> broni. Wygrywa 15 punktów albo ostatni kapitan.',
};
