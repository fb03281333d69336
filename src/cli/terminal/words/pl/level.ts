import type { LevelNames } from '../level.ts';

export const level: LevelNames = {
  beginner: 'Nowicjusz',
  casual: 'Niedzielny gracz',
  regular: 'Stały bywalec',
  expert: 'Stary wyjadacz',
  master: 'Mistrz',
};
