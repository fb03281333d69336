import type { Book } from '../../../client/rulebook/book.ts';

export const book: Book = {
  title: 'Gra o mózg',
  lead: 'Noc na cmentarzu dla zwierząt. Dokładaj coraz wyższe karty, chowaj je u siebie, podrzucaj innym i pozbądź się wszystkiego, zanim Horda zje ci Mózgi.',
  chapters: [
    {
      id: 'cards',
      title: 'Karty, Mózgi, Cmentarze',
      parts: [
        {
          say: 'Gra od 2 do 5 osób. Jest 50 kart o wartościach od 0 do 19, na każdą wartość jedno zwierzę zombie. Po trzy karty 0 i od 5 do 13, po dwie od 1 do 4 i od 14 do 19.',
        },
        { show: 'specials' },
        {
          say: 'Każdy ma karty na ręce i <b>Cmentarz</b>, do którego zagląda tylko właściciel. Ile kart jest na czyjej ręce, na czyim Cmentarzu i w Rezerwie, wolno policzyć każdemu; wierzchnią kartę Hordy i Mózgi widzą wszyscy, tak samo jak wielkość Hordy, stosu odrzuconych i tego, co leży na boku.',
        },
        {
          say: 'Mózgów jest 56. Każdy zaczyna z <b>9</b>, reszta tworzy pulę. Mózgi tracone przy pasie i na końcu rundy wracają do puli.',
        },
        { rule: 'Z26', say: 'Mózgów możesz mieć dowolnie wiele.' },
        { rule: 'Z29', say: 'Kart na ręce możesz mieć dowolnie wiele.' },
      ],
    },
    {
      id: 'draft',
      title: 'Początek rundy',
      parts: [
        {
          say: 'Tasuje się wszystkie 50 kart. Trzy razy każdy dostaje po 3 karty, 2 zostawia, a <b>1 zakopuje</b> na swoim Cmentarzu. Runda zaczyna się więc z 6 kartami na ręce i 3 na Cmentarzu. Reszta to zakryta Rezerwa.',
        },
        { show: 'draft' },
        { rule: 'Z2', say: 'Wszyscy zakopują naraz. Następne trzy karty rozdaje się, gdy zakopią wszyscy.' },
        { rule: 'Z33', say: 'Dopóki trwa rozdanie, Rezerwą jest po prostu to, czego jeszcze nie rozdano.' },
        { rule: 'Z1', say: 'Kto zaczyna pierwszą rundę, rozstrzyga losowanie.' },
        { rule: 'Z31', say: 'W czasie rozdania nie trwa jeszcze niczyja tura; stół pokazuje, kto zacznie.' },
      ],
    },
    {
      id: 'play',
      title: 'Zagrywanie kart',
      parts: [
        {
          say: 'Gra się po kolei, zgodnie z ruchem wskazówek zegara. W swojej turze zagraj z ręki jedną kartę albo <b>kilka o tej samej wartości</b>. Wartość musi być <b>wyższa</b> niż wierzchnia karta Hordy. Na pustą Hordę wolno zagrać wszystko.',
        },
        { show: 'horde' },
        {
          say: 'Z kilku równych kart jedna idzie na Hordę, a każda z pozostałych na <b>Cmentarz przeciwnika</b>: dzielisz je, jak chcesz. Podrzucona karta nie działa.',
        },
        { show: 'copies' },
        {
          rule: 'Z6',
          say: 'Karty podrzuca się przed wszelkim działaniem. Mogą więc trafić na Cmentarz, który zaraz zostanie zamieniony, a nawet wrócić do ciebie.',
        },
        { rule: 'Z35', say: 'Podrzuca się przeciwnikom przy tym stole, każdemu wskazanemu co najmniej jedną.' },
      ],
    },
    {
      id: 'pass',
      title: 'Pas',
      parts: [
        {
          say: 'Nie możesz albo nie chcesz zagrać? Pasujesz: cała Horda jest odrzucana, <b>tracisz 1 Mózg</b>, dobierasz 2 karty z Rezerwy, jedną zostawiasz, drugą zakopujesz. Potem zaczynasz nową Hordę.',
        },
        { show: 'pass' },
        { rule: 'Z3', say: 'Na pustej Hordzie nie można pasować, gdy ma się kartę na ręce.' },
        { rule: 'Z4', say: 'Po pasie trzeba zacząć nową Hordę, dowolną kartą.' },
        {
          rule: 'Z37',
          say: 'Gdy stół gra z zapominaniem, może nawet wtedy nie być czego zagrać: ręka pusta i nie ma skąd dobrać karty. Tura przepada, a rękę wciąż można uzupełnić.',
        },
        { rule: 'Z5', say: 'Jeśli tracony Mózg był ostatni, gra kończy się od razu, przed dobraniem kart.' },
        {
          rule: 'Z30',
          say: 'Pytanie „grasz czy pasujesz” pada zawsze, także gdy możliwe jest tylko jedno: brak pytania zdradziłby karty. Z tego samego powodu zawsze pyta się o zakopanie i zatrzymanie.',
        },
      ],
    },
    {
      id: 'refill',
      title: 'Uzupełnianie ręki',
      parts: [
        {
          say: 'Na końcu tury, mając mniej niż 3 karty na ręce, bierzesz <b>wybrane przez siebie</b> karty ze swojego Cmentarza, aż będziesz mieć 3 albo Cmentarz się opróżni. Mając 3 lub więcej, nie bierzesz nic.',
        },
        { show: 'refill' },
        {
          rule: 'Z14',
          say: 'Tura rozpoczęta pasem też kończy się uzupełnieniem. Uzupełnia się po wszystkich działaniach.',
        },
        {
          rule: 'Z23',
          say: 'Uzupełnia tylko ten, czyja była tura. Komu po cudzej zamianie brakuje kart, ten czeka do końca własnego następnego zagrania.',
        },
        {
          rule: 'Z15',
          say: 'Gdy stół gra z zapominaniem, o uzupełnieniu pamiętasz sam: zdąż przed pierwszym ruchem następnej osoby, inaczej dopiero na końcu swojej kolejnej tury. Przed turą dodatkową masz czas do jej pierwszego ruchu. Gdy karty są tylko na Cmentarzu, nie da się zagrać: pasujesz, nawet na pustej Hordzie.',
        },
        { rule: 'Z36', say: 'Uzupełnienie przed turą dodatkową nie zatrzymuje jej zegara.' },
      ],
    },
    {
      id: 'specials',
      title: 'Zwierzęta specjalne',
      parts: [
        { say: 'Działają raz na zagranie, niezależnie od liczby zagranych kart.' },
        { show: 'special-rules' },
        { say: '<b>Komar (0)</b>: można go zagrać na wszystko.' },
        { rule: 'Z7', say: 'Na wierzchu jest wtedy 0.' },
        { rule: 'Z8', say: 'Można go zagrać także na Pająka.' },
        { say: '<b>Pająk (8)</b>: następne zagranie musi być <b>niższe niż 8</b> i nie musi przebijać wierzchu.' },
        { rule: 'Z10', say: 'Dotyczy to jednego zagrania; potem stos znowu rośnie.' },
        { rule: 'Z9', say: 'Jeśli następna osoba pasuje, zakaz Pająka znika razem z Hordą.' },
        {
          say: '<b>Mysz (11)</b>: Horda idzie <b>na bok</b> do końca rundy, uzupełniasz rękę i masz <b>jeszcze jedną turę</b> na pustej Hordzie.',
        },
        { rule: 'Z11', say: 'Mysz idzie na bok razem z Hordą.' },
        { rule: 'Z13', say: 'Jeśli nie masz już nic na ręce ani na Cmentarzu, zamiast tego kończy się runda.' },
        {
          say: '<b>Słodka pianka</b> jest na każdej 1, 2, 18 i 19: rzucasz kością, robisz, co wypadło, uzupełniasz rękę i kończysz turę.',
        },
      ],
    },
    {
      id: 'die',
      title: 'Kość',
      parts: [
        { show: 'die' },
        {
          list: [
            '<b>Prezent</b>: połóż kartę z ręki na Cmentarzu przeciwnika.',
            '<b>Kradzież</b>: zabierz przeciwnikowi 1 Mózg.',
            '<b>Zamiana</b>: zamień się z kimś ręką albo Cmentarzem.',
            '<b>Deszcz</b>: każdy, zaczynając od ciebie, dobiera kartę z Rezerwy na swój Cmentarz.',
            '<b>Mózg</b>: weź 1 Mózg z puli.',
            '<b>Jeszcze raz</b>: uzupełnij rękę i rozegraj kolejną turę.',
          ],
        },
        { rule: 'Z19', say: 'Prezent przy pustej ręce nie działa.' },
        { rule: 'Z22', say: 'Prezent, kradzież i zamiana dotyczą zawsze kogoś innego, nigdy ciebie.' },
        {
          rule: 'Z20',
          say: 'Ręce zamienia się niezależnie od tego, co w nich jest. Cmentarze tylko z kimś, czyj Cmentarz nie jest pusty; twój może być.',
        },
        {
          rule: 'Z24',
          say: 'Skradziony ostatni Mózg najpierw trafia do złodzieja; potem gra się kończy i niczego więcej się nie rozlicza.',
        },
        { rule: 'Z25', say: 'Pusta pula nie daje Mózgu.' },
        {
          rule: 'Z16',
          say: '„Jeszcze raz” toczy się dalej na tej samej Hordzie. Gdy nic nie pasuje, pasujesz jak zwykle.',
        },
        {
          rule: 'Z17',
          say: '„Jeszcze raz”, gdy nie masz już żadnej karty: tura dodatkowa się odbywa i jest pasem. Kosztuje Mózg, daje dwie karty, a runda trwa.',
        },
        {
          rule: 'Z34',
          say: 'Ostatni rzut i to, kogo dotyczył, pozostają widoczne, tak jak ostatnio pokazane znaki i sposób zakończenia poprzedniej rundy.',
        },
      ],
    },
    {
      id: 'reserve',
      title: 'Gdy Rezerwa się skończy',
      parts: [
        {
          say: 'Karty dobiera się po jednej. Dopiero gdy karta jest potrzebna, a Rezerwa pusta, tasuje się stos odrzuconych i staje się on Rezerwą; jeśli go nie ma, staje się nią Horda bez wierzchniej karty. Nigdy nie miesza się obu, a wierzchnia karta zostaje.',
        },
        {
          rule: 'Z12',
          say: 'Co Mysz zmiotła na bok, wypada z gry do końca rundy i nigdy nie jest wtasowywane z powrotem. Wszyscy widzieli, jakie to karty, i mogą je obejrzeć.',
        },
        { rule: 'Z18', say: 'Gdy nie ma skąd wziąć karty, nie dobiera się jej.' },
      ],
    },
    {
      id: 'round-end',
      title: 'Koniec rundy',
      parts: [
        {
          say: 'Runda kończy się, gdy ktoś nie ma <b>nic na ręce ani na Cmentarzu</b>. Sprawdza się to po każdym zagraniu, po podrzuceniu kart i wszystkich działaniach, a przed uzupełnieniem. Każdy inny traci 1 Mózg za każdą kartę na ręce i na Cmentarzu.',
        },
        { show: 'settlement' },
        {
          rule: 'Z21',
          say: 'Kto po zamianie nie ma nic, ten zakończył rundę, a płacą wszyscy pozostali, także osoba, która rzuciła kością.',
        },
        { rule: 'Z27', say: 'Wszyscy płacą naraz i nikt nie płaci więcej, niż ma.' },
        {
          say: 'Jeśli każdy ma jeszcze Mózg, następną rundę zaczyna ten, kto ma ich najmniej. Remis rozstrzyga losowanie albo papier, kamień, nożyce: wszyscy remisujący pokazują naraz. Przy dokładnie dwóch znakach odpadają pobici; przy jednym lub trzech powtarzają wszyscy.',
        },
        {
          rule: 'Z32',
          say: 'Gdy pokazuje się znaki, karty zakończonej rundy leżą tam, gdzie leżały. Na końcu gry pozostają zakryte.',
        },
      ],
    },
    {
      id: 'game-end',
      title: 'Koniec gry',
      parts: [
        { say: 'Gra kończy się natychmiast, gdy ktoś straci ostatni Mózg, w trakcie rundy lub na jej końcu.' },
        { rule: 'Z28', say: 'Wygrywa, kto ma najwięcej Mózgów, obojętnie kto zakończył rundę. Remis to remis.' },
      ],
    },
    {
      id: 'options',
      title: 'Co może wybrać stół',
      parts: [
        {
          list: [
            '<b>Uzupełnianie</b>: stół pilnuje za ciebie albo pamiętasz sam.',
            '<b>Remis przy rozpoczynaniu</b>: losowanie albo papier, kamień, nożyce.',
            '<b>Talia</b>: zwykła albo własna z 50 kart; wybierasz, które wartości mają piankę, nigdy 0, 8 ani 11.',
            '<b>Czas</b>: sekundy na decyzję albo bez zegara.',
          ],
        },
        {
          say: 'Gdy czas minie, gra zegar: pasuje, gdzie wolno, a jak nie, zagrywa najniższą kartę; zakopuje najniższą, zostawia wyższą, uzupełnia najniższymi, najwyższą daje następnej osobie, kradnie temu, kto ma najwięcej Mózgów, zamienia się ręką z następną osobą, pokazuje kamień.',
        },
      ],
    },
    {
      id: 'book',
      title: 'Czym różnimy się od instrukcji',
      parts: [
        {
          say: 'Gramy według instrukcji z pudełka. O czym ona milczy, o tym rozstrzygają zasady z numerami. Od nas pochodzi:',
        },
        {
          list: [
            '<b>Ile jest których kart</b>: instrukcja mówi o 50 i nie podaje, ile jest jakich. W naszej zwykłej talii są po trzy 0 i karty od 5 do 13, po dwie wszystkie inne. Większość zwierząt też jest nasza. Masz w pudełku inne? Zapisz je jako własną talię.',
            '<b>Uzupełnianie ręki</b>: w instrukcji można o nim zapomnieć. Tu pilnuje go stół, także przed dodatkową turą po Myszy, chyba że gracie z zapominaniem.',
            '<b>Nowa Rezerwa</b>: instrukcja mówi o niej przy pasie. Tu powstaje zawsze, gdy potrzebna jest karta, także w deszczu, a gdy nic nie odrzucono, z Hordy bez wierzchniej karty.',
            '<b>Remis przy rozpoczynaniu</b> rozstrzyga losowanie, chyba że stół wybrał papier, kamień, nożyce; instrukcja zostawia to wam. Losuje się też, kto zaczyna pierwszą rundę.',
            '<b>Zegar</b> jest nasz: w instrukcji go nie ma.',
          ],
        },
      ],
    },
  ],
};
