import type { Same } from '../../../words/speak.ts';
import type { en } from './en.ts';

export const pl: Same<typeof en> = {
  'join.name': 'Twoje imię',
  'join.name.other': 'Imię',
  'join.die': 'Inne imię',
  'join.face': 'Twoja twarz przy stole',
  'face.cactus': 'kaktus',
  'face.mushroom': 'grzyb',
  'face.sunflower': 'słonecznik',
  'face.teapot': 'czajniczek',
  'face.kite': 'latawiec',
  'face.strawberry': 'truskawka',
  'face.rocket': 'rakieta',
  'face.four-leaf-clover': 'koniczyna',
  'face.guitar': 'gitara',
  'face.lemon': 'cytryna',
  'face.balloon': 'balon',
  'face.sailboat': 'żaglówka',
  'join.opens': 'Otwierasz stolik',
  'join.open': 'Otwieram stolik',
  'join.sit': 'Siadam do stołu',
  'join.late': 'Gra już trwa. Usiądź, a zagrasz w następnej.',
  'join.whose': 'Zaprasza {host}',
};
