import type { FoxQuestion } from '../../../rules/index.ts';
import { words } from '../../../../../client/words/speak.ts';
import { en } from './en.ts';
import { pl } from './pl.ts';

/** Words nobody needs before the twentieth card: they come with the review. */
export const t = words({ en, pl });

/** What the fox's answer counts, in a word or two. */
export function foxSum(fox: FoxQuestion): string {
  return t(`rudy.sum.${fox}`);
}
