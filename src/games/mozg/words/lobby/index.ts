import type { Knob } from '../../../../client/house/options/knobs.ts';
import { words } from '../../../../client/words/speak.ts';
import { en } from './en.ts';
import { pl } from './pl.ts';

words({ en, pl });

export const knobs: readonly Knob[] = [
  { option: 'refill', values: ['kept', 'forgotten'], tall: true },
  { option: 'starter', values: ['draw', 'rps'] },
  { option: 'time', values: [undefined, 10, 20, 30, 60], clock: true },
];
