import type { LevelNames } from '../level.ts';

export const level: LevelNames = {
  beginner: 'Beginner',
  casual: 'Sunday player',
  regular: 'Regular',
  expert: 'Old hand',
  master: 'Master',
};
