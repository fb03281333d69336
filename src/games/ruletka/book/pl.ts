import type { Book } from '../../../client/rulebook/book.ts';

export const book: Book = {
  title: 'Rosyjska Ruletka. Mistrzostwa Świata',
  lead: 'Drużyny śmiałków z kreskówki i pistolety na wodę. Ładuj, kręć, obstawiaj, blefuj, oskarżaj i pociągaj za spust: medale zbiera najodważniejszy kłamczuch.',
  chapters: [
    {
      id: 'team',
      title: 'Twoja drużyna i broń',
      parts: [
        {
          say: 'Prowadzisz <b>trzech zawodników i kapitana</b>. Kapitan pada zawsze ostatni, a bez kapitana wypadasz z gry. Twoja broń to siedem kart: <b>6 KLIKÓW i 1 POCISK</b>. Masz też kieszeń, jedno oskarżenie na rundę, zakład od 0 do 5 i na początek jedną kartę akcji.',
        },
        { show: 'gun' },
        {
          say: 'Pocisków jest w sumie 19: te, których nie ma w broni graczy, leżą na środku jako zapasowe, obok talii 31 kart akcji. Wszyscy widzą życia, punkty, odkryte zakłady, liczbę kart na rękach, liczbę pocisków w każdej siódemce, zużyte karty i wykorzystane oskarżenia.',
        },
        { rule: 'W25', say: 'Karta, której nie odkryto, pozostaje tajemnicą, także gdy broń składa się na nowo.' },
        {
          rule: 'W39',
          say: 'Nawet po zakończeniu gry zakryte karty pozostają przy stole zakryte. Są w zapisie partii.',
        },
      ],
    },
    {
      id: 'loading',
      title: '1. Ładowanie',
      parts: [
        {
          say: 'Obejrzyj swoje siedem kart i jedną, zakrytą, schowaj do kieszeni. Schowanie pocisku to <b>oszustwo, i to dozwolone</b>: twoja broń jest wtedy niegroźna, o ile nikt się nie domyśli.',
        },
        { show: 'pocket' },
        {
          rule: 'W7',
          say: 'Mając kilka pocisków, możesz schować dowolny; wszystkie są takie same. Kliku, którego nie masz, schować się nie da.',
        },
      ],
    },
    {
      id: 'spinning',
      title: '2. Kręcenie',
      parts: [
        {
          say: 'Pozostałe sześć kart każdej broni się tasuje. Dopóki nie zgłosisz gotowości, możesz kazać zakręcić czyjąś broń jeszcze raz, także własną. To jeszcze jedno uczciwe tasowanie.',
        },
        { rule: 'W27', say: 'Każdą broń zakręca się najwyżej raz na rundę, obojętnie na czyje życzenie.' },
      ],
    },
    {
      id: 'betting',
      title: '3. Zakłady',
      parts: [
        {
          say: 'Każdy w tajemnicy obstawia, ile razy pociągnie za spust: <b>od 0 do 5</b>. Wszystkie zakłady odkrywa się razem. Zakładu się nie cofa, choć karty mogą go jeszcze zmienić.',
        },
        { show: 'bets' },
        { rule: 'W34', say: 'Zakładu 6 nie ma i nie da się wskazać kogoś, kto nie siedzi przy stole.' },
      ],
    },
    {
      id: 'accusing',
      title: '4. Oskarżenia',
      parts: [
        {
          say: 'Myślisz, że ktoś schował pocisk? <b>Oskarż go.</b> Każdy z żywym kapitanem może to zrobić raz na rundę, nawet gdy z rundy już wypadł. Oskarżony musi być w rundzie i mieć nieodkrytą kieszeń.',
        },
        {
          rule: 'W9',
          say: 'Pierwsze oskarżenie otwiera dwie sekundy, w których inni mogą dołączyć, w każdym tempie. Dołączenie nie wydłuża czasu, a te dwie sekundy nie są dla oskarżonego: jeśli ma karty, na łapówkę ma tyle czasu, ile daje tempo. Potem kieszeń się odkrywa. Na jednym urządzeniu, które podaje się z rąk do rąk, zegar nie biegnie.',
        },
        { show: 'accusation' },
        {
          list: [
            '<b>Pocisk</b>: każdy oskarżający dobiera 3 karty akcji. Oszust traci postać i wypada z rundy.',
            '<b>Klik</b>: oskarżony dobiera po 1 karcie akcji za każdego oskarżającego. Każdy z nich wymienia jeden klik swojej broni na zapasowy pocisk i tasuje ją.',
          ],
        },
        { rule: 'W5', say: 'Gdy w broni nie ma kliku albo zabrakło zapasowych pocisków, oskarżający nie płaci nic.' },
        {
          rule: 'W38',
          say: 'Jeśli pocisk był do wzięcia, a do broni nie trafił, wszyscy wiedzą, że nie ma w niej kliku.',
        },
        {
          rule: 'W6',
          say: 'Oskarżający, który wypadł już z rundy, płaci odnowioną bronią: liczy się to od następnej rundy.',
        },
        { rule: 'W8', say: 'Raz odkrytej kieszeni nie można w tej rundzie oskarżyć ponownie.' },
        {
          say: 'Oskarżenia różnych osób rozstrzyga się po kolei, jak nadeszły. Kto oskarża i sam jest oskarżony, występuje w obu rolach.',
        },
        {
          rule: 'W28',
          say: 'Pas znaczy „nie czekajcie na mnie” i nic więcej: do końca fazy nadal możesz oskarżyć, zagrać kartę albo ogłosić ostatnie wezwanie. Ogłosić może je każdy przy stole, także bez kapitana: dziesięć sekund w każdym tempie, a potem zegar pasuje za tych, na których się jeszcze czeka. Oskarżenie lub karta je przerywa i znów czeka się na wszystkich, którzy mogą oskarżyć albo mają karty. Samo nigdy nie rusza. Faza kończy się, gdy nie czeka się już na nikogo.',
        },
      ],
    },
    {
      id: 'shooting',
      title: '5. Strzelanie',
      parts: [
        {
          say: 'Strzały od 1 do 5. Przed każdym jest chwila na karty; potem <b>3, 2, 1</b> i wszyscy w rundzie, których zakład sięga tego strzału, w tej samej chwili odkrywają wierzchnią kartę. Pocisk trafia tego, w kogo broń celuje: właściciela, chyba że karta mówi inaczej.',
        },
        { show: 'shot' },
        { rule: 'W12', say: 'Wszyscy strzelają naraz; kto pada w tym strzale, i tak go oddaje.' },
        { rule: 'W13', say: 'Dwa pociski naraz kosztują jedną postać.' },
        { rule: 'W14', say: 'Kto obstawił 0 albo oddał już wszystkie strzały, nadal może zostać trafiony.' },
        { rule: 'W15', say: 'Nikt nie kończy przed czasem.' },
        { rule: 'W16', say: 'Pocisk posłany w powietrze lub w kogoś innego jest zużyty, a właściciel strzela dalej.' },
        {
          rule: 'W36',
          say: 'Właśnie oddane strzały, ostatnia zagrana karta i odkryte kieszenie pozostają widoczne: do następnych strzałów, następnej karty i końca rundy.',
        },
      ],
    },
    {
      id: 'points',
      title: '6. Punkty',
      parts: [
        {
          rule: 'W18',
          say: 'Kto w tej rundzie nie stracił postaci, zdobywa <b>swój ostateczny zakład i jeszcze 1</b>.',
        },
        { show: 'medals' },
        { rule: 'W24', say: 'Potem broń składa się na nowo, po siedem kart. Dodatkowe pociski w niej zostają.' },
      ],
    },
    {
      id: 'losing',
      title: 'Utrata postaci',
      parts: [
        {
          say: 'Kto traci postać, wypada z rundy. Jeśli nie był to kapitan: dobiera 1 kartę akcji, a broń znów jest nowa, 6 klików i 1 pocisk; dodatkowe pociski wracają do zapasu.',
        },
        { rule: 'W11', say: 'Kartę tę dobiera też przyłapany oszust.' },
        {
          rule: 'W33',
          say: 'Co podglądacz zobaczył w broni, przestaje się liczyć, gdy jest odnowiona. Co wykazała rewizja, wiadomo do końca rundy.',
        },
        { rule: 'W40', say: 'Kieszeń kogoś, kto wypadł, niczego już nie zmienia.' },
        {
          rule: 'W2',
          say: 'Jeśli był to kapitan, wypadasz z gry. Karty zachowujesz i wolno ci zagrywać te z czaszką.',
        },
      ],
    },
    {
      id: 'winning',
      title: 'Kto wygrywa',
      parts: [
        { say: '<b>Ostatni żywy kapitan</b> wygrywa od razu, w dowolnej fazie.' },
        {
          rule: 'W22',
          say: 'Jeśli ostatni kapitan jest w rundzie i ma jeszcze strzały, czy to w trakcie strzelania, czy po przyłapaniu oszusta, wybiera: bierze wygraną albo popisuje się i strzela do końca, ryzykując, że nie wygra nikt. Utrata zwykłego zawodnika nadal oznacza wygraną. Po popisie nikt już nie oskarża: następuje kolejny strzał.',
        },
        { rule: 'W23', say: 'Nie ma żadnego kapitana: nie wygrywa nikt.' },
        {
          rule: 'W19',
          say: '<b>Punkty</b>: po fazie punktów wygrywa żywy gracz, który ma ich najwięcej, jeśli ma co najmniej 15.',
        },
        { rule: 'W21', say: 'Pod warunkiem że nikt żywy nie ma tyle samo.' },
        { rule: 'W20', say: 'Przy remisie na czele gra się dalej, ze wszystkimi żywymi.' },
        {
          rule: 'W29',
          say: 'Runda 50 jest ostatnia: wygrywa żywy z największą liczbą punktów, równi wygrywają razem.',
        },
      ],
    },
    {
      id: 'cards',
      title: 'Karty akcji',
      parts: [
        {
          say: 'Możesz mieć i zagrywać dowolnie wiele, każdą w jej oknie. Każdy ma aktualny zakład i aktualny cel: siebie, powietrze albo kogoś. Karty zmieniają je w kolejności nadejścia, a <b>późniejsza jest ważniejsza od wcześniejszej</b>. Liczy się stan z chwili zamknięcia okna. Po każdym strzale broń znów celuje we właściciela.',
        },
        {
          say: 'Okno zamyka się, gdy wszyscy pytani spasują albo minie czas; zagrana karta otwiera je wszystkim na nowo. Kogo się pyta i na kogo się czeka, wynika tylko z tego, co widzą wszyscy.',
        },
        {
          rule: 'W31',
          say: 'Okno otwarte na nowo czeka według obecnych rąk: na tego, kto właśnie zagrał ostatnią kartę, już nie.',
        },
        {
          rule: 'W1',
          say: 'Kartę z czaszką może zagrać także ktoś, kto wypadł z rundy lub z gry; można ją też zagrać na kogoś, kto wypadł z rundy.',
        },
        { rule: 'W3', say: 'Pozostałe grają tylko ci, którzy są w rundzie, i tylko na takich.' },
        {
          rule: 'W4',
          say: 'Kartę z czaszką gra się na kogoś żywego, kto ma to, co ona zmienia. Prezent dla kogoś, kto wypadł z rundy, trafia do jego odnowionej broni bez tasowania; zakręcenie takiej broni niczego nie zmienia. W kogoś, kto wypadł z gry, może już tylko celować broń.',
        },
        {
          rule: 'W30',
          say: 'Kartę można zagrać bez skutku, na przykład podbić zakład 5. Niczego się wtedy nie tasuje.',
        },
        {
          rule: 'W26',
          say: 'Gdy karta jest potrzebna, a talia pusta, tasuje się odrzucone. Gdy i tam nic nie ma, nie dobiera się nic.',
        },
        { rule: 'W37', say: 'Każdy może pamiętać, co było wśród odrzuconych, gdy stały się talią.' },
      ],
    },
    {
      id: 'cards-bets',
      title: 'Karty o broni i zakładach',
      parts: [
        { show: 'cards-bets' },
        {
          list: [
            '<b>Podglądacz!</b> (3) Zanim obstawisz: tylko ty widzisz trzy wierzchnie karty dowolnej broni, po kolei.',
            '<b>Zimna krew</b> (2) Po odkryciu zakładów: ustaw własny na dowolną liczbę od 0 do 5.',
            '<b>Podbij stawkę!</b> (3, czaszka) Po odkryciu zakładów: czyjś zakład rośnie o 1, najwyżej do 5.',
            '<b>Miękkie kolana</b> (2, czaszka) Po odkryciu zakładów: czyjś zakład maleje o 1, najniżej do 0.',
            '<b>Zamiana kości</b> (1) Po odkryciu zakładów: dwie osoby zamieniają się zakładami.',
          ],
        },
      ],
    },
    {
      id: 'cards-accusing',
      title: 'Karty na czas oskarżeń',
      parts: [
        { show: 'cards-accusing' },
        {
          list: [
            '<b>Rewizja osobista</b> (2, czaszka) Tylko ty zaglądasz komuś do kieszeni.',
            '<b>Zakręć jeszcze raz!</b> (3, czaszka) Potasuj to, co zostało w czyjejś broni; także przed strzałem.',
            '<b>Prezent dla kolegi</b> (1, czaszka) Klik w cudzej broni staje się zapasowym pociskiem, dopóki jej właściciel nie straci postaci.',
            '<b>Łapówka dla sędziego</b> (2) Gdy cię oskarżono: nic się nie dzieje.',
          ],
        },
        {
          rule: 'W10',
          say: 'Łapówka od razu zamyka okno: kieszeń zostaje zakryta, złożone oskarżenia przepadają, nikt nie zyskuje ani nie płaci. Kto nie zdążył dołączyć, zachowuje swoje.',
        },
      ],
    },
    {
      id: 'cards-shooting',
      title: 'Karty na czas strzelania',
      parts: [
        { show: 'cards-shooting' },
        {
          list: [
            '<b>Wiatrówka</b> (4) Twój następny strzał idzie w powietrze.',
            '<b>Pif Paf!</b> (3) Twój następny strzał idzie w kogoś innego.',
            '<b>Zastrzel kogoś!</b> (2, czaszka) Każdy strzelający musi wycelować w kogoś innego.',
            '<b>Zmiana celu</b> (1, czaszka) Ty wybierasz, w kogo celuje inny strzelający: w dowolną osobę, nigdy w powietrze.',
            '<b>Niewypał</b> (2) Pocisk, który miał cię trafić, okazuje się klikiem.',
          ],
        },
        {
          rule: 'W17',
          say: 'Po „Zastrzel kogoś!” każdy strzelający musi wycelować, choćby już w coś celował. Późniejsza Wiatrówka, Pif Paf! lub Zmiana celu zdejmuje ten dług. Pas nie zdejmuje.',
        },
        { rule: 'W35', say: 'Drugi pocisk nie uruchamia zegara od nowa dla kogoś, kto może jeszcze zagrać Niewypał.' },
      ],
    },
    {
      id: 'options',
      title: 'Co może wybrać stół',
      parts: [
        {
          list: [
            '<b>Tempo</b>: spokojne czeka na wszystkich i nie ma zegara poza ostatnim wezwaniem i dołączaniem; zwykłe i szybkie dają na każde pytanie określone sekundy. Ostatnie wezwanie trwa 10, a dołączanie 2 w każdym tempie.',
            '<b>Punkty do wygranej</b>: 15 albo dowolna liczba od 10 do 30.',
            '<b>Talia akcji</b>: zwykła albo 31 kart według własnego wyboru.',
          ],
        },
        {
          say: 'Gdy czas minie, odpowiada zegar: chowa klik, zgłasza gotowość, obstawia 1, pasuje, celuje w następną żywą osobę, bierze wygraną.',
        },
      ],
    },
    {
      id: 'differences',
      title: 'Czym różnimy się od pudełka',
      parts: [
        {
          say: 'Drukowane zasady niektóre sprawy zostawiają otwarte, a ekran wymaga dokładnych odpowiedzi. Oto, gdzie postanowiliśmy inaczej albo wypełniliśmy lukę, i dlaczego.',
        },
        {
          list: [
            '<b>Karty akcji</b>: zasady z pudełka wymieniają z nazwy kilka i nie drukują ich listy. Które czternaście tu jest, co robią, ile mają kopii i które noszą czaszkę, to nasz wybór; z pudełka jest to, że razem jest ich 31.',
            '<b>Karty z czaszką</b>: w pudełku wolno je zagrać na kogoś, kto wypadł z rundy albo z gry. Tu mogą je też zagrywać sami wyeliminowani, żeby nikt tylko nie patrzył; a w martwych, którzy nie mają ani broni, ani zakładu, ani kieszeni, można jedynie celować.',
            '<b>Zastrzel kogoś!</b> według tekstu z pudełka pozwala celować w innych, ale w jego przykładzie Borys musi to zrobić. Idziemy za przykładem: każdy strzelający musi wycelować.',
            '<b>Kręcenie</b>: każdą broń raz na rundę, także własną. Bez tego ograniczenia można by kręcić bez końca, a uczciwe tasowanie jest równie uczciwe za pierwszym razem.',
            '<b>Dwa oskarżenia naraz</b>: według pudełka zdarza się to rzadko. Przez sieć nic nie dzieje się naraz, dlatego na dołączenie są dwie sekundy.',
            '<b>Runda 50</b> jest ostatnia: stół ostrożnych też musi kiedyś skończyć.',
          ],
        },
      ],
    },
  ],
};
