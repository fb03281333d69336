import type { Same } from '../../../words/speak.ts';
import type { en } from './en.ts';

export const pl: Same<typeof en> = {
  'tables.title': 'Twoje stoliki',
  'tables.yours': 'Twoja kolej',
  'tables.playing': 'Teraz myślą inni',
  'tables.preparing': 'Właśnie tasujemy',
  'tables.open': 'Czeka na początek',
  'tables.ended': 'Gra skończona',
  'tables.bots': 'z botami',
};
