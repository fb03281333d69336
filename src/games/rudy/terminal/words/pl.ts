import type { Species } from '../../rules/index.ts';
import { listed, polish } from '../../../../cli/terminal/words/plural.ts';
import type { RudyWords } from './words.ts';

/** Jedna kura, dwie kury, pięć kur. */
const FORMS: Readonly<Record<Species, readonly [string, string, string]>> = {
  hen: ['kura', 'kury', 'kur'],
  pig: ['świnia', 'świnie', 'świń'],
  bear: ['niedźwiedź', 'niedźwiedzie', 'niedźwiedzi'],
  rabbit: ['królik', 'króliki', 'królików'],
  giraffe: ['żyrafa', 'żyrafy', 'żyraf'],
  zebra: ['zebra', 'zebry', 'zebr'],
  dolphin: ['delfin', 'delfiny', 'delfinów'],
  octopus: ['ośmiornica', 'ośmiornice', 'ośmiornic'],
  cat: ['kot', 'koty', 'kotów'],
};

const points = (n: number): string => polish(n, 'punkt', 'punkty', 'punktów');

export const pl: RudyWords = {
  title: 'Rudy',
  turn: (turn, of) => `tura ${turn} z ${of}`,
  landscapes: { village: 'wieś', forest: 'las', savannah: 'sawanna', sea: 'morze' },
  species: {
    hen: 'kura',
    pig: 'świnia',
    bear: 'niedźwiedź',
    rabbit: 'królik',
    giraffe: 'żyrafa',
    zebra: 'zebra',
    dolphin: 'delfin',
    octopus: 'ośmiornica',
    cat: 'kot',
  },
  animals: (species, n) => polish(n, ...FORMS[species]),
  fox: 'Rudy Lis',
  howMany: (species) =>
    `Ile ${listed(
      'pl',
      species.map((each) => FORMS[each][2]),
    )} już się pokazało, razem z tą kartą?`,
  foxAsks: {
    species: 'Lis pyta: ile różnych gatunków już się pokazało? Mnie nie licz.',
    most: 'Lis pyta: na ilu kartach było zwierzę, które pokazało się najwięcej razy?',
    single: 'Lis pyta: na ilu kartach było tylko jedno zwierzę? Mojej nie licz.',
    cats: 'Lis pyta: ile kotów już się pokazało? Dziś ja też jestem kotem!',
  },
  yourNumbers: 'Twoje liczby',
  aloud: (name, number) => `Poprzednią turę zamyka ${name} z liczbą ${number}.`,
  yourAloud: (number) => `Poprzednią turę zamknęła Twoja liczba: ${number}. Wszyscy ją słyszeli.`,
  input: 'Liczba od 0 do 99',
  inputWithCircle: 'Liczba od 0 do 99, a w kółku na przykład 5k (raz w grze)',
  inputCircleSpent: 'Liczba od 0 do 99 (kółko już wykorzystane)',
  refusals: {
    malformed: 'Tu pasuje tylko liczba całkowita od 0 do 99, na przykład 7.',
    over: 'Gra już się skończyła.',
    'already-written': 'W tej turze masz już swoją liczbę, a wpisanej nie da się zmienić.',
    'no-circle': 'Gdy grasz w pojedynkę, kółka nie ma. Wpisz samą liczbę.',
    'circle-used': 'Kółko można narysować tylko raz, a Twoje jest już na tabliczce. Wpisz samą liczbę.',
  },
  rules: (options, seats) => [
    'Na stosie czeka 20 kart: 19 ze zwierzętami i jeden Rudy Lis. Odkrywamy po jednej, a każda nowa chowa poprzednią.',
    'Za każdym razem wpisujesz jedną liczbę: ile zwierząt takich jak na tej karcie widać było od początku gry. Te, na które patrzysz, też się liczą. Kura i świnia, a to już druga kura i czwarta świnia? Wpisz 6.',
    rulesOfTheFox[options.fox],
    ...(seats === 1 ? rulesAlone : rulesTogether(options.scoring === 'exact')),
    ...(options.lastAloud && seats > 1
      ? ['Kto wpisze liczbę jako ostatni, tego liczbę wszyscy poznają w następnej turze.']
      : []),
    ...(options.time !== undefined
      ? [
          `Na każdą kartę ${options.time === 1 ? 'jest' : 'masz'} ${polish(options.time, 'sekunda', 'sekundy', 'sekund')}. Potem pole zostaje puste.`,
        ]
      : []),
  ],

  card: (turn, of) => `Karta ${turn} z ${of}`,
  wrote: 'Twoja liczba:',
  circled: 'w kółku',
  crossedOut: 'skreślona',
  blank: 'puste',
  sheet: 'Arkusz podsumowania',
  answer: (sum, answer) =>
    sum.length === 1 ? `Odpowiedź: ${sum.join('')}` : `Odpowiedź: ${sum.join(' + ')} = ${answer}`,
  foxAnswer: (answer) => `Odpowiedź: ${answer}`,
  off: (by, soFar) => (by === 0 ? `W punkt! Razem pomyłki: ${soFar}.` : `Pomyłka o ${by}. Razem pomyłki: ${soFar}.`),

  result: 'Wynik',
  pointsOf: points,
  circledPoints: (n) => `z kółka ${n}`,
  crossings: (n) => polish(n, 'skreślenie', 'skreślenia', 'skreśleń'),
  youWin: 'Wygrywasz! Sprytnie jak lis.',
  wins: (name) => `Wygrywa ${name}.`,
  shared: (names) => `Wspólna wygrana: ${listed('pl', names)}.`,
  settled: (how, [a, b], score, [x, y]) => {
    const tie = `${a}, ${b}: po ${score === 1 ? 'jednym punkcie' : points(score)}`;
    switch (how) {
      case 'circled':
        return `${tie}. Rozstrzygają punkty z kółka: ${x} do ${y}.`;
      case 'crossed-out':
        return `${tie} i tyle samo z kółka. Wyżej jest, kto ma mniej skreśleń: ${x} do ${y}.`;
      case 'shared':
        return `${tie}, tyle samo z kółka i tyle samo skreśleń. Dzielą miejsce.`;
    }
  },
  solo: (off, won) =>
    won
      ? `Razem pomyłki: ${off}. Wolno było 5, więc wygrywasz!`
      : `Razem pomyłki: ${off}. Wolno było 5, więc tym razem lis był sprytniejszy.`,
  others: (n) => `… i jeszcze ${polish(n, 'osoba', 'osoby', 'osób')}`,
};

