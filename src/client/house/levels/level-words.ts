import { saidIfKnown, words } from '../../words/speak.ts';
import { en } from './words/en.ts';
import { pl } from './words/pl.ts';

words({ en, pl });

/** What a level is called and what it is like at this game; nothing where nobody has found words for it. */
export function levelWords(game: string, level: string): { readonly name: string; readonly line: string } | undefined {
  // The five names and `random`, and any that a game's own words know.
  const name = saidIfKnown(`level.${level}`);
  const line = saidIfKnown(`level.${game}.${level}`) ?? saidIfKnown(`level.${level}.line`);
  return name === undefined || line === undefined ? undefined : { name, line };
}
