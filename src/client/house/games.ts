import type { ComponentType } from 'preact';
import { manifestOf } from '../../games/shelf.ts';
import type { Game } from '../../kernel/contract.ts';
import type { BoardProps } from '../board/props.ts';
import { language } from '../words/language.ts';
import { withWords } from '../words/speak.ts';

export type Board = ComponentType<BoardProps<object, object, unknown, unknown>>;

/** A game unpacked: its screen, and its rules for whoever plays it here. */
export interface Unpacked {
  readonly Board: Board;
  readonly game: Game;
}

/** What a game is called; its id where nobody here knows it. */
export function gameName(id: string): string {
  return manifestOf(id)?.name[language.value] ?? id;
}

/** A game's own colours, for whatever is painted in them. */
export function gameColours(id: string): string {
  const colour = manifestOf(id)?.colour;
  return colour === undefined ? '' : `--game:${colour.main};--game-deep:${colour.deep}`;
}

/** Whether it can be played here. */
export function isKnown(id: string): boolean {
  return manifestOf(id) !== undefined;
}

/** The rules alone, without a screen. */
export async function rulesOf(id: string): Promise<Game> {
  const manifest = manifestOf(id);
  if (manifest === undefined) throw new RangeError(`no rules for ${id}`);
  return (await manifest.rules()).game;
}

/** What refuses a move here before the table would. */
export async function refusalOf(id: string): Promise<Game['refusal']> {
  const legal = manifestOf(id)?.legal;
  if (legal !== undefined) return (await legal()).refusal;
  const rules = await rulesOf(id);
  return (seen, seat, move) => rules.refusal(seen, seat, move);
}

/** A game's screen, without waiting for the rules unless it is drawn from them. */
export async function boardOf(id: string): Promise<Board> {
  const manifest = manifestOf(id);
  if (manifest === undefined) throw new RangeError(`no game ${id}`);
  if (manifest.screen === undefined) {
    const [{ genericBoard }, game] = await Promise.all([
      withWords(import('../board/generic/generic-board.tsx')),
      rulesOf(id),
    ]);
    return genericBoard(game, () => gameName(id));
  }
  const { Board } = await withWords(manifest.screen());
  // A board takes its own game's views, and these rules make no others.
  return Board as Board;
}

export async function unpack(id: string): Promise<Unpacked> {
  const [Board, game] = await Promise.all([boardOf(id), rulesOf(id)]);
  return { Board, game };
}
