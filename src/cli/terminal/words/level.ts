import { LEVELS, type Level } from '../../../bots/level.ts';

/** What bots' levels are called, and what each is like at a game. */
export interface LevelWords {
  readonly names: Readonly<Record<Level, string>>;
  readonly lines: Readonly<Record<'rudy' | 'mozg' | 'ruletka', Readonly<Record<Level, string>>>>;
}

/** What each of these levels is called and like, once each; nothing of sparring partners, who are no company. */
export function levelLines({ names, lines }: LevelWords, game: string, levels: readonly string[]): readonly string[] {
  const here = Object.hasOwn(lines, game) ? lines[game as keyof typeof lines] : undefined;
  if (here === undefined) return [];
  return LEVELS.filter((level) => levels.includes(level)).map((level) => `${names[level]}: ${here[level]}`);
}
