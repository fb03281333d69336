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
          say: 'Prowadzisz <b>trzech Zawodników i Kapitana</b>; każdy z nich to postać. Kapitan pada zawsze ostatni, a bez Kapitana wypadasz z gry. W twojej broni jest magazynek z siedmiu kart: <b>6 kart KLIK! i 1 POCISK</b>. Masz też kieszeń, jedno oskarżenie na rundę, stawkę od 0 do 5 i na początek jedną kartę akcji. Grają od 2 do 6 osób, wszystkie fazy wszyscy naraz.',
        },
        { show: 'gun' },
        {
          say: 'Pocisków jest w sumie 19: te, których nie ma w magazynkach, leżą na środku jako zapasowe, obok talii 31 kart akcji. Wszyscy widzą życia, punkty, odkryte stawki, liczbę kart na rękach, liczbę pocisków w każdej siódemce, zużyte karty i wykorzystane oskarżenia.',
        },
        { rule: 'W25', say: 'Karta, której nie odkryto, pozostaje tajemnicą, także gdy magazynek składa się na nowo.' },
        {
          rule: 'W39',
          say: 'Nawet po zakończeniu gry zakryte karty pozostają przy stole zakryte. Są w zapisie partii.',
        },
      ],
    },
    {
      id: 'loading',
      title: '1. Faza Ładowania',
      parts: [
        {
          say: 'Obejrzyj swoje siedem kart i jedną, zakrytą, schowaj do kieszeni. Schowanie pocisku to <b>oszustwo, i to dozwolone</b>: twoja broń jest wtedy niegroźna, o ile nikt się nie domyśli. W pudełku schowana karta leży pod kartą pomocy; tutaj zastępuje ją kieszeń, a odwróconą kartę pomocy – znaczek zużytego oskarżenia.',
        },
        { show: 'pocket' },
        {
          rule: 'W7',
          say: 'Mając kilka pocisków, możesz schować dowolny; wszystkie są takie same. Karty KLIK!, której nie masz, schować się nie da.',
        },
      ],
    },
    {
      id: 'spinning',
      title: '2. Faza Kręcenia',
      parts: [
        {
          say: 'Pozostałe sześć kart każdego magazynka się tasuje. Dopóki nie zgłosisz gotowości, możesz kazać zakręcić czyimś magazynkiem jeszcze raz, także własnym. To jeszcze jedno uczciwe tasowanie.',
        },
        {
          rule: 'W27',
          say: 'Każdym magazynkiem kręci się jeszcze raz najwyżej raz na rundę, obojętnie na czyje życzenie.',
        },
      ],
    },
    {
      id: 'betting',
      title: '3. Faza Obstawiania',
      parts: [
        {
          say: 'Każdy w tajemnicy obstawia, ile razy pociągnie za spust: <b>od 0 do 5</b>. Wszystkie stawki odkrywa się razem. Stawki się nie cofa, choć karty mogą ją jeszcze zmienić.',
        },
        { show: 'bets' },
        { rule: 'W34', say: 'Stawki 6 nie ma i nie da się wskazać kogoś, kto nie siedzi przy stole.' },
      ],
    },
    {
      id: 'accusing',
      title: '4. Faza Wyzwań',
      parts: [
        {
          say: 'Myślisz, że ktoś schował pocisk? <b>Oskarż go.</b> Każdy z żywym Kapitanem może to zrobić raz na rundę, nawet gdy z rundy już wypadł. Oskarżony musi być w rundzie i mieć nieodkrytą kieszeń.',
        },
        {
          rule: 'W9',
          say: 'Pierwsze oskarżenie otwiera dwie sekundy, w których inni mogą dołączyć, w każdym tempie. Dołączenie nie wydłuża czasu, a te dwie sekundy nie są dla oskarżonego: jeśli ma karty, na łapówkę ma tyle czasu, ile daje tempo. Potem kieszeń się odkrywa. Na jednym urządzeniu, które podaje się z rąk do rąk, zegar nie biegnie.',
        },
        { show: 'accusation' },
        {
          list: [
            '<b>POCISK</b>: każdy oskarżający dobiera 3 karty akcji. Oszust traci postać i wypada z rundy.',
            '<b>KLIK!</b>: oskarżony dobiera po 1 karcie akcji za każdego oskarżającego. Każdy z nich wymienia w swoim magazynku jedną kartę KLIK! na zapasowy POCISK i tasuje magazynek.',
          ],
        },
        {
          rule: 'W5',
          say: 'Gdy w magazynku nie ma karty KLIK! albo zabrakło zapasowych pocisków, oskarżający nie płaci nic.',
        },
        {
          rule: 'W38',
          say: 'Jeśli pocisk był do wzięcia, a do magazynka nie trafił, wszyscy wiedzą, że nie ma w nim ani jednej karty KLIK!',
        },
        {
          rule: 'W6',
          say: 'Oskarżający, który wypadł już z rundy, płaci odnowionym magazynkiem: liczy się to od następnej rundy.',
        },
        { rule: 'W8', say: 'Raz odkrytej kieszeni nie można w tej rundzie oskarżyć ponownie.' },
        {
          say: 'Oskarżenia różnych osób rozstrzyga się po kolei, jak nadeszły. Kto oskarża i sam jest oskarżony, występuje w obu rolach.',
        },
        {
          rule: 'W28',
          say: 'Pas znaczy „nie czekajcie na mnie” i nic więcej: do końca fazy nadal możesz oskarżyć, zagrać kartę albo ogłosić ostatni moment. Ogłosić może go każdy przy stole, także bez Kapitana: dziesięć sekund w każdym tempie, a potem zegar pasuje za tych, na których się jeszcze czeka. Oskarżenie lub karta go przerywa i znów czeka się na wszystkich, którzy mogą oskarżyć albo mają karty. Sam nigdy nie rusza. Faza kończy się, gdy nie czeka się już na nikogo.',
        },
      ],
    },
    {
      id: 'shooting',
      title: '5. Faza Strzałów',
      parts: [
        {
          say: 'Strzały od 1 do 5. Przed każdym jest chwila na karty; potem <b>3, 2, 1</b> i wszyscy w rundzie, których stawka sięga tego strzału, w tej samej chwili odkrywają wierzchnią kartę. Pocisk trafia tego, w kogo broń celuje: właściciela, chyba że karta mówi inaczej.',
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
      title: '6. Faza Punktów',
      parts: [
        {
          rule: 'W18',
          say: 'Kto w tej rundzie nie stracił postaci, zdobywa <b>tyle punktów, ile wynosi ostateczna stawka, i jeszcze 1</b>.',
        },
        { show: 'medals' },
        { rule: 'W24', say: 'Potem magazynki składa się na nowo, po siedem kart. Dodatkowe pociski w nich zostają.' },
      ],
    },
    {
      id: 'losing',
      title: 'Utrata postaci',
      parts: [
        {
          say: 'Kto traci postać, wypada z rundy. Jeśli nie był to Kapitan: dobiera 1 kartę akcji, a magazynek znów jest nowy, 6 kart KLIK! i 1 POCISK; dodatkowe pociski wracają do zapasu.',
        },
        { rule: 'W11', say: 'Kartę tę dobiera też przyłapany oszust.' },
        {
          rule: 'W33',
          say: 'Co podglądacz zobaczył w magazynku, przestaje się liczyć, gdy zostaje on odnowiony. Co wykazała rewizja, wiadomo do końca rundy.',
        },
        { rule: 'W40', say: 'Kieszeń kogoś, kto wypadł, niczego już nie zmienia.' },
        {
          rule: 'W2',
          say: 'Jeśli był to Kapitan, wypadasz z gry. Karty zachowujesz i wolno ci zagrywać te z czaszką.',
        },
      ],
    },
    {
      id: 'winning',
      title: 'Kto wygrywa',
      parts: [
        { say: '<b>Ostatni żywy Kapitan</b> wygrywa od razu, w dowolnej fazie.' },
        {
          rule: 'W22',
          say: 'Jeśli ostatni Kapitan jest w rundzie i ma jeszcze strzały, czy to w trakcie strzelania, czy po przyłapaniu oszusta, wybiera: bierze wygraną albo popisuje się i strzela do końca, ryzykując, że Kapitan padnie i nie wygra nikt. Utrata Zawodnika nadal oznacza wygraną. Po popisie nikt już nie oskarża: następuje kolejny strzał.',
        },
        { rule: 'W23', say: 'Nie został żaden Kapitan: nie wygrywa nikt.' },
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
          say: 'Możesz mieć i zagrywać dowolnie wiele, każdą w czasie, który na niej podano. Karta o <b>dowolnym</b> graczu może wskazać także ciebie, o <b>innym</b> graczu – nie. Każdy ma aktualną stawkę i aktualny cel: siebie, powietrze albo kogoś. Karty zmieniają je w kolejności nadejścia, a <b>późniejsza jest ważniejsza od wcześniejszej</b>: jeśli zagrasz Wiatrówkę, a po tobie ktoś „Zastrzel kogoś!”, musisz jednak w kogoś wycelować. Liczy się stan z chwili, gdy kart już nikt nie zagrywa. Po każdym strzale broń znów celuje we właściciela.',
        },
        {
          say: 'Czas na karty mija, gdy wszyscy, na których się czeka, spasują albo upłyną sekundy; po zagranej karcie wszyscy mogą odpowiedzieć na nowo. Na kogo się czeka, wynika tylko z tego, co widzą wszyscy.',
        },
        {
          rule: 'W31',
          say: 'Czeka się wtedy na tych, którzy mają jeszcze karty: na tego, kto właśnie zagrał ostatnią, już nie.',
        },
        {
          rule: 'W1',
          say: 'Kartę z czaszką może zagrać także ktoś, kto wypadł z rundy lub z gry; można ją też zagrać na kogoś, kto wypadł z rundy.',
        },
        { rule: 'W3', say: 'Pozostałe grają tylko ci, którzy są w rundzie, i tylko na takich.' },
        {
          rule: 'W4',
          say: 'Kartę z czaszką gra się na kogoś żywego, kto ma to, co ona zmienia. Prezent dla kogoś, kto wypadł z rundy, trafia do jego odnowionego magazynka bez tasowania; zakręcenie takim magazynkiem niczego nie zmienia. W kogoś, kto wypadł z gry, może już tylko celować broń.',
        },
        {
          rule: 'W30',
          say: 'Kartę można zagrać bez skutku, na przykład podbić stawkę 5. Niczego się wtedy nie tasuje.',
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
      title: 'Karty o magazynkach i stawkach',
      parts: [
        { show: 'cards-bets' },
        {
          list: [
            '<b>Podglądacz!</b> (3) Zanim obstawisz: tylko ty widzisz trzy wierzchnie karty dowolnego magazynka, po kolei.',
            '<b>Zimna krew</b> (2) Po odkryciu stawek: ustaw własną na dowolną liczbę od 0 do 5.',
            '<b>Podbij stawkę!</b> (3, czaszka) Po odkryciu stawek: czyjaś stawka rośnie o 1, najwyżej do 5.',
            '<b>Miękkie kolana</b> (2, czaszka) Po odkryciu stawek: czyjaś stawka maleje o 1, najniżej do 0.',
            '<b>Zamiana kości</b> (1) Po odkryciu stawek: dwie osoby zamieniają się stawkami.',
          ],
        },
      ],
    },
    {
      id: 'cards-accusing',
      title: 'Karty na Fazę Wyzwań',
      parts: [
        { show: 'cards-accusing' },
        {
          list: [
            '<b>Rewizja osobista</b> (2, czaszka) Tylko ty zaglądasz komuś do kieszeni.',
            '<b>Zakręć jeszcze raz!</b> (3, czaszka) Potasuj to, co zostało w czyimś magazynku; także przed strzałem.',
            '<b>Prezent dla kolegi</b> (1, czaszka) Karta KLIK! w cudzym magazynku staje się zapasowym POCISKIEM, dopóki jego właściciel nie straci postaci.',
            '<b>Łapówka dla sędziego</b> (2) Gdy cię oskarżono: nic się nie dzieje.',
          ],
        },
        {
          rule: 'W10',
          say: 'Łapówka działa od razu: kieszeń zostaje zakryta, złożone oskarżenia przepadają, nikt nie zyskuje ani nie płaci. Kto nie zdążył dołączyć, zachowuje swoje.',
        },
      ],
    },
    {
      id: 'cards-shooting',
      title: 'Karty na Fazę Strzałów',
      parts: [
        { show: 'cards-shooting' },
        {
          list: [
            '<b>Wiatrówka</b> (4) Twój następny strzał idzie w powietrze.',
            '<b>Pif Paf!</b> (3) Twój następny strzał idzie w kogoś innego.',
            '<b>Zastrzel kogoś!</b> (2, czaszka) Każdy strzelający musi wycelować w kogoś innego.',
            '<b>Zmiana celu</b> (1, czaszka) Ty wybierasz, w kogo celuje inny strzelający: w dowolną osobę, nigdy w powietrze.',
            '<b>Niewypał</b> (2) Pocisk, który miał cię trafić, okazuje się kartą KLIK!',
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
            '<b>Tempo</b>: spokojne czeka na wszystkich i nie ma zegara poza ostatnim momentem i dołączaniem; zwykłe i szybkie dają na każde pytanie określone sekundy. Ostatni moment trwa 10, a dołączanie 2 w każdym tempie.',
            '<b>Punkty do wygranej</b>: 15 albo dowolna liczba od 10 do 30.',
            '<b>Talia akcji</b>: zwykła albo 31 kart według własnego wyboru.',
          ],
        },
        {
          say: 'Gdy czas minie, odpowiada zegar: chowa KLIK!, zgłasza gotowość, obstawia 1, pasuje, celuje w następną żywą osobę, bierze wygraną.',
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
            '<b>Karty z czaszką</b>: w pudełku wolno je zagrać na kogoś, kto wypadł z rundy albo z gry. Tu mogą je też zagrywać sami wyeliminowani, żeby nikt tylko nie patrzył; a w martwych, którzy nie mają ani broni, ani stawki, ani kieszeni, można jedynie celować.',
            '<b>Zastrzel kogoś!</b> według tekstu z pudełka pozwala celować w innych, ale w jego przykładzie Borys musi to zrobić. Idziemy za przykładem: każdy strzelający musi wycelować.',
            '<b>Kręcenie</b>: każdym magazynkiem raz na rundę, także własnym. Bez tego ograniczenia można by kręcić bez końca, a uczciwe tasowanie jest równie uczciwe za pierwszym razem.',
            '<b>Dwa oskarżenia naraz</b>: według pudełka zdarza się to rzadko. Przez sieć nic nie dzieje się naraz, dlatego na dołączenie są dwie sekundy.',
            '<b>Runda 50</b> jest ostatnia: stół ostrożnych też musi kiedyś skończyć.',
          ],
        },
      ],
    },
  ],
};
