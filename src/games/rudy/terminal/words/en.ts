import type { Species } from '../../rules/index.ts';
import { english, listed } from '../../../../cli/terminal/words/plural.ts';
import type { RudyWords } from './words.ts';

const FORMS: Readonly<Record<Species, readonly [string, string]>> = {
  hen: ['hen', 'hens'],
  pig: ['pig', 'pigs'],
  bear: ['bear', 'bears'],
  rabbit: ['rabbit', 'rabbits'],
  giraffe: ['giraffe', 'giraffes'],
  zebra: ['zebra', 'zebras'],
  dolphin: ['dolphin', 'dolphins'],
  octopus: ['octopus', 'octopuses'],
  cat: ['cat', 'cats'],
};

const points = (n: number): string => english(n, 'point', 'points');

export const en: RudyWords = {
  title: 'Rudy',
  turn: (turn, of) => `turn ${turn} of ${of}`,
  landscapes: { village: 'village', forest: 'forest', savannah: 'savannah', sea: 'sea' },
  species: {
    hen: 'hen',
    pig: 'pig',
    bear: 'bear',
    rabbit: 'rabbit',
    giraffe: 'giraffe',
    zebra: 'zebra',
    dolphin: 'dolphin',
    octopus: 'octopus',
    cat: 'cat',
  },
  animals: (species, n) => english(n, ...FORMS[species]),
  fox: 'Red Fox',
  howMany: (species) =>
    `How many ${listed(
      'en',
      species.map((each) => FORMS[each][1]),
    )} have shown up so far, this card included?`,
  foxAsks: {
    species: 'The fox asks: how many different species have shown up so far? Leave me out.',
    most: 'The fox asks: on how many cards was the animal that came most often?',
    single: 'The fox asks: how many cards had just one animal on them? Leave mine out.',
    cats: 'The fox asks: how many cats have shown up so far? Today I am a cat too!',
  },
  yourNumbers: 'Your numbers',
  aloud: (name, number) => `Last to write in the turn before: ${name}, ${number}.`,
  yourAloud: (number) => `You were the last to write in the turn before: everyone heard your ${number}.`,
  input: 'A number from 0 to 99',
  inputWithCircle: 'A number from 0 to 99, or circled, such as 5c (once a game)',
  inputCircleSpent: 'A number from 0 to 99 (your circle is used)',
  refusals: {
    malformed: 'Only a whole number from 0 to 99 fits here, such as 7.',
    over: 'The game is over.',
    'already-written': 'You have written your number for this turn, and what is written stays.',
    'no-circle': 'There is no circle when you play alone. Write just the number.',
    'circle-used': 'You can draw only one circle, and yours is on the board already. Write just the number.',
  },
  rules: (options, seats) => [
    'There are 20 cards in the pile: 19 with animals and one Red Fox. They are turned one at a time, and each hides the one before.',
    'Each time you write one number: how many animals like those on this card there have been since the game began. The ones you are looking at count too. A hen and a pig, and it is the second hen and the fourth pig? Write 6.',
    rulesOfTheFox[options.fox],
    ...(seats === 1 ? rulesAlone : rulesTogether(options.scoring === 'exact')),
    ...(options.lastAloud && seats > 1
      ? ['Whoever writes last in a turn has that number told to all in the next.']
      : []),
    ...(options.time !== undefined
      ? [`You have ${english(options.time, 'second', 'seconds')} for each card. After that the field stays empty.`]
      : []),
  ],

  card: (turn, of) => `Card ${turn} of ${of}`,
  wrote: 'Your number:',
  circled: 'circled',
  crossedOut: 'crossed out',
  blank: 'empty',
  sheet: 'Summary sheet',
  answer: (sum, answer) =>
    sum.length === 1 ? `The answer: ${sum.join('')}` : `The answer: ${sum.join(' + ')} = ${answer}`,
  foxAnswer: (answer) => `The answer: ${answer}`,
  off: (by, soFar) => (by === 0 ? `Spot on! Off by ${soFar} in all.` : `Off by ${by}. Off by ${soFar} in all.`),

  result: 'Result',
  pointsOf: points,
  circledPoints: (n) => `${n} from the circle`,
  crossings: (n) => `${n} crossed out`,
  youWin: 'You win! Sly as a fox.',
  wins: (name) => `${name} wins.`,
  shared: (names) => `A shared win: ${listed('en', names)}.`,
  settled: (how, [a, b], score, [x, y]) => {
    const tie = `${a}, ${b}: ${points(score)} each`;
    switch (how) {
      case 'circled':
        return `${tie}. The points from the circle decide: ${x} to ${y}.`;
      case 'crossed-out':
        return `${tie}, and as many from the circle. Fewer numbers crossed out decide: ${x} to ${y}.`;
      case 'shared':
        return `${tie}, as many from the circle and as many crossed out. They share the place.`;
    }
  },
  solo: (off, won) =>
    won
      ? `Off by ${off} in all. Up to 5 was allowed, so you win!`
      : `Off by ${off} in all. Up to 5 was allowed, so this time the fox was slyer.`,
  others: (n) => `… and ${english(n, 'other', 'others')}`,
};

const rulesOfTheFox = {
  species: 'The fox asks something else: how many different species have shown up so far. It leaves itself out.',
  most: 'The fox asks something else: on how many cards the animal seen most often has been.',
  single: 'The fox asks something else: how many cards had one animal only. Its own card is none of them.',
  cats: 'The fox poses as a cat: it asks how many cats there have been and counts as one itself, from then on to the end.',
} as const;

const rulesAlone = [
  'You play alone: at the end we add up how far off each number was. 5 or less in all wins. An empty field is off by the whole answer.',
];

function rulesTogether(exact: boolean): readonly string[] {
  return [
    exact
      ? 'Only a right number scores: as many points as it says. One that is too high is crossed out besides.'
      : 'A number that is right or too low scores as many points as it says. One that is too high is crossed out and scores nothing.',
    'Once a game you may circle a number: if it is right it counts double, otherwise it scores nothing.',
    'Most points win. In a tie, more points from the circle; then fewer numbers crossed out.',
  ];
}
