import type { ComponentType } from 'preact';
import type { GameId } from '../house/games.ts';

/** The pictures of one game's rules by their names, made of what its board is made of. */
export type Pictures = Readonly<Record<string, ComponentType>>;

const rooms = import.meta.glob<{ readonly pictures: Pictures }>('../../games/*/book/pictures.tsx');

export async function fetchPictures(game: GameId): Promise<Pictures> {
  const room = rooms[`../../games/${game}/book/pictures.tsx`];
  return room === undefined ? {} : (await room()).pictures;
}
