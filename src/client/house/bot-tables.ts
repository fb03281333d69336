import { forget, recall, store } from '../shell/memory.ts';

/** Tables just opened here for a game with bots: they fill up and start by themselves when their page opens. */
export const withBots = new Set<string>();
/** The page may have to be loaded anew on the way there. */
const SLOT = 'bots';
const left = recall(SLOT);
if (left !== undefined) withBots.add(left);
forget(SLOT);

/** Its page will seat bots and start. */
export function layForBots(code: string): void {
  withBots.add(code);
  store(SLOT, code);
}
