import type { Same } from '../../../../client/words/speak.ts';
import type { en } from './en.ts';

export const pl: Same<typeof en> = {
  'options.ruletka.pace': 'Tempo',
  'options.ruletka.pace.relaxed': 'Spokojne: czekamy na wszystkich',
  'options.ruletka.pace.standard': 'Zwykłe: na decyzję najwyżej pół minuty',
  'options.ruletka.pace.fast': 'Szybkie: najwyżej piętnaście sekund',
  'options.ruletka.pace.rule':
    'Ostatni moment na oskarżanie trwa dziesięć sekund, a dołączenie do oskarżenia dwie, w każdym tempie. Gdy czas minie, stolik odpowiada za ciebie najostrożniej, jak można: chowa KLIK!, obstawia 1, pasuje.',
  'options.ruletka.target': 'Punkty do wygranej',
  'options.ruletka.target.rule':
    'Po rundzie wygrywa, kto ma co najmniej tyle punktów i więcej niż każdy inny żywy. W pudełku jest 15.',
  'level.ruletka.beginner': 'Obstawia, jak leci, i wierzy każdemu.',
  'level.ruletka.casual': 'Rzadko oszukuje, a wysokich stawek nie lubi.',
  'level.ruletka.regular': 'Liczy szanse i czasem blefuje.',
  'level.ruletka.expert': 'Blefuje akurat tyle, żeby nie dało się go przejrzeć.',
  'level.ruletka.master': 'Uczy się, jak kłamiesz, i pilnuje każdego życia.',
};
