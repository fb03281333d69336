import type { Same } from '../../../words/speak.ts';
import type { en } from './en.ts';

export const pl: Same<typeof en> = {
  'options.title': 'Jak gramy',
  'options.save': 'Tak gramy',
  'options.on': 'tak',
  'options.off': 'nie',
  'options.none': 'bez pośpiechu',
  'options.seconds': '{seconds} s',
  'options.rule': 'Zasada',
  'options.rule.of': 'Zasada: {name}',
  'options.usual': 'Zwykłe zasady',
  'options.calm': 'spokojne tempo',
  'options.own': 'Ten stolik ma własne karty; tutaj zostają, jak są.',

  'options.rudy.fox': 'O co pyta lis',
  'options.rudy.fox.species': 'Ile gatunków zwierząt już było?',
  'options.rudy.fox.most': 'Ile razy pojawiło się najczęstsze?',
  'options.rudy.fox.single': 'Na ilu kartach było jedno zwierzę?',
  'options.rudy.fox.cats': 'Ile było kotów?',
  'options.rudy.fox.rule':
    'Raz na dwadzieścia kart pojawia się lis i zamiast liczyć zwierzęta, zadaje to pytanie. Sam nie jest zwierzęciem, chyba że pyta o koty: wtedy do końca gry jest jeszcze jednym kotem.',
  'options.rudy.scoring': 'Które liczby punktują',
  'options.rudy.scoring.standard': 'Do odpowiedzi włącznie: mniejsza daje tyle, ile wpisano',
  'options.rudy.scoring.exact': 'Tylko dokładna',
  'options.rudy.scoring.rule':
    'Liczba większa od odpowiedzi nigdy nie punktuje. Jedną liczbę w grze można wziąć w kółko: dokładna daje podwójnie, inna nic.',
  'options.rudy.time': 'Czas na kartę',
  'options.rudy.time.rule': 'Gdy czas minie, pole zostaje puste i nie punktuje.',
  'options.rudy.lastAloud': 'Ostatnia osoba zdradza',
  'options.rudy.lastAloud.rule':
    'Kto wpisze liczbę jako ostatni, pokazuje ją wszystkim podczas następnej karty. Kółko zostaje tajemnicą.',
  'options.rudy.deck': 'Talia',
  'options.rudy.deck.standard': 'jak w pudełku',
  'options.rudy.deck.even': 'każde zwierzę równie często',
  'options.rudy.deck.own': 'własna talia',
  'options.rudy.deck.rule': 'Z talii rozdaje się dwadzieścia kart; lis zawsze jest wśród nich.',

  'options.mozg.refill': 'Dobieranie na rękę',
  'options.mozg.refill.kept': 'Stolik o nim pamięta',
  'options.mozg.refill.forgotten': 'Można zapomnieć',
  'options.mozg.refill.rule':
    'Po turze dobierasz karty ze swojego cmentarza, aż masz trzy na ręce. Jeśli można zapomnieć, masz na to czas, dopóki nie zacznie następna osoba; potem czekasz do końca swojej kolejnej tury.',
  'options.mozg.starter': 'Remis o to, kto zaczyna',
  'options.mozg.starter.draw': 'losowanie',
  'options.mozg.starter.rps': 'papier, kamień, nożyce',
  'options.mozg.starter.rule': 'Następną rundę zaczyna ten, kto ma najmniej mózgów. Gdy jest ich kilkoro, decyduje to.',
  'options.mozg.time': 'Czas na decyzję',
  'options.mozg.time.rule':
    'Gdy czas minie, pasujesz. Gdzie pasować nie wolno, zagrywana jest najniższa karta albo zapada najprostszy wybór.',

  'options.ruletka.pace': 'Tempo',
  'options.ruletka.pace.relaxed': 'Spokojne: czekamy na wszystkich',
  'options.ruletka.pace.standard': 'Zwykłe: na decyzję najwyżej pół minuty',
  'options.ruletka.pace.fast': 'Szybkie: najwyżej piętnaście sekund',
  'options.ruletka.pace.rule':
    'Ostatnie wezwanie trwa dziesięć sekund, a dołączenie do oskarżenia dwie, w każdym tempie. Gdy czas minie, stolik wybiera to, co robi najmniej.',
  'options.ruletka.target': 'Punkty do wygranej',
  'options.ruletka.target.rule':
    'Po rundzie wygrywa, kto ma co najmniej tyle punktów i więcej niż każdy inny żywy. W pudełku jest 15.',
};
