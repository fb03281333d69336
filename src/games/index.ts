import type { Game } from '../kernel/contract.ts';
import { mozg } from './mozg/rules/index.ts';
import { rudy } from './rudy/rules/index.ts';
import { ruletka } from './ruletka/rules/index.ts';

/** Every game there is, by its id. */
export const GAMES: Readonly<Record<string, Game>> = { rudy, mozg, ruletka };
