import { SHELF } from '../src/games/shelf.ts';
import type { Kit } from '../src/kernel/laws/kit.ts';

/** Every game as the laws try it: `rules/kit.testing.ts` exports it as `<id>Kit`. */
export const KITS: Readonly<Record<string, Kit>> = Object.fromEntries(
  await Promise.all(SHELF.map(async ({ id }) => [id, await kitOf(id)] as const)),
);

async function kitOf(id: string): Promise<Kit> {
  return ((await import(`../src/games/${id}/rules/kit.testing.ts`)) as Record<string, Kit>)[`${id}Kit`] as Kit;
}
