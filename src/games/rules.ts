import type { Game } from '../kernel/contract.ts';
import { SHELF } from './shelf.ts';

/** The rules of every game at hand, by id: for whoever serves any of them. */
export const GAMES: Readonly<Record<string, Game>> = Object.fromEntries(
  await Promise.all(SHELF.map(async ({ id, rules }) => [id, (await rules()).game] as const)),
);
