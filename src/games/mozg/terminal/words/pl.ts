import type { MozgWords } from './words.ts';
import type { Person } from '../../../../cli/terminal/words/person.ts';
import { listed, polish } from '../../../../cli/terminal/words/plural.ts';

const brains = (n: number): string => polish(n, 'Mózg', 'Mózgi', 'Mózgów');
const cards = (n: number): string => polish(n, 'kartę', 'karty', 'kart');

/** Zdanie o kimś: „Grasz…” albo „Fikus gra…”. */
function says(person: Person, you: string, they: string): string {
  return person.isMe ? you : `${person.name} ${they}`;
}

const ANIMALS = (
  'Komar Pszczoła Ślimak Rybka Żaba Chomik Papuga Jeż Pająk Żółw ' +
  'Królik Mysz Kot Pies Sowa Świnia Owca Krowa Koń Dinozaur'
).split(' ');

const FACES = {
  gift: 'prezent',
  steal: 'kradzież',
  swap: 'zamiana',
  rain: 'deszcz',
  brain: 'Mózg',
  again: 'jeszcze raz',
} as const;

const SIGNS = { rock: 'kamień', paper: 'papier', scissors: 'nożyce' } as const;

export const pl: MozgWords = {
  title: 'Gra o mózg',
  animals: ANIMALS,
  faces: FACES,
  signs: SIGNS,
  signKeys: { rock: 'k', paper: 'p', scissors: 'n' },
  swapKeys: { hand: 'r', graveyard: 'c' },
  passKey: 'p',

  round: (round) => `runda ${round}`,
  horde: 'Horda',
  emptyHorde: 'pusta, można zagrać wszystko',
  spiderWaits: 'Pająk czeka na kartę niższą niż 8',
  reserve: (n) => `Rezerwa: ${n}`,
  aside: 'Na boku do końca rundy',
  hand: 'Twoja ręka',
  graveyard: 'Twój Cmentarz',
  offered: 'Nowe karty',
  nothing: 'nic',
  counts: (own, hand, graveyard) => `${brains(own)}, na ręce ${hand}, na Cmentarzu ${graveyard}`,
  asks: {
    bury: 'Którą z trzech nowych kart zakopujesz na swoim Cmentarzu?',
    turn: 'Co zagrywasz?',
    keep: 'Którą z dwóch dobranych kart zatrzymujesz na ręce?',
    refill: 'Które karty zabierasz z Cmentarza na rękę?',
    gift: 'Prezent! Którą kartę komu podrzucasz na Cmentarz?',
    steal: 'Kradzież! Komu zabierasz Mózg?',
    swap: 'Zamiana! Co i z kim zamieniasz?',
    show: 'Kamień, papier, nożyce! Co pokazujesz?',
  },
  types: {
    bury: 'Wartość karty',
    turn: 'Wartość karty; kolejne takie same rozdajesz, dopisując numery graczy (7 1 2); p – pas',
    keep: 'Wartość karty',
    refill: 'Wartości kart, na przykład 3 12',
    gift: 'Wartość karty i numer gracza, na przykład 4 2',
    steal: 'Numer gracza',
    swap: 'r (ręka) albo c (Cmentarz) i numer gracza, na przykład r 2',
    show: 'k – kamień, p – papier, n – nożyce',
  },
  mayRefill: 'Możesz jeszcze uzupełnić rękę z Cmentarza: u i wartości kart, na przykład u 3 12.',
  orNot: 'Sam Enter: zostawiasz rękę, jak jest.',
  refusals: {
    malformed: 'Nie rozumiem. Wpisz to tak, jak w podpowiedzi.',
    'not-asked': 'Teraz nie twoja kolej.',
    over: 'Gra już się skończyła.',
    'not-now': 'Teraz czas na coś innego.',
    'not-of-the-three': 'To musi być jedna z trzech nowych kart.',
    'not-of-the-two': 'To musi być jedna z dwóch dobranych kart.',
    'not-in-hand': 'Nie masz takiej karty na ręce.',
    'not-in-graveyard': 'Tylu takich kart nie ma na twoim Cmentarzu.',
    'too-few-copies': 'Nie masz tylu takich samych kart.',
    'must-be-higher': 'Karta musi być wyższa niż ta na wierzchu Hordy.',
    'spider-says-lower-than-8': 'Na Pająka kładzie się tylko kartę niższą niż 8.',
    'cannot-pass-on-empty-horde': 'Przy pustej Hordzie nie ma pasowania, dopóki masz kartę na ręce.',
    'wrong-number-of-cards':
      'Rękę uzupełnia się do trzech kart: ani mniej, ani więcej, chyba że Cmentarz jest za mały.',
    'not-yourself': 'To działa tylko na kogoś innego.',
    'no-such-opponent': 'Nie ma gracza o takim numerze.',
    'graveyard-is-empty': 'Ten Cmentarz jest pusty, więc nie ma na co się zamienić.',
  },
  rules: (options) => [
    'Każdy zaczyna z dziewięcioma Mózgami. Kto pozbędzie się wszystkich kart, z ręki i z Cmentarza, ten kończy rundę, a pozostali tracą po Mózgu za każdą kartę, która im została.',
    'W swojej turze zagrywasz kartę wyższą niż wierzch Hordy. Jeśli masz kilka takich samych, jedna idzie na Hordę, a inne możesz podrzucić na Cmentarze przeciwników.',
    'Kto pasuje, zrzuca Hordę, traci Mózg, dobiera dwie karty (jedną na rękę, drugą na Cmentarz) i zaczyna nową Hordę.',
    'Gdy po ruchu masz mniej niż trzy karty na ręce, bierzesz brakujące z Cmentarza.',
    'Komar (0) wchodzi na wszystko. Po Pająku (8) trzeba zagrać niżej niż 8. Mysz (11) odkłada Hordę na bok do końca rundy i daje dodatkową turę. Słodka pianka na karcie oznacza rzut kością.',
    'Kość: prezent, kradzież Mózgu, zamiana rąk albo Cmentarzy, deszcz kart na wszystkie Cmentarze, Mózg z puli, jeszcze jedna tura.',
    'Gra kończy się, gdy ktoś straci ostatni Mózg. Najwięcej Mózgów wygrywa.',
    ...(options.refill === 'forgotten'
      ? ['Przy tym stole o uzupełnieniu ręki trzeba pamiętać samemu, zanim ruszy się następny gracz.']
      : []),
    ...(options.starter === 'rps' ? ['Przy remisie rundę zaczyna, kto wygra w kamień, papier, nożyce.'] : []),
    ...(options.time === undefined
      ? []
      : [
          `Na decyzję ${options.time === 1 ? 'jest' : 'masz'} ${polish(options.time, 'sekunda', 'sekundy', 'sekund')}.`,
        ]),
  ],
  tell(event, who) {
    switch (event.kind) {
      case 'round-began':
        return `Runda ${event.round}. ${says(who(event.seat), 'Zaczynasz', 'zaczyna')}.`;
      case 'played': {
        const given = Object.entries(event.give ?? {}).map(([seat, n]) => `${who(Number(seat)).name} ×${n}`);
        const gifts = given.length === 0 ? '' : ` Na Cmentarze: ${listed('pl', given)}.`;
        return `${says(who(event.seat), 'Zagrywasz', 'zagrywa')} ${event.card} (${ANIMALS[event.card] ?? ''}).${gifts}`;
      }
      case 'passed':
        return `${says(who(event.seat), 'Pasujesz i tracisz', 'pasuje i traci')} Mózg.`;
      case 'refilled':
        return `${says(who(event.seat), 'Bierzesz', 'bierze')} z Cmentarza ${cards(event.cards)}.`;
      case 'rolled':
        return `${says(who(event.seat), 'Rzucasz', 'rzuca')} kością: ${FACES[event.face]}.`;
      case 'gifted':
        return `${says(who(event.seat), 'Podrzucasz', 'podrzuca')} kartę. Na czyj Cmentarz: ${who(event.to).name}.`;
      case 'stole':
        return `${says(who(event.seat), 'Kradniesz', 'kradnie')} Mózg. ${who(event.from).isMe ? 'Tracisz go ty' : `Traci go ${who(event.from).name}`}.`;
      case 'swapped':
        return `Zamiana ${event.what === 'hand' ? 'rąk' : 'Cmentarzy'}: ${who(event.seat).name} i ${who(event.with).name}.`;
      case 'rained-on':
        return event.cards === 0 ? undefined : `${says(who(event.seat), 'Dostajesz', 'dostaje')} kartę na Cmentarz.`;
      case 'took-brain':
        return event.brains === 0
          ? 'W puli nie ma już Mózgów.'
          : `${says(who(event.seat), 'Zyskujesz', 'zyskuje')} Mózg.`;
      case 'another-turn':
        return `${says(who(event.seat), 'Masz', 'ma')} jeszcze jedną turę.`;
      case 'unplayed':
        return `${says(who(event.seat), 'Nie masz', 'nie ma')} czego zagrać. Koniec tury.`;
      case 'horde-set-aside':
        return `Horda (${cards(event.cards)}) odchodzi na bok do końca rundy.`;
      case 'reshuffled':
        return 'Rezerwa się skończyła: odrzucone karty potasowane na nową.';
      case 'round-ended': {
        const paid = event.lost.flatMap((lost, seat) => (lost === 0 ? [] : [`${who(seat).name} −${lost}`]));
        return `Koniec rundy. Mózgi: ${paid.length === 0 ? 'nikt nic nie traci' : listed('pl', paid)}.`;
      }
      case 'shown': {
        const shown = event.signs.flatMap((sign, seat) => (sign === null ? [] : [`${who(seat).name}: ${SIGNS[sign]}`]));
        return `${listed('pl', shown)}.`;
      }
      case 'dealt':
      case 'buried':
      case 'horde-discarded':
      case 'drew':
      case 'kept':
      case 'finished':
        return undefined;
    }
  },

  reasons: {
    passed: 'Ostatni Mózg przepadł przy pasie.',
    stolen: 'Ostatni Mózg został skradziony.',
    round: 'Ostatni Mózg przepadł na koniec rundy.',
  },
  rounds: (n) => `Rozegrano ${polish(n, 'rundę', 'rundy', 'rund')}.`,
  brainsOf: brains,
  result: 'Wynik',
  youWin: 'Wygrywasz! Mądra głowa.',
  wins: (name) => `Wygrywa ${name}.`,
  shared: (names) => `Wspólna wygrana: ${listed('pl', names)}.`,
};
