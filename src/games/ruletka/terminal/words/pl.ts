import type { ActionCard, CardMove } from '../../rules/index.ts';
import type { Person, Who } from '../../../../cli/terminal/words/person.ts';
import { listed, polish } from '../../../../cli/terminal/words/plural.ts';
import type { RuletkaWords } from './words.ts';

const points = (n: number): string => polish(n, 'punkt', 'punkty', 'punktów');
const shots = (n: number): string => polish(n, 'strzał', 'strzały', 'strzałów');

function says(person: Person, you: string, they: string): string {
  return person.isMe ? you : `${person.name} ${they}`;
}

const GUN = { click: 'KLIK!', bullet: 'POCISK' } as const;

const CARDS: Readonly<Record<ActionCard, string>> = {
  peeper: 'Podglądacz!',
  'pat-down': 'Rewizja osobista',
  nerves: 'Zimna krew',
  raise: 'Podbij stawkę!',
  'weak-knees': 'Miękkie kolana',
  'swapped-dice': 'Zamiana kości',
  'spin-again': 'Zakręć jeszcze raz!',
  dud: 'Niewypał',
  gift: 'Prezent dla kolegi',
  'air-gun': 'Wiatrówka',
  'shoot-somebody': 'Zastrzel kogoś!',
  'bang-bang': 'Pif Paf!',
  'change-of-aim': 'Zmiana celu',
  bribe: 'Łapówka dla sędziego',
};

/** Karta z tym, na kogo jest zagrana. */
function played(move: CardMove, who: Who): string {
  const name = CARDS[move.card];
  const target = (seat: number): string => (who(seat).isMe ? 'Ty' : who(seat).name);
  switch (move.card) {
    case 'nerves':
      return `${name}: stawka ${move.bet}`;
    case 'swapped-dice':
      return `${name}: ${target(move.on)} i ${target(move.and)}`;
    case 'bang-bang':
      return `${name}: cel – ${target(move.at)}`;
    case 'change-of-aim':
      return `${name}: strzela ${target(move.on)}, cel – ${target(move.at)}`;
    case 'dud':
    case 'air-gun':
    case 'shoot-somebody':
    case 'bribe':
      return name;
    case 'peeper':
    case 'pat-down':
    case 'raise':
    case 'weak-knees':
    case 'spin-again':
    case 'gift':
      return `${name}: ${target(move.on)}`;
  }
}

