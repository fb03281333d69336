import type { Game } from '../kernel/contract.ts';
import { mozg } from './mozg/index.ts';
import { rudy } from './rudy/index.ts';
import { ruletka } from './ruletka/index.ts';

/** Every game there is, by its id. */
export const GAMES: Readonly<Record<string, Game>> = { rudy, mozg, ruletka };
