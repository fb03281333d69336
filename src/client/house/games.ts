import type { ComponentType } from 'preact';
import type { Game } from '../../kernel/contract.ts';
import type { BoardProps } from '../board/props.ts';

/** The games on the shelf, in the order they stand there. */
export const SHELF = ['rudy', 'mozg', 'ruletka'] as const;
export type GameId = (typeof SHELF)[number];

export const MINUTES: Readonly<Record<GameId, number>> = { rudy: 15, mozg: 15, ruletka: 25 };

export function isOnShelf(game: string): game is GameId {
  return SHELF.some((each) => each === game);
}

export type Board = ComponentType<BoardProps<object, object, unknown, unknown>>;

/** A game unpacked: its screen, and its rules for answers without the network. */
export interface Unpacked {
  readonly Board: Board;
  readonly game: Game;
}

const boards = import.meta.glob<Readonly<Record<string, Board>>>('../../games/*/screen/board.tsx');
const rules = import.meta.glob<Readonly<Record<string, unknown>>>('../../games/*/rules/index.ts');
const NAMES: Readonly<Record<GameId, string>> = { rudy: 'RudyBoard', mozg: 'MozgBoard', ruletka: 'RuletkaBoard' };

/** Whether there is a screen for it. */
export function isDrawn(game: string): boolean {
  return `../../games/${game}/screen/board.tsx` in boards && `../../games/${game}/rules/index.ts` in rules;
}

/** The rules alone, without a screen. */
export async function rulesOf(game: GameId): Promise<Game> {
  const rule = rules[`../../games/${game}/rules/index.ts`];
  if (rule === undefined) throw new RangeError(`no rules for ${game}`);
  return (await rule())[game] as Game;
}

export async function unpack(game: GameId): Promise<Unpacked> {
  const board = boards[`../../games/${game}/screen/board.tsx`];
  if (board === undefined) throw new RangeError(`no screen for ${game}`);
  const [screens, known] = await Promise.all([board(), rulesOf(game)]);
  const Board = screens[NAMES[game]];
  if (Board === undefined) throw new RangeError(`no board in the screen of ${game}`);
  return { Board, game: known };
}
