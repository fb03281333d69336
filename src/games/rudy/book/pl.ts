import type { Book } from '../../../client/rulebook/book.ts';

export const book: Book = {
  title: 'Rudy',
  lead: 'Dwadzieścia kart, jedna po drugiej. Ile takich zwierząt już się pokazało? Wszyscy naraz zapisują po jednej liczbie, a wygrywa najlepsza pamięć.',
  chapters: [
    {
      id: 'cards',
      title: 'Karty',
      parts: [
        {
          say: 'Jest 48 kart ze zwierzętami i jeden rudy lis. Na każdej karcie widać jedną z <b>czterech krajobrazów</b>, a w niej jednego lub oba gatunki, które tam mieszkają. Kot chodzi własnymi drogami i może się pojawić wszędzie.',
        },
        { show: 'landscapes' },
        {
          list: [
            '<b>Wieś</b>: kura, świnia',
            '<b>Las</b>: niedźwiedź, królik',
            '<b>Sawanna</b>: żyrafa, zebra',
            '<b>Morze</b>: delfin, ośmiornica',
            '<b>Gdziekolwiek</b>: kot',
          ],
        },
        { rule: 'R1', say: 'Kot nigdy nie jest na karcie sam: zawsze wpada do kogoś z wizytą.' },
        {
          rule: 'R3',
          say: 'Żadne zwierzę nie powtarza się na jednej karcie. Na karcie są więc jedno, dwa albo trzy zwierzęta.',
        },
        {
          say: 'W zwykłej talii każdy krajobraz ma 12 kart. Nazwijmy jego mieszkańców A i B: samo A dwa razy, samo B dwa razy, A i B razem cztery razy, A z kotem raz, B z kotem raz, cała trójka dwa razy. Każdy mieszkaniec jest na 9 kartach, kot na 16.',
        },
      ],
    },
    {
      id: 'start',
      title: 'Przygotowanie',
      parts: [
        {
          say: '48 kart się tasuje i zostawia 19, nie oglądając ich. Pozostałe 29 odchodzi z gry, też w tajemnicy. Do dziewiętnastu wtasowuje się lisa: tak powstaje zakryty stos <b>20 kart</b>. Każdy ma tabliczkę z 20 ponumerowanymi polami.',
        },
        { rule: 'R22', say: 'Grać może dowolnie wiele osób: jedna, cała rodzina, cała szkoła.' },
      ],
    },
    {
      id: 'turn',
      title: 'Tura',
      parts: [
        {
          say: 'Odkrywa się wierzchnią kartę; przykrywa ona poprzednią. Widać zawsze tylko najnowszą. Potem każdy w tajemnicy zapisuje <b>jedną liczbę</b>: ile zwierząt tych gatunków, które są na karcie, pokazało się do tej pory, razem z tą kartą.',
        },
        { show: 'answer' },
        {
          rule: 'R2',
          say: 'Kilka gatunków się sumuje. Widać niedźwiedzia i kota; razem z tą kartą były 3 niedźwiedzie i 2 koty: odpowiedź to 5.',
        },
        { rule: 'R12', say: 'Zapisanej liczby się nie zmienia. Gdy zapiszą wszyscy, odkrywa się następną kartę.' },
        {
          rule: 'R13',
          say: 'Własne wcześniejsze liczby widzisz cały czas. Wcześniejszych kart ani cudzych liczb nie widzisz.',
        },
        { say: 'Liczba jest całkowita, od 0 do 99. I żadnych notatek: cała gra toczy się w głowie.' },
        {
          rule: 'R27',
          say: 'Napisane zdanie byłoby notatką. Dopóki odkrywa się karty, przy stole pokazuje się więc tylko minki; pisać można od przeglądu.',
        },
      ],
    },
    {
      id: 'circle',
      title: 'Kółko',
      parts: [
        {
          say: '<b>Raz w grze</b>, gdy masz pewność, możesz zakreślić liczbę kółkiem. Trafiona co do jednego liczy się podwójnie. Nietrafiona nie liczy się wcale.',
        },
        { show: 'circle' },
        {
          rule: 'R6',
          say: 'Kółko rysuje się razem z liczbą, nigdy później. Nietrafiona liczba w kółku je zużywa; liczba, której stół nie przyjął, nie.',
        },
        { rule: 'R7', say: 'Liczbę zapisaną przy lisie też wolno zakreślić.' },
      ],
    },
    {
      id: 'fox',
      title: 'Rudy lis',
      parts: [
        {
          say: 'Raz w grze ze stosu wyskakuje lis i pyta o coś innego: <b>ile różnych gatunków</b> pokazało się do tej pory?',
        },
        { show: 'fox' },
        { rule: 'R5', say: 'Sam lis nie jest jednym z tych gatunków.' },
        {
          rule: 'R4',
          say: 'Jeśli lis jest pierwszą kartą, nikogo jeszcze nie było i odpowiedź to 0 (albo 1, gdy lis liczy się za kota).',
        },
        { say: 'Stół może wybrać lisowi inne pytanie:' },
        {
          list: [
            '<b>Najczęstsze zwierzę</b>: na ilu kartach było to, które widziano najczęściej?',
            '<b>Samotnicy</b>: ile dotąd kart pokazało dokładnie jedno zwierzę?',
            '<b>Koty</b>: ile było kotów, licząc lisa za kota?',
          ],
        },
        {
          rule: 'R14',
          say: 'Najczęstsze zwierzę: jeśli prowadzi kilka naraz, nic nie szkodzi, bo liczy się sama liczba. Gdy nikogo nie było, jest to 0.',
        },
        { rule: 'R15', say: 'Samotnicy: lisa się nie wlicza.' },
        {
          rule: 'R16',
          say: 'Koty: od tej chwili lis jest kotem do końca gry. Odpowiedź jest o jeden większa niż liczba kotów, a późniejsze sumy kotów też go obejmują.',
        },
      ],
    },
    {
      id: 'points',
      title: 'Punkty',
      parts: [
        {
          say: 'Po ostatniej karcie stos ogląda się jeszcze raz, a na arkuszu stawia się krzyżyk za każde zwierzę. Tak widać każdą prawdziwą odpowiedź.',
        },
        { rule: 'R21', say: 'Stos ogląda się od pierwszej karty do ostatniej.' },
        { show: 'points' },
        {
          list: [
            'Liczba <b>trafiona albo za mała</b>: dostajesz tyle punktów, ile wynosi.',
            'Liczba <b>za duża</b>: zero, i zostaje skreślona.',
            '<b>W kółku i trafiona</b>: dwa razy tyle punktów.',
            '<b>W kółku i nietrafiona</b>: zero.',
          ],
        },
        { rule: 'R8', say: 'Nietrafiona liczba w kółku jest skreślana tylko wtedy, gdy była za duża.' },
        {
          rule: 'R11',
          say: 'Pole puste, bo zabrakło czasu albo gospodarz zamknął kartę, nie daje punktów i nie jest skreślone.',
        },
      ],
    },
    {
      id: 'winning',
      title: 'Kto wygrywa',
      parts: [
        {
          say: 'Kto ma najwięcej punktów. Przy równej liczbie rozstrzygają kolejno; tak samo ustala się dalsze miejsca:',
        },
        { rule: 'R9', say: 'Więcej punktów z liczby w kółku. Kto kółka nie użył, ma z niego 0.' },
        { rule: 'R10', say: 'Potem mniej skreślonych liczb. Gdy i to jest równe, zwycięstwo jest wspólne.' },
      ],
    },
    {
      id: 'solo',
      title: 'W pojedynkę',
      parts: [
        {
          rule: 'R20',
          say: 'Jedna osoba mierzy się z własną pamięcią: sumuje, o ile każda z 20 liczb minęła się z odpowiedzią, w górę lub w dół, razem z lisem. <b>5 lub mniej to wygrana.</b> Kółka nie ma.',
        },
        { show: 'solo' },
        { rule: 'R23', say: 'Pole zostawione puste przez zegar mija się o całą odpowiedź.' },
        { say: 'Przykład: zapisane 5, a odpowiedź to 7. Ubywają 2 z 5, zostają 3.' },
      ],
    },
    {
      id: 'options',
      title: 'Co może wybrać stół',
      parts: [
        { rule: 'R17', say: 'Lis zadaje jedno pytanie. Wszystko inne można dowolnie łączyć.' },
        {
          list: [
            '<b>Pytanie lisa</b>: gatunki, najczęstsze zwierzę, samotnicy albo koty.',
            '<b>Tylko dokładne liczby</b>: za mała też nie daje punktów, ale nie jest skreślana.',
            '<b>Ostatni na głos</b>: kto w turze zapisze ostatni, tego liczbę widzą wszyscy przez następną turę.',
            '<b>Talia</b>: zwykła, równa (każde zestawienie po dwa razy) albo własna z 48 kart.',
            '<b>Czas</b>: sekundy na turę albo bez zegara.',
          ],
        },
        { rule: 'R18', say: 'Kółko zostaje także tam, gdzie liczą się tylko dokładne liczby.' },
        {
          rule: 'R19',
          say: 'Na głos podaje się ostatnią liczbę, którą ktoś naprawdę zapisał; decyduje kolejność nadejścia. Widać, czyja jest, ale nigdy kółko. Puste pole niczego nie zmienia; jeśli w turze nie zapisał nikt, nie słychać nikogo. W pojedynkę nie ma to znaczenia.',
        },
        {
          rule: 'R24',
          say: 'Puste pole zostawia tylko zegar i nic innego nie robi: gdy minie czas albo gdy gospodarz zamknie kartę za spóźnionych, także przy stole bez zegara.',
        },
        { rule: 'R26', say: 'We własnej talii jakiegoś rodzaju kart może nie być wcale.' },
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
            '<b>Ile jest których kart</b>: instrukcja mówi o 48 kartach w czterech krajobrazach i nie podaje, ile jest jakich. Nasza zwykła talia i równa są pomyślane przez nas; masz w pudełku inne, zapisz je jako własną talię.',
            '<b>Zegar</b> i pole, które zostawia puste: w instrukcji zegara nie ma i każdy zawsze zapisuje.',
            '<b>Ostatni na głos</b>: w instrukcji liczbę wypowiada się raz. Tu widać ją przez całą następną turę, bo telefonu nikt nie słyszy.',
            '<b>Minki zamiast słów</b>, dopóki odkrywa się karty: instrukcja zabrania zapisywać cokolwiek poza wynikiem, a rozmowa na ekranie byłaby takim miejscem.',
            '<b>Koniec</b>: gdy sposoby instrukcji na remis się wyczerpią, wygrana jest wspólna. W pojedynkę nie ma kółka.',
          ],
        },
      ],
    },
  ],
};
