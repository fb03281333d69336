import type { LevelLines } from '../../../../cli/terminal/terminal.ts';

/** What its bots are like. */
export const LEVEL_LINES: LevelLines = {
  pl: {
    beginner: 'Kładzie pierwszą kartę, która pasuje.',
    casual: 'Pozbywa się kart, a na innych nie patrzy.',
    regular: 'Zwykle zagra, co trzeba, ale czasem da się ponieść.',
    expert: 'Wie, ile warta jest każda karta i komu ją podrzucić.',
    master: 'Rozgrywa w głowie setki rozdań i pamięta, co komu dał.',
  },
  en: {
    beginner: 'Plays the first card that fits.',
    casual: 'Gets rid of its cards and does not look at the others.',
    regular: 'Mostly plays the right card, and sometimes gets carried away.',
    expert: 'Knows what every card is worth, and whom to give it to.',
    master: 'Plays hundreds of deals in its head, and remembers what it gave to whom.',
  },
};
