import type { Same } from '../../../words/speak.ts';
import type { en } from './en.ts';

export const pl: Same<typeof en> = {
  'level.beginner': 'Nowicjusz',
  'level.casual': 'Niedzielny gracz',
  'level.regular': 'Stały bywalec',
  'level.expert': 'Stary wyjadacz',
  'level.master': 'Mistrz',
  'level.rudy.beginner': 'Zapomina, ledwie karta zniknie, i wierzy w każdą swoją liczbę.',
  'level.rudy.casual': 'Pamięta ostatnie karty, a starsze mu się mieszają.',
  'level.rudy.regular': 'Pilnuje jednego gatunku, resztę szacuje z rozsądkiem.',
  'level.rudy.expert': 'Liczy dobrze i wie, kiedy tylko zgaduje.',
  'level.rudy.master': 'Rzadko się myli i nie marnuje kółka.',
  'level.mozg.beginner': 'Kładzie pierwszą kartę, która pasuje.',
  'level.mozg.casual': 'Pozbywa się kart, a na innych nie patrzy.',
  'level.mozg.regular': 'Zwykle zagra, co trzeba, ale czasem da się ponieść.',
  'level.mozg.expert': 'Wie, ile warta jest każda karta i komu ją podrzucić.',
  'level.mozg.master': 'Rozgrywa w głowie setki rozdań i pamięta, co komu dał.',
  'level.ruletka.beginner': 'Stawia, jak leci, i wierzy każdemu.',
  'level.ruletka.casual': 'Rzadko oszukuje, a wysokich stawek nie lubi.',
  'level.ruletka.regular': 'Liczy szanse i czasem blefuje.',
  'level.ruletka.expert': 'Blefuje akurat tyle, żeby nie dało się go przejrzeć.',
  'level.ruletka.master': 'Uczy się, jak kłamiesz, i pilnuje każdego życia.',
};
