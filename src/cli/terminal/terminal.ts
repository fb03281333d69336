import type { Level } from '../../bots/level.ts';
import type { GameTypes } from '../../kernel/contract.ts';
import type { Face } from './face.ts';
import type { Language } from './words/index.ts';

/** What bots of each level are like at one game. */
export type LevelLines = Readonly<Record<Language, Readonly<Record<Level, string>>>>;

/** What one game brings for the terminal: `terminal` in its `terminal/index.ts`. */
export interface GameTerminal<T extends GameTypes = GameTypes> {
  readonly face: Face<T>;
  readonly levels?: LevelLines;
  /** For a game whose box may have a deck of its own, the option `deck`. */
  readonly deck?: DeckFile;
  /** Tables worth a line in the help, as they are typed after `stolik play GAME`. */
  readonly examples?: readonly string[];
}

/** How deck files of one game look. */
export interface DeckFile {
  /** How one is written, for the help: the game's name, what is counted, an example. */
  readonly format: readonly string[];
  /** Whether somebody who wrote these keys probably meant this game. */
  looksLike(keys: readonly string[]): boolean;
  /** A right deck in a few lines. */
  summary(deck: unknown): readonly string[];
}
