import type { Chapter } from '../book.ts';

/** What holds at every table, whatever is played there. */
export const chapter: Chapter = {
  id: 'table',
  title: 'Przy stole',
  parts: [
    {
      say: 'Kto otwiera stół, zostaje jego <b>gospodarzem</b>. Gospodarz wybiera grę i jej odmianę, dodaje boty, zaczyna, wstrzymuje, dokłada czasu, zamyka stół przed nowymi osobami i może kogoś wyprosić. Może też oddać te prawa komuś innemu; gdy go nie ma, przejmie je każdy, kto siedzi przy stole.',
    },
    {
      say: 'Znajomych sprowadza link, kod albo obrazek do zeskanowania. Każde imię jest przy stole tylko raz. Między grami można przychodzić, odchodzić i zmieniać grę; w trakcie gry miejsca się nie zmieniają, a kto przyjdzie później, ten się przygląda.',
    },
    {
      say: 'Miejsce należy do urządzenia, na którym je zajęto, a przepustka przenosi je na inne. Gdy kogoś nie ma, jego miejsca może do powrotu pilnować bot.',
    },
    {
      say: 'Każda decyzja to <b>zadane ci pytanie</b>. Liczy się jedna odpowiedź, ta, która dotrze pierwsza: drugie stuknięcie, wolny telefon ani zegar niczego już nie zmienią. Jeśli w międzyczasie zdarzyło się coś innego, pytanie padnie od nowa.',
    },
    {
      say: 'Nic nie jest pokazywane, zanim nie zostanie zapisane. Jeśli ruchu nie da się zapisać, Stolik o tym powie, nic się nie zmieni i można spróbować jeszcze raz.',
    },
    {
      say: 'Tasowanie powstaje ze szczęścia wszystkich: Stolik zobowiązuje się do swojej części, zanim pozna twoją, a każdy gracz dokłada własną. Po grze każdy może to sprawdzić.',
    },
  ],
};