export const pl: RuletkaWords = {
  title: 'Rosyjska Ruletka. Mistrzostwa Świata',
  round: (round, target) => `runda ${round}, gramy do ${target}`,
  phases: {
    loading: 'ładowanie',
    spinning: 'kręcenie',
    betting: 'obstawianie',
    bids: 'stawki odkryte',
    accusing: 'wyzwania',
    accused: 'oskarżenie',
    shot: 'przed strzałem',
    bullet: 'pocisk leci',
    showOff: 'popis',
    over: 'koniec',
  },
  gunCards: GUN,
  cards: CARDS,
  does: {
    peeper: 'widzisz trzy wierzchnie karty czyjegoś magazynka',
    'pat-down': 'zaglądasz komuś do kieszeni',
    nerves: 'ustawiasz swoją stawkę od nowa',
    raise: 'czyjaś stawka rośnie o 1',
    'weak-knees': 'czyjaś stawka spada o 1',
    'swapped-dice': 'dwie stawki zamieniają się miejscami',
    'spin-again': 'czyjś magazynek jest tasowany',
    dud: 'pocisk, który leci w Ciebie, okazuje się kartą KLIK!',
    gift: 'do czyjegoś magazynka trafia POCISK zamiast karty KLIK!',
    'air-gun': 'najbliższy strzał oddajesz w powietrze',
    'shoot-somebody': 'wszyscy strzelający celują w kogoś innego',
    'bang-bang': 'najbliższy strzał oddajesz w kogoś innego',
    'change-of-aim': 'wybierasz, w kogo strzela ktoś inny',
    bribe: 'oskarżenie przepada, a kieszeń zostaje zakryta',
  },
  standing: (score, lives, bullets, hand) =>
    `${points(score)} · postacie: ${lives} · pociski: ${bullets} · karty: ${hand}`,
  bet: (bet) => `stawka ${bet}`,
  out: 'poza rundą',
  dead: 'poza grą',
  aimsAt: (name) => `celuje: ${name}`,
  intoTheAir: 'celuje w powietrze',
  yourGun: (click, bullet) => `W twoim magazynku: KLIK! ×${click}, POCISK ×${bullet}`,
  yourPocket: (card) => `W kieszeni: ${GUN[card]}`,
  yourHand: 'Twoje karty',
  noCards: 'brak',
  peeped: (name, cards) => `Podejrzane – ${name}: ${cards}`,
  pattedDown: (name, card) => `W kieszeni – ${name}: ${card}`,
  asks: {
    loading: 'Którą kartę chowasz do kieszeni? POCISK to oszustwo, ale wolno.',
    spinning: 'Kręcimy jeszcze czyimś magazynkiem?',
    betting: 'Ile strzałów obstawiasz?',
    bids: 'Stawki są odkryte. Chcesz coś zmienić?',
    accusing: 'Czy ktoś tu oszukuje?',
    accused: 'Padło oskarżenie. Co robisz?',
    shot: 'Zaraz padnie strzał. Co robisz?',
    bullet: 'Pocisk leci prosto w ciebie! Co robisz?',
    showOff: 'Został tylko twój Kapitan. Bierzesz wygraną czy się popisujesz?',
  },
  choose: 'Litera',
  chooseBet: 'Liczba od 0 do 5 albo litera',
  move(move, who) {
    if ('card' in move) return played(move, who);
    if ('pocket' in move) return `do kieszeni ${GUN[move.pocket]}`;
    if ('spin' in move) return `zakręć: ${who(move.spin).name}`;
    if ('ready' in move) return 'gotowe';
    if ('bet' in move) return `stawka: ${shots(move.bet)}`;
    if ('accuse' in move) return `oskarż: ${who(move.accuse).name}`;
    if ('lastCall' in move) return 'ostatni moment: pozostali mają 10 sekund';
    if ('pass' in move) return 'nic, gramy dalej';
    if ('aim' in move) return `celuj: ${who(move.aim).name}`;
    return 'take' in move ? 'biorę wygraną' : 'popisuję się i strzelam do końca';
  },
  malformed: 'Wybierz jedną z liter z listy.',
  rules: (options) => [
    'Każdy ma drużynę: trzech Zawodników i Kapitana, który pada ostatni, oraz pistolet na wodę z magazynkiem z siedmiu kart: sześć to KLIK!, jedna to POCISK.',
    'Najpierw chowasz jedną kartę do kieszeni. Schowanie POCISKU to oszustwo: broń jest bezpieczniejsza, dopóki nikt nie zajrzy do kieszeni. Resztę magazynka się tasuje.',
    'Potem wszyscy w tajemnicy obstawiają, ile strzałów oddadzą: od 0 do 5.',
    'Raz w rundzie możesz kogoś oskarżyć. POCISK w kieszeni: oskarżyciele biorą po trzy karty akcji, a przyłapany traci postać. KLIK!: oskarżony bierze karty, a do magazynków oskarżycieli trafia po pocisku.',
    'Wreszcie strzały: kto tyle obstawił, odkrywa wierzchnią kartę swojego magazynka. POCISK kosztuje postać i wyłącza z rundy.',
    `Kto w rundzie nikogo nie stracił, dostaje punkty: stawkę i jeszcze jeden. Wygrywa, kto pierwszy ma ${points(options.target)} i nikt nie ma tyle samo, albo kto jako jedyny ma żywego Kapitana.`,
    'W Fazie Wyzwań pas znaczy tylko, że nikt nie musi na ciebie czekać: po oskarżeniu albo karcie pytanie wraca. Na dołączenie do oskarżenia inni mają dwie sekundy i ty też.',
    'Karty akcji gra się wtedy, gdy są na liście. Lista pokazuje tylko to, co w tej chwili wolno.',
  ],
  tell(event, who) {
    switch (event.kind) {
      case 'spun':
        return `${says(who(event.seat), 'Kręcisz', 'kręci')} magazynkiem. Czyim: ${who(event.on).name}.`;
      case 'revealed': {
        const bets = event.bets.flatMap((bet, seat) => (bet === null ? [] : [`${who(seat).name} ${bet}`]));
        return `Stawki: ${listed('pl', bets)}.`;
      }
      case 'played':
        return `${says(who(event.seat), 'Zagrywasz', 'zagrywa')} kartę ${played(event.move, who)}.`;
      case 'last-call':
        return `${says(who(event.seat), 'Ogłaszasz', 'ogłasza')} ostatni moment na oskarżanie!`;
      case 'accused':
        return `${says(who(event.seat), 'Oskarżasz', 'oskarża')}! Kogo: ${who(event.on).name}.`;
      case 'joined':
        return `${says(who(event.seat), 'Przyłączasz', 'przyłącza')} się do oskarżenia.`;
      case 'shown':
        return `${says(who(event.seat), 'Pokazujesz', 'pokazuje')} kieszeń: ${GUN[event.card]}.`;
      case 'drew':
        return `${says(who(event.seat), 'Bierzesz', 'bierze')} karty akcji: ${event.count}.`;
      case 'bullet-added':
        return `${who(event.seat).name}: o jeden pocisk więcej w magazynku.`;
      case 'aimed':
        return `${says(who(event.seat), 'Celujesz', 'celuje')}. Cel: ${who(event.at).name}.`;
      case 'fired': {
        const guns = event.guns.map(({ seat, card, at }) => {
          const target = at === seat ? '' : at === 'air' ? ' w powietrze' : ` → ${who(at).name}`;
          return `${who(seat).name} ${GUN[card]}${target}`;
        });
        return `Trzy, dwa, jeden… strzał ${event.shot}! ${guns.join(', ')}.`;
      }
      case 'lost':
        return event.lives === 0
          ? `${says(who(event.seat), 'Tracisz', 'traci')} Kapitana i to koniec gry dla tej drużyny.`
          : `${says(who(event.seat), 'Tracisz', 'traci')} postać. Zostało: ${event.lives}.`;
      case 'show-off':
        return `${says(who(event.seat), 'Popisujesz', 'popisuje')} się!`;
      case 'scored':
        return `${who(event.seat).name}: +${points(event.points)}.`;
      case 'round':
        return `Zaczyna się runda ${event.round}.`;
      case 'reshuffled':
        return 'Karty akcji zostały potasowane na nowo.';
      case 'pocketed':
      case 'loaded':
      case 'ready':
      case 'bet':
      case 'passed':
      case 'no-bullet-added':
      case 'take':
      case 'finished':
        return undefined;
    }
  },

  reasons: {
    captain: 'Został jeden żywy Kapitan.',
    points: 'Rozstrzygnęły punkty.',
    nobody: 'Nie został żaden Kapitan.',
  },
  rounds: (n) => `Zaczęto ${polish(n, 'rundę', 'rundy', 'rund')}.`,
  pointsOf: points,
  result: 'Wynik',
  youWin: 'Wygrywasz! Mistrzostwo świata jest twoje.',
  wins: (name) => `Wygrywa ${name}.`,
  shared: (names) => `Wspólna wygrana: ${listed('pl', names)}.`,
  nobody: 'Nikt nie wygrywa.',
};
