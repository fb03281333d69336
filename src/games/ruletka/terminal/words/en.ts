import type { ActionCard, CardMove } from '../../rules/index.ts';
import type { Person, Who } from '../../../../cli/terminal/words/person.ts';
import { english, listed } from '../../../../cli/terminal/words/plural.ts';
import type { RuletkaWords } from './words.ts';

const points = (n: number): string => english(n, 'point', 'points');

function says(person: Person, you: string, they: string): string {
  return person.isMe ? `You ${you}` : `${person.name} ${they}`;
}

const GUN = { click: 'CLICK', bullet: 'BULLET' } as const;

const CARDS: Readonly<Record<ActionCard, string>> = {
  peeper: 'Peeper!',
  'pat-down': 'Pat-down',
  nerves: 'Nerves of steel',
  raise: 'Raise the stakes!',
  'weak-knees': 'Weak knees',
  'swapped-dice': 'Swapped dice',
  'spin-again': 'Spin again!',
  dud: 'Dud',
  gift: 'Gift for a comrade',
  'air-gun': 'Air gun',
  'shoot-somebody': 'Shoot somebody!',
  'bang-bang': 'Bang bang!',
  'change-of-aim': 'Change of aim',
  bribe: 'Bribe',
};

/** A card with whom it is played on. */
function played(move: CardMove, who: Who): string {
  const name = CARDS[move.card];
  const target = (seat: number): string => (who(seat).isMe ? 'you' : who(seat).name);
  switch (move.card) {
    case 'nerves':
      return `${name}: a bet of ${move.bet}`;
    case 'swapped-dice':
      return `${name}: ${target(move.on)} and ${target(move.and)}`;
    case 'bang-bang':
      return `${name}: at ${target(move.at)}`;
    case 'change-of-aim':
      return `${name}: the gun of ${target(move.on)} at ${target(move.at)}`;
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

export const en: RuletkaWords = {
  title: 'Rosyjska Ruletka. Mistrzostwa Świata',
  round: (round, target) => `round ${round}, up to ${target}`,
  phases: {
    loading: 'loading',
    spinning: 'spinning',
    betting: 'betting',
    bids: 'bets revealed',
    accusing: 'accusing',
    accused: 'an accusation',
    shot: 'before the shot',
    bullet: 'a bullet flies',
    showOff: 'showing off',
    over: 'over',
  },
  gunCards: GUN,
  cards: CARDS,
  does: {
    peeper: "you see the first three cards of somebody's gun",
    'pat-down': "you look into somebody's pocket",
    nerves: 'you set your bet anew',
    raise: "somebody's bet grows by 1",
    'weak-knees': "somebody's bet shrinks by 1",
    'swapped-dice': 'two bets change places',
    'spin-again': "somebody's gun is shuffled",
    dud: 'the bullet flying at you turns out to be a CLICK',
    gift: "a bullet replaces a CLICK in somebody's gun",
    'air-gun': 'you fire the next shot into the air',
    'shoot-somebody': 'everyone shooting must aim at somebody else',
    'bang-bang': 'you fire the next shot at somebody else',
    'change-of-aim': 'you choose whom somebody else shoots at',
    bribe: 'the accusation is void, and the pocket stays hidden',
  },
  standing: (score, lives, bullets, hand) =>
    `${points(score)} · characters: ${lives} · bullets: ${bullets} · cards: ${hand}`,
  bet: (bet) => `bets ${bet}`,
  out: 'out of the round',
  dead: 'out of the game',
  aimsAt: (name) => `aims at: ${name}`,
  intoTheAir: 'aims into the air',
  yourGun: (click, bullet) => `In your gun: CLICK ×${click}, BULLET ×${bullet}`,
  yourPocket: (card) => `In your pocket: ${GUN[card]}`,
  yourHand: 'Your cards',
  noCards: 'none',
  peeped: (name, cards) => `Peeped – ${name}: ${cards}`,
  pattedDown: (name, card) => `In the pocket – ${name}: ${card}`,
  asks: {
    loading: 'Which card goes into your pocket? A BULLET is cheating, and allowed.',
    spinning: "Shall anybody's gun be spun again?",
    betting: 'How many shots do you bet on?',
    bids: 'The bets are revealed. Do you want to change anything?',
    accusing: 'Is anybody cheating?',
    accused: 'There is an accusation. What do you do?',
    shot: 'A shot is about to be fired. What do you do?',
    bullet: 'A bullet is coming straight at you! What do you do?',
    showOff: 'Only your captain is left. Do you take the win, or show off?',
  },
  choose: 'A letter',
  chooseBet: 'A number from 0 to 5, or a letter',
  move(move, who) {
    if ('card' in move) return played(move, who);
    if ('pocket' in move) return `pocket a ${GUN[move.pocket]}`;
    if ('spin' in move) return `spin: ${who(move.spin).name}`;
    if ('ready' in move) return 'ready';
    if ('bet' in move) return `bet: ${english(move.bet, 'shot', 'shots')}`;
    if ('accuse' in move) return `accuse: ${who(move.accuse).name}`;
    if ('lastCall' in move) return 'last call: 10 seconds for the others';
    if ('pass' in move) return 'nothing, go on';
    if ('aim' in move) return `aim: ${who(move.aim).name}`;
    return 'take' in move ? 'take the win' : 'show off and fire the rest';
  },
  malformed: 'Choose one of the letters in the list.',
  rules: (options) => [
    'Everybody has a team of four, the captain last, and a water pistol of seven cards: six CLICKs and one BULLET.',
    'First you pocket one card. Pocketing a BULLET is cheating: a safer gun, until somebody looks into your pocket. The rest is shuffled.',
    'Then all bet secretly how many shots they will stand: 0 to 5.',
    'Once a round you may accuse somebody. A BULLET in the pocket: the accusers take three action cards each, and the cheat loses a character. A CLICK: the accused takes cards, and each accuser gets a bullet into the gun.',
    'At last the shots: whoever bet that many turns a card of the gun. A BULLET costs a character and puts you out of the round.',
    `Whoever lost nobody in the round scores the bet and one more. The first alone at the top with ${points(options.target)} wins, or whoever has the only captain alive.`,
    'While accusing, passing only says that nobody need wait for you: an accusation or a card brings the question back. Others have two seconds to join an accusation, and so have you.',
    'Action cards are played when the list offers them. It shows only what may be done at that moment.',
  ],
  tell(event, who) {
    switch (event.kind) {
      case 'spun':
        return `${says(who(event.seat), 'spin', 'spins')} a gun: ${who(event.on).name}.`;
      case 'revealed': {
        const bets = event.bets.flatMap((bet, seat) => (bet === null ? [] : [`${who(seat).name} ${bet}`]));
        return `The bets: ${listed('en', bets)}.`;
      }
      case 'played':
        return `${says(who(event.seat), 'play', 'plays')} ${played(event.move, who)}.`;
      case 'last-call':
        return `${says(who(event.seat), 'announce', 'announces')} the last call!`;
      case 'accused':
        return `${says(who(event.seat), 'accuse', 'accuses')} somebody: ${who(event.on).name}.`;
      case 'joined':
        return `${says(who(event.seat), 'join', 'joins')} the accusation.`;
      case 'shown':
        return `${says(who(event.seat), 'show a pocket', 'shows a pocket')}: ${GUN[event.card]}.`;
      case 'drew':
        return `${says(who(event.seat), 'take', 'takes')} ${english(event.count, 'action card', 'action cards')}.`;
      case 'bullet-added':
        return `${who(event.seat).name}: one more bullet in the gun.`;
      case 'aimed':
        return `${says(who(event.seat), 'aim', 'aims')} at somebody: ${who(event.at).name}.`;
      case 'fired': {
        const guns = event.guns.map(({ seat, card, at }) => {
          const target = at === seat ? '' : at === 'air' ? ' into the air' : ` → ${who(at).name}`;
          return `${who(seat).name} ${GUN[card]}${target}`;
        });
        return `Three, two, one… shot ${event.shot}! ${guns.join(', ')}.`;
      }
      case 'lost':
        return event.lives === 0
          ? `${says(who(event.seat), 'lose', 'loses')} the captain, and that is the end for this team.`
          : `${says(who(event.seat), 'lose', 'loses')} a character. Left: ${event.lives}.`;
      case 'show-off':
        return `${says(who(event.seat), 'show', 'shows')} off!`;
      case 'scored':
        return `${who(event.seat).name}: +${points(event.points)}.`;
      case 'round':
        return `Round ${event.round} begins.`;
      case 'reshuffled':
        return 'The action cards are shuffled anew.';
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
    captain: 'One captain is left alive.',
    points: 'The points decided.',
    nobody: 'No captain is left.',
  },
  rounds: (n) => `${english(n, 'round', 'rounds')} begun.`,
  pointsOf: points,
  result: 'Result',
  youWin: 'You win! The world championship is yours.',
  wins: (name) => `${name} wins.`,
  shared: (names) => `A shared win: ${listed('en', names)}.`,
  nobody: 'Nobody wins.',
};
