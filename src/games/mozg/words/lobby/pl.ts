import type { Same } from '../../../../client/words/speak.ts';
import type { en } from './en.ts';

export const pl: Same<typeof en> = {
  'options.mozg.refill': 'Dobieranie na rękę',
  'options.mozg.refill.kept': 'Stolik o nim pamięta',
  'options.mozg.refill.forgotten': 'Można zapomnieć',
  'options.mozg.refill.rule':
    'Po turze dobierasz karty ze swojego Cmentarza, aż masz trzy na ręce. Jeśli można zapomnieć, masz na to czas, dopóki nie zacznie następna osoba; potem czekasz do końca swojej kolejnej tury.',
  'options.mozg.starter': 'Remis o to, kto zaczyna',
  'options.mozg.starter.draw': 'losowanie',
  'options.mozg.starter.rps': 'papier, kamień, nożyce',
  'options.mozg.starter.rule':
    'Następną rundę zaczyna ten, kto ma najmniej Mózgów. Gdy kilka osób ma ich równie mało, rozstrzyga to, co tu wybierzecie.',
  'options.mozg.time': 'Czas na decyzję',
  'options.mozg.time.rule':
    'Gdy czas minie, pasujesz. Gdzie pasować nie wolno, zagrywana jest najniższa karta albo zapada najprostszy wybór.',
  'level.mozg.beginner': 'Kładzie pierwszą kartę, która pasuje.',
  'level.mozg.casual': 'Pozbywa się kart, a na innych nie patrzy.',
  'level.mozg.regular': 'Zwykle zagra, co trzeba, ale czasem da się ponieść.',
  'level.mozg.expert': 'Wie, ile warta jest każda karta i komu ją podrzucić.',
  'level.mozg.master': 'Rozgrywa w głowie setki rozdań i pamięta, co komu dał.',
};
