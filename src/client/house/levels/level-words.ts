import { saidIfKnown } from '../../words/speak.ts';
import './words/index.ts';

/** What a level is called and what it is like at this game; nothing where nobody has found words for it. */
export function levelWords(game: string, level: string): { readonly name: string; readonly line: string } | undefined {
  const name = saidIfKnown(`level.${level}`);
  const line = saidIfKnown(`level.${game}.${level}`) ?? saidIfKnown(`level.${level}.line`);
  return name === undefined || line === undefined ? undefined : { name, line };
}
