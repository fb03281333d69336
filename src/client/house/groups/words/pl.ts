import type { Same } from '../../../words/speak.ts';
import type { en } from './en.ts';

export const pl: Same<typeof en> = {
  'groups.title': 'Kilka stolików, jedno rozdanie',
  'groups.what':
    'Wszyscy siadają z jednym kodem. Na początku los dzieli ich na stoliki, wszystkie stoliki dostają te same karty, a na końcu jest jeden wspólny ranking.',
  'groups.tables': 'Ile stolików',
  'groups.one': 'jeden',
  'groups.save': 'Gotowe',
  'groups.line':
    '{tables, plural, one {Jeden stolik} few {# stoliki, jedno rozdanie} many {# stolików, jedno rozdanie} other {# stolika, jedno rozdanie}}',
  'groups.sizes': '{people, plural, one {# osoba} few {# osoby} many {# osób} other {# osoby}}: {sizes}',
  'groups.uneven':
    'W tej grze porównuje się te same miejsca, więc przy każdym stoliku musi grać tyle samo osób: brakuje {more, plural, one {jednej albo bota} few {# albo botów} many {# albo botów} other {# albo botów}}.',
  'groups.few':
    '{more, plural, one {Na tyle stolików brakuje jeszcze jednej osoby.} few {Na tyle stolików brakuje jeszcze # osób.} many {Na tyle stolików brakuje jeszcze # osób.} other {Na tyle stolików brakuje jeszcze # osoby.}}',
  'groups.stoodIn': 'częściowo grał bot',
  'groups.table': 'Stolik {number}',
  'groups.mine': 'twój stolik',
  'groups.done': 'Koniec',
  'groups.playing': 'gra',
  'groups.far': '{percent}%',
  'groups.wait.title': 'To już koniec!',
  'groups.wait.line':
    'Inni mają te same karty, dlatego nic jeszcze nie zdradzamy. Wyniki poznają wszystkie stoliki naraz.',
  'groups.look.title': 'Stoliki z jednym rozdaniem',
  'groups.look.line': 'Wszyscy grają tymi samymi kartami. Wyniki będą, kiedy skończą wszystkie stoliki.',
  'groups.left':
    '{left, plural, one {Jeszcze jeden stolik gra} few {Jeszcze # stoliki grają} many {Jeszcze # stolików gra} other {Jeszcze # stolika gra}}',
  'groups.ranking': 'Wspólny ranking',
  'groups.ranking.all': 'Wszyscy mieli te same karty.',
  'groups.ranking.seats': 'W porównaniu z tymi, którzy przy innych stolikach mieli te same karty.',
  'groups.ranking.nobody': 'Żaden stolik nie dograł do końca.',
  'groups.percent': '{percent}%',
  'groups.score': '{score}',
  'groups.place': '{place}.',
  'groups.results': 'Wszystkie stoliki',
  'groups.own': 'Twój stolik',
  'groups.next': 'Dalej przy wszystkich stolikach',
  'groups.again': 'Następne rozdanie',
  'groups.lobby': 'Do stolika',
  'groups.host': 'Następne rozdanie zaczyna {host}.',
  'groups.more':
    '{more, plural, one {i jeszcze jedna osoba} few {i jeszcze # osoby} many {i jeszcze # osób} other {i jeszcze # osoby}}',
};
