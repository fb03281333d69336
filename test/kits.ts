import { mozgKit } from '../src/games/mozg/kit.ts';
import { rudyKit } from '../src/games/rudy/kit.ts';
import { ruletkaKit } from '../src/games/ruletka/kit.ts';
import type { Kit } from '../src/kernel/laws/kit.ts';

/** Every game as the laws try it. */
export const KITS: Readonly<Record<string, Kit>> = { rudy: rudyKit, mozg: mozgKit, ruletka: ruletkaKit };
