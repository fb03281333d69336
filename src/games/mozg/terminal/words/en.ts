import type { MozgWords } from './words.ts';
import type { Person } from '../../../../cli/terminal/words/person.ts';
import { english, listed } from '../../../../cli/terminal/words/plural.ts';

const brains = (n: number): string => english(n, 'brain', 'brains');

/** A sentence about somebody: "You play…" or "Ficus plays…". */
function says(person: Person, you: string, they: string): string {
  return person.isMe ? `You ${you}` : `${person.name} ${they}`;
}

const ANIMALS = (
  'Mosquito Bee Snail Fish Frog Hamster Parrot Hedgehog Spider Turtle ' +
  'Rabbit Mouse Cat Dog Owl Pig Sheep Cow Horse Dinosaur'
).split(' ');

const FACES = { gift: 'gift', steal: 'theft', swap: 'swap', rain: 'rain', brain: 'brain', again: 'again' } as const;
const SIGNS = { rock: 'rock', paper: 'paper', scissors: 'scissors' } as const;

export const en: MozgWords = {
  title: 'Gra o mózg',
  animals: ANIMALS,
  faces: FACES,
  signs: SIGNS,
  signKeys: { rock: 'r', paper: 'p', scissors: 's' },
  swapKeys: { hand: 'h', graveyard: 'g' },
  passKey: 'p',

  round: (round) => `round ${round}`,
  horde: 'Horde',
  emptyHorde: 'empty, anything may be played',
  spiderWaits: 'the Spider waits for a card lower than 8',
  reserve: (n) => `Reserve: ${n}`,
  aside: 'Aside until the round ends',
  hand: 'Your hand',
  graveyard: 'Your graveyard',
  offered: 'New cards',
  nothing: 'nothing',
  counts: (own, hand, graveyard) => `${brains(own)}, ${hand} in hand, ${graveyard} in the graveyard`,
  asks: {
    bury: 'Which of the three new cards do you bury in your graveyard?',
    turn: 'What do you play?',
    keep: 'Which of the two cards drawn do you keep in hand?',
    refill: 'Which cards do you take up from your graveyard?',
    gift: 'A gift! Which card goes into whose graveyard?',
    steal: 'A theft! Whose brain do you take?',
    swap: 'A swap! What do you swap, and with whom?',
    show: 'Rock, paper, scissors! What do you show?',
  },
  types: {
    bury: "The card's value",
    turn: "The card's value; give further copies away by adding players' numbers (7 1 2); p – pass",
    keep: "The card's value",
    refill: "The cards' values, such as 3 12",
    gift: "The card's value and the player's number, such as 4 2",
    steal: "The player's number",
    swap: "h (hand) or g (graveyard) and the player's number, such as h 2",
    show: 'r – rock, p – paper, s – scissors',
  },
  mayRefill: "You may still fill up your hand from the graveyard: u and the cards' values, such as u 3 12.",
  orNot: 'Just Enter: leave your hand as it is.',
  refusals: {
    malformed: 'That makes no sense here. Type it as the hint says.',
    'not-asked': 'It is not your turn.',
    over: 'The game is over.',
    'not-now': 'The question is another one now.',
    'not-of-the-three': 'It must be one of the three new cards.',
    'not-of-the-two': 'It must be one of the two cards drawn.',
    'not-in-hand': 'You have no such card in hand.',
    'not-in-graveyard': 'Your graveyard has not that many of these cards.',
    'too-few-copies': 'You have not that many equal cards.',
    'must-be-higher': 'The card must be higher than the one on top of the Horde.',
    'spider-says-lower-than-8': 'Only a card lower than 8 goes on the Spider.',
    'cannot-pass-on-empty-horde': 'Nobody passes on an empty Horde while holding a card.',
    'wrong-number-of-cards':
      'A hand is filled up to three cards: no less and no more, unless the graveyard is too small.',
    'not-yourself': 'That works on somebody else only.',
    'no-such-opponent': 'There is no player with that number.',
    'graveyard-is-empty': 'That graveyard is empty, so there is nothing to swap for.',
  },
  rules: (options) => [
    'Everybody starts with nine brains. Whoever is rid of all cards, in hand and graveyard, ends the round, and the others lose a brain for each card they have left.',
    'In your turn you play a card higher than the top of the Horde. Of several equal ones, one goes on the Horde, and the others may go into graveyards of opponents.',
    'Whoever passes clears the Horde, loses a brain, draws two cards (one to keep, one for the graveyard) and starts a new Horde.',
    'With fewer than three in hand after your move, you take what is missing from your graveyard.',
    'The Mosquito (0) goes on anything. After the Spider (8) the next card must be lower than 8. The Mouse (11) sets the Horde aside until the round ends and gives another turn. A marshmallow on a card means a roll of the die.',
    'The die: a gift, a stolen brain, a swap of hands or graveyards, a rain of cards into all graveyards, a brain from the pool, another turn.',
    'The game ends when somebody loses their last brain. Most brains win.',
    ...(options.refill === 'forgotten'
      ? ['At this table you must remember to fill up your hand yourself, before the next player moves.']
      : []),
    ...(options.starter === 'rps' ? ['In a tie, rock, paper, scissors decides who starts the round.'] : []),
    ...(options.time === undefined
      ? []
      : [`You have ${english(options.time, 'second', 'seconds')} for each decision.`]),
  ],
  tell(event, who) {
    switch (event.kind) {
      case 'round-began':
        return `Round ${event.round}. ${says(who(event.seat), 'start', 'starts')}.`;
      case 'played': {
        const given = Object.entries(event.give ?? {}).map(([seat, n]) => `${who(Number(seat)).name} ×${n}`);
        const gifts = given.length === 0 ? '' : ` Into graveyards: ${listed('en', given)}.`;
        return `${says(who(event.seat), 'play', 'plays')} ${event.card} (${ANIMALS[event.card] ?? ''}).${gifts}`;
      }
      case 'passed':
        return `${says(who(event.seat), 'pass and lose', 'passes and loses')} a brain.`;
      case 'refilled':
        return `${says(who(event.seat), 'take', 'takes')} ${english(event.cards, 'card', 'cards')} from the graveyard.`;
      case 'rolled':
        return `${says(who(event.seat), 'roll', 'rolls')} the die: ${FACES[event.face]}.`;
      case 'gifted':
        return `${says(who(event.seat), 'slip', 'slips')} a card into a graveyard: ${who(event.to).name}.`;
      case 'stole':
        return `${says(who(event.seat), 'steal', 'steals')} a brain. Robbed: ${who(event.from).name}.`;
      case 'swapped':
        return `${event.what === 'hand' ? 'Hands' : 'Graveyards'} are swapped: ${who(event.seat).name} and ${who(event.with).name}.`;
      case 'rained-on':
        return event.cards === 0 ? undefined : `${says(who(event.seat), 'get', 'gets')} a card into the graveyard.`;
      case 'took-brain':
        return event.brains === 0
          ? 'There are no brains left in the pool.'
          : `${says(who(event.seat), 'gain', 'gains')} a brain.`;
      case 'another-turn':
        return `${says(who(event.seat), 'have', 'has')} another turn.`;
      case 'unplayed':
        return `${says(who(event.seat), 'have', 'has')} nothing to play. The turn ends.`;
      case 'horde-set-aside':
        return `The Horde (${english(event.cards, 'card', 'cards')}) is set aside until the round ends.`;
      case 'reshuffled':
        return 'The Reserve is used up: the discarded cards are shuffled into a new one.';
      case 'round-ended': {
        const paid = event.lost.flatMap((lost, seat) => (lost === 0 ? [] : [`${who(seat).name} −${lost}`]));
        return `The round is over. Brains: ${paid.length === 0 ? 'nobody loses any' : listed('en', paid)}.`;
      }
      case 'shown': {
        const shown = event.signs.flatMap((sign, seat) => (sign === null ? [] : [`${who(seat).name}: ${SIGNS[sign]}`]));
        return `${listed('en', shown)}.`;
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
    passed: 'The last brain was lost by a pass.',
    stolen: 'The last brain was stolen.',
    round: "The last brain was lost at the round's end.",
  },
  rounds: (n) => `${english(n, 'round', 'rounds')} played.`,
  brainsOf: brains,
  result: 'Result',
  youWin: 'You win! A clever head.',
  wins: (name) => `${name} wins.`,
  shared: (names) => `A shared win: ${listed('en', names)}.`,
};