const rulesOfTheFox = {
  species: 'Lis pyta o coś innego: ile różnych gatunków już się pokazało. Siebie nie liczy.',
  most: 'Lis pyta o coś innego: na ilu kartach pokazało się zwierzę, które widać było najczęściej.',
  single: 'Lis pyta o coś innego: ile było kart z jednym tylko zwierzęciem. Jego karta taką nie jest.',
  cats: 'Lis udaje kota: pyta, ile było kotów, i sam liczy się jako jeden z nich, od tej chwili do końca gry.',
} as const;

const rulesAlone = [
  'Grasz w pojedynkę: na koniec sumujemy, o ile pomyliła się każda z liczb. Razem 5 lub mniej oznacza wygraną. Puste pole to pomyłka o całą odpowiedź.',
];

function rulesTogether(exact: boolean): readonly string[] {
  return [
    exact
      ? 'Punkty daje tylko trafiona liczba: tyle, ile wynosi. Za wysoka jest w dodatku skreślana.'
      : 'Liczba trafiona lub za niska daje tyle punktów, ile wynosi. Za wysoka jest skreślana i nie daje nic.',
    'Raz w grze możesz zakreślić liczbę kółkiem: trafiona liczy się podwójnie, każda inna daje zero.',
    'Najwięcej punktów wygrywa. Przy remisie patrzymy, kto ma więcej z kółka, a potem, kto ma mniej skreśleń.',
  ];
}
