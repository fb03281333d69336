import type { LevelWords } from '../level.ts';

export const level: LevelWords = {
  names: {
    beginner: 'Beginner',
    casual: 'Sunday player',
    regular: 'Regular',
    expert: 'Old hand',
    master: 'Master',
  },
  lines: {
    rudy: {
      beginner: 'Forgets a card as soon as it is gone, and believes every number it writes.',
      casual: 'Remembers the latest cards and muddles the older ones.',
      regular: 'Keeps track of one species and guesses the rest sensibly.',
      expert: 'Counts well, and knows when it is only guessing.',
      master: 'Is rarely wrong, and wastes no circle.',
    },
    mozg: {
      beginner: 'Plays the first card that fits.',
      casual: 'Gets rid of its cards and does not look at the others.',
      regular: 'Mostly plays the right card, and sometimes gets carried away.',
      expert: 'Knows what every card is worth, and whom to give it to.',
      master: 'Plays hundreds of deals in its head, and remembers what it gave to whom.',
    },
    ruletka: {
      beginner: 'Bets as it comes and trusts everyone.',
      casual: 'Seldom cheats, and does not like high bets.',
      regular: 'Counts the odds, and bluffs now and then.',
      expert: 'Bluffs just enough not to be seen through.',
      master: 'Learns how you lie, and guards every life.',
    },
  },
};
