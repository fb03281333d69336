import { mozgKit } from '../src/games/mozg/rules/kit.testing.ts';
import { rudyKit } from '../src/games/rudy/rules/kit.testing.ts';
import { ruletkaKit } from '../src/games/ruletka/rules/kit.testing.ts';
import type { Kit } from '../src/kernel/laws/kit.ts';

/** Every game as the laws try it. */
export const KITS: Readonly<Record<string, Kit>> = { rudy: rudyKit, mozg: mozgKit, ruletka: ruletkaKit };
