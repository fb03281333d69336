import type { Same } from '../../../../../client/words/speak.ts';
import type { en } from './en.ts';

export const pl: Same<typeof en> = {
  'tip.ruletka.pocket': 'Schować pocisk to oszustwo: dozwolone.',
  'tip.ruletka.bet': 'Nikt nie padnie? Punkty: stawka i jeden.',
  'tip.ruletka.accuse': 'Pomyłka? Pocisk trafia do twojej broni.',
};
