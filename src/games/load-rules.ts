import type { Game } from '../kernel/contract.ts';
import { SHELF } from './shelf.ts';

/** Fetches the rules of every game, by id: for whoever serves any of them. */
export async function loadRules(): Promise<Readonly<Record<string, Game>>> {
  return Object.fromEntries(await Promise.all(SHELF.map(async ({ id, rules }) => [id, (await rules()).game] as const)));
}
