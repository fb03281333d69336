import type { LevelLines } from '../../../../cli/terminal/terminal.ts';

/** What its bots are like. */
export const LEVEL_LINES: LevelLines = {
  pl: {
    beginner: 'Stawia, jak leci, i wierzy każdemu.',
    casual: 'Rzadko oszukuje, a wysokich stawek nie lubi.',
    regular: 'Liczy szanse i czasem blefuje.',
    expert: 'Blefuje akurat tyle, żeby nie dało się go przejrzeć.',
    master: 'Uczy się, jak kłamiesz, i pilnuje każdego życia.',
  },
  en: {
    beginner: 'Bets as it comes and trusts everyone.',
    casual: 'Seldom cheats, and does not like high bets.',
    regular: 'Counts the odds, and bluffs now and then.',
    expert: 'Bluffs just enough not to be seen through.',
    master: 'Learns how you lie, and guards every life.',
  },
};
