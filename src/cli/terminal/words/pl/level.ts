import type { LevelWords } from '../level.ts';

export const level: LevelWords = {
  names: {
    beginner: 'Nowicjusz',
    casual: 'Niedzielny gracz',
    regular: 'Stały bywalec',
    expert: 'Stary wyjadacz',
    master: 'Mistrz',
  },
  lines: {
    rudy: {
      beginner: 'Zapomina, ledwie karta zniknie, i wierzy w każdą swoją liczbę.',
      casual: 'Pamięta ostatnie karty, a starsze mu się mieszają.',
      regular: 'Pilnuje jednego gatunku, resztę szacuje z rozsądkiem.',
      expert: 'Liczy dobrze i wie, kiedy tylko zgaduje.',
      master: 'Rzadko się myli i nie marnuje kółka.',
    },
    mozg: {
      beginner: 'Kładzie pierwszą kartę, która pasuje.',
      casual: 'Pozbywa się kart, a na innych nie patrzy.',
      regular: 'Zwykle zagra, co trzeba, ale czasem da się ponieść.',
      expert: 'Wie, ile warta jest każda karta i komu ją podrzucić.',
      master: 'Rozgrywa w głowie setki rozdań i pamięta, co komu dał.',
    },
    ruletka: {
      beginner: 'Stawia, jak leci, i wierzy każdemu.',
      casual: 'Rzadko oszukuje, a wysokich stawek nie lubi.',
      regular: 'Liczy szanse i czasem blefuje.',
      expert: 'Blefuje akurat tyle, żeby nie dało się go przejrzeć.',
      master: 'Uczy się, jak kłamiesz, i pilnuje każdego życia.',
    },
  },
};
