import type { Knob } from '../../../../client/house/options/knobs.ts';
import { words } from '../../../../client/words/speak.ts';
import { en } from './en.ts';
import { pl } from './pl.ts';

words({ en, pl });

export const knobs: readonly Knob[] = [
  { option: 'pace', values: ['relaxed', 'standard', 'fast'], tall: true, clock: true },
  { option: 'target', values: [15, 10, 12, 20, 30] },
];
