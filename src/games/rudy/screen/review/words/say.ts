import type { FoxQuestion } from '../../../rules/index.ts';
import { words } from '../../../../../client/words/speak.ts';
import { en } from './en.ts';
import { pl } from './pl.ts';

/** Words nobody needs before the twentieth card: they come with the review. */
export const t = words({ en, pl });

const FOX_SUMS = {
  species: 'rudy.sum.species',
  most: 'rudy.sum.most',
  single: 'rudy.sum.single',
  cats: 'rudy.sum.cats',
} as const;

/** What the fox's answer counts, in a word or two. */
export function foxSum(fox: FoxQuestion): string {
  return t(FOX_SUMS[fox]);
}
