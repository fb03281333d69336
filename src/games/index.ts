import type { Game } from '../kernel/contract.ts';
import { rudy } from './rudy/index.ts';

/** Every game there is, by its id. */
export const GAMES: Readonly<Record<string, Game>> = { rudy };
