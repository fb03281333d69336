import type { Same } from '../../../words/speak.ts';
import type { en } from './en.ts';

export const pl: Same<typeof en> = {
  'check.title': 'Sprawdź grę',
  'check.what':
    'Każde tasowanie jest ustalone przed pierwszą kartą: z sekretu domu i z losowości wszystkich przy stole. Po grze zapis zawiera to wszystko, a to urządzenie może policzyć je jeszcze raz.',
  'check.busy': 'Liczymy…',
  'check.good': 'Wszystko się zgadza',
  'check.good.line': 'Nikt nie mógł wybrać kart i ani jeden ruch nie został potem zmieniony.',
  'check.bad': 'Ten zapis ktoś ruszał',
  'check.bad.line': 'Przestaje się zgadzać w miejscu: {place}',
  'check.unread': 'To nie jest zapis gry',
  'check.unread.line': 'Otwórz plik zapisany ze Stolika.',
  'check.gone': 'Nie ma takiego zapisu',
  'check.gone.line': 'Dom go nie ma albo nie odpowiada.',
  'check.open': 'Otwórz plik z zapisem',
  'check.save': 'Zachowaj zapis',
  'check.steps': 'Krok po kroku',
  'check.ok': 'zgadza się',
  'check.not': 'nie zgadza się',
  'check.format':
    'Plik jest zapisem gry {game}; {seats, plural, one {# osoba} few {# osoby} many {# osób} other {# osoby}} przy stole.',
  'check.format.bad': 'Plik nie wygląda tak, jak powinien wyglądać zapis.',
  'check.commitment': 'Sekret domu jest tym, do którego dom zobowiązał się przed grą.',
  'check.commitment.bad': 'Sekret domu nie jest tym, do którego dom zobowiązał się przed grą.',
  'check.contributions':
    '{came, plural, =0 {Żadne urządzenie nie dołożyło swojego losu.} one {# urządzenie dołożyło swój los.} few {# urządzenia dołożyły swój los.} many {# urządzeń dołożyło swój los.} other {# urządzenia dołożyły swój los.}}',
  'check.contributions.bad': 'Lista losów nie wygląda tak, jak powinna.',
  'check.mine': 'Los tego urządzenia jest na liście.',
  'check.missing': 'Losu tego urządzenia nie ma na liście!',
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
