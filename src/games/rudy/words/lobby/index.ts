import type { Knob } from '../../../../client/house/options/knobs.ts';
import { words } from '../../../../client/words/speak.ts';
import { en } from './en.ts';
import { pl } from './pl.ts';

words({ en, pl });

export const knobs: readonly Knob[] = [
  { option: 'fox', values: ['species', 'most', 'single', 'cats'], tall: true },
  { option: 'scoring', values: ['standard', 'exact'], tall: true },
  { option: 'time', values: [undefined, 10, 20, 30, 60], clock: true },
  { option: 'lastAloud', values: [false, true] },
  { option: 'deck', values: ['standard', 'even'] },
];
