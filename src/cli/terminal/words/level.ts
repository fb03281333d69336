import { LEVELS, type Level } from '../../../bots/level.ts';

/** What bots' levels are called. */
export type LevelNames = Readonly<Record<Level, string>>;

/** What each of these levels is called and like, once each; nothing of sparring partners, who are no company. */
export function levelLines(
  names: LevelNames,
  lines: Readonly<Record<Level, string>> | undefined,
  levels: readonly string[],
): readonly string[] {
  if (lines === undefined) return [];
  return LEVELS.filter((level) => levels.includes(level)).map((level) => `${names[level]}: ${lines[level]}`);
}
