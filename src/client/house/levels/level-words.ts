import { LEVELS, type Level } from '../../../bots/level.ts';
import { t } from './words/index.ts';

const GAMES = ['rudy', 'mozg', 'ruletka'] as const;

/** What a level is called and what it is like; nothing where nobody has found words for it. */
export function levelWords(game: string, level: string): { readonly name: string; readonly line: string } | undefined {
  const known = LEVELS.find((each): each is Level => each === level);
  const played = GAMES.find((each) => each === game);
  if (known === undefined || played === undefined) return undefined;
  return { name: t(`level.${known}`), line: t(`level.${played}.${known}`) };
}
