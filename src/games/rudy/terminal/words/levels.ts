import type { LevelLines } from '../../../../cli/terminal/terminal.ts';

/** What its bots are like. */
export const LEVEL_LINES: LevelLines = {
  pl: {
    beginner: 'Zapomina, ledwie karta zniknie, i wierzy w każdą swoją liczbę.',
    casual: 'Pamięta ostatnie karty, a starsze mu się mieszają.',
    regular: 'Pilnuje jednego gatunku, resztę szacuje z rozsądkiem.',
    expert: 'Liczy dobrze i wie, kiedy tylko zgaduje.',
    master: 'Rzadko się myli i nie marnuje kółka.',
  },
  en: {
    beginner: 'Forgets a card as soon as it is gone, and believes every number it writes.',
    casual: 'Remembers the latest cards and muddles the older ones.',
    regular: 'Keeps track of one species and guesses the rest sensibly.',
    expert: 'Counts well, and knows when it is only guessing.',
    master: 'Is rarely wrong, and wastes no circle.',
  },
};
