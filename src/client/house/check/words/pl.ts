import type { Same } from '../../../words/speak.ts';
import type { en } from './en.ts';

export const pl: Same<typeof en> = {
  'check.title': 'Sprawdź grę',
  'check.what':
    'Przed grą każde urządzenie obiecuje swój los i niczyj nie jest znany, dopóki nie obiecają wszyscy; z nich i z sekretu tego Stolika powstaje tasowanie. Zapis skończonej gry zawiera to wszystko, a to urządzenie liczy je jeszcze raz.',
  'check.busy': 'Liczymy…',
  'check.good': 'Wszystko się zgadza',
  'check.good.line':
    '{came, plural, =0 {Żadne urządzenie nie dołożyło losu: karty rozdał sam Stolik i jego właściciel mógł je wybrać. Potem nic już nie zostało zmienione.} one {Nikt nie mógł wybrać kart bez tego jednego urządzenia, które dołożyło los, i nic nie zostało potem zmienione.} few {Nikt nie mógł wybrać kart, chyba że zmówiły się wszystkie # urządzenia, które dołożyły los; nic nie zostało potem zmienione.} many {Nikt nie mógł wybrać kart, chyba że zmówiło się wszystkie # urządzeń, które dołożyły los; nic nie zostało potem zmienione.} other {Nikt nie mógł wybrać kart, chyba że zmówiły się wszystkie # urządzenia, które dołożyły los; nic nie zostało potem zmienione.}}',
  'check.alone': 'Wszystko do siebie pasuje',
  'check.alone.line':
    'Karty, ruchy i wynik wynikają z siebie nawzajem. Nie ręczy za to jednak ani podpis tego Stolika, ani nic, co widziało to urządzenie, więc ktoś mógł to wszystko zmyślić.',
  'check.earlier': 'Gra według wcześniejszych zasad',
  'check.earlier.line':
    'Tasowanie i dziennik są takie, jak obiecano. Ten Stolik gra już według nowszych zasad, więc nie może powtórzyć ruchów.',
  'check.bad': 'Ten zapis ktoś ruszał',
  'check.bad.line': 'Przestaje się zgadzać w miejscu: {place}',
  'check.unread': 'To nie jest zapis gry',
  'check.unread.line': 'Otwórz plik zapisany ze Stolika.',
  'check.gone': 'Nie ma takiego zapisu',
  'check.gone.line': 'Stolik go nie ma albo nie odpowiada.',
  'check.open': 'Otwórz plik z zapisem',
  'check.save': 'Zachowaj zapis',
  'check.steps': 'Krok po kroku',
  'check.ok': 'zgadza się',
  'check.not': 'nie zgadza się',
  'check.format':
    'Plik jest zapisem gry {game}; {seats, plural, one {# osoba} few {# osoby} many {# osób} other {# osoby}} przy stole.',
  'check.format.bad': 'Plik nie wygląda tak, jak powinien wyglądać zapis.',
  'check.commitment': 'Sekret tego Stolika jest tym, do którego zobowiązał się przed grą.',
  'check.commitment.bad': 'Sekret tego Stolika nie jest tym, do którego zobowiązał się przed grą.',
  'check.promises':
    '{came, plural, =0 {Żadne urządzenie nie dołożyło losu: Stolik rozdał sam.} one {# urządzenie dołożyło los, dokładnie taki, jaki obiecało.} few {# urządzenia dołożyły los, każde dokładnie taki, jaki obiecało.} many {# urządzeń dołożyło los, każde dokładnie taki, jaki obiecało.} other {# urządzenia dołożyły los, każde dokładnie taki, jaki obiecało.}}{brokenOff, plural, =0 {} one { Wcześniej tasowanie przerwano raz.} few { Wcześniej tasowanie przerwano # razy.} many { Wcześniej tasowanie przerwano # razy.} other { Wcześniej tasowanie przerwano # razy.}}{without, plural, =0 {} one { Los z jednego miejsca pominięto.} few { Los z # miejsc pominięto.} many { Los z # miejsc pominięto.} other { Los z # miejsca pominięto.}}{thrownAway, plural, =0 {} one { Przed nią porzucono # grę.} few { Przed nią porzucono # gry.} many { Przed nią porzucono # gier.} other { Przed nią porzucono # gry.}}',
  'check.promises.bad': 'Do tasowania dołożono nie to, co obiecano.',
  'check.contributions':
    '{came, plural, =0 {Żadne urządzenie nie dołożyło swojego losu.} one {# urządzenie dołożyło swój los, ale jawnie: wtedy właściciel Stolika, który sam grał, mógł wybrać karty.} few {# urządzenia dołożyły swój los, ale jawnie: wtedy właściciel Stolika, który sam grał, mógł wybrać karty.} many {# urządzeń dołożyło swój los, ale jawnie: wtedy właściciel Stolika, który sam grał, mógł wybrać karty.} other {# urządzenia dołożyły swój los, ale jawnie: wtedy właściciel Stolika, który sam grał, mógł wybrać karty.}}',
  'check.contributions.bad': 'Lista losów nie wygląda tak, jak powinna.',
  'check.names':
    'Imiona są te, z którymi gra się zaczęła{takenOut, plural, =0 {} one {; # usunięto} few {; # usunięto} many {; # usunięto} other {; # usunięto}}.',
  'check.names.bad': 'Któreś imię nie jest tym, z którym gra się zaczęła.',
  'check.signature': 'Podpisał ją ten Stolik.',
  'check.signature.other': 'Podpisał ją inny Stolik, którego to urządzenie nie zna: {key}…',
  'check.unsigned': 'Nikt jej nie podpisał: grano na samym urządzeniu albo podpis usunięto.',
  'check.signature.bad': 'To nie jest podpis tego Stolika.',
  'check.device': 'Los tego urządzenia jest w tasowaniu, zmieszany dokładnie z tą listą, na którą się zgodziło.',
  'check.device.not': 'Losu tego urządzenia w tasowaniu nie ma: przyszedł za późno albo do próby, którą przerwano.',
  'check.device.bad': 'Podczas tasowania to urządzenie usłyszało co innego!',
  'check.rules':
    'Grano według wersji {version} zasad, według której ten Stolik już nie gra. {entries, plural, one {W dzienniku jest # ruch} few {W dzienniku są # ruchy} many {W dzienniku jest # ruchów} other {W dzienniku jest # ruchu}}, ale nie powtarzamy ich tutaj.',
  'check.rules.bad': 'Nie znamy tych zasad.',
  'check.chain':
    '{links, plural, one {# ogniwo dziennika trzyma} few {Wszystkie # ogniwa dziennika trzymają} many {Wszystkie # ogniw dziennika trzyma} other {Wszystkie # ogniwa dziennika trzymają}} się razem, od imion po ostatni ruch.',
  'check.chain.bad': 'W tym miejscu łańcuch dziennika się rwie.',
  'check.pins':
    '{pins, plural, one {# pieczęć widziana podczas gry na tym ekranie jest} few {# pieczęcie widziane podczas gry na tym ekranie są} many {# pieczęci widzianych podczas gry na tym ekranie jest} other {# pieczęci widzianej podczas gry na tym ekranie jest}} w dzienniku.',
  'check.pins.bad': 'Podczas gry ten ekran widział inną pieczęć, niż ma dziennik.',
  'check.entries':
    '{entries, plural, one {Zagrano # ruch, zgodny} few {Zagrano # ruchy, wszystkie zgodne} many {Zagrano # ruchów, wszystkie zgodne} other {Zagrano # ruchu, wszystkie zgodne}} z zasadami.',
  'check.entries.bad': 'Tego ruchu nie pozwalają zrobić zasady.',
  'check.chance': 'Karty i kości wypadły dokładnie tak, jak wychodzi z tego tasowania.',
  'check.chance.bad': 'Karta albo kość nie wychodzi z tego tasowania.',
  'check.outcome': 'Wynik wynika z całej reszty.',
  'check.outcome.bad': 'Wynik nie wynika z przebiegu gry.',
};
